/** What a person may do with a field or column: not know of it, read it, or set it. */
export type FieldAccess = 'hidden' | 'read' | 'write';
