/** Most of each that one document may hold; the codec refuses more, edits do not go there. */
export const DOCUMENT_LIMITS = {
  fields: 500,
  /** Containers and panels. */
  nodes: 1000,
  /** Containers inside of each other. */
  depth: 20,
  /** Columns of one subtable. */
  columns: 100,
} as const;
