import { type FieldAccess } from '../validation/FieldAccess.js';

/**
 * What the form codes of a page allow: the code `price` to set the field, `price:read` to read it, neither nothing. A
 * column `visitors.count` has codes like a field, and never more than its subtable; where the page has codes for none of
 * the subtable's columns, they go with it. More codes never show less.
 */
export function fieldAccessOf({ canField, hasColumnCodes }: FormRights): (path: string) => FieldAccess {
  const byCode = (code: string): FieldAccess =>
    canField(code) ? 'write' : canField(`${code}:read`) ? 'read' : 'hidden';
  return (path) => {
    const [table = '', column] = path.split('.');
    const ofTable = byCode(table);
    // a column that was stored without a name has no value, and so no code
    if (column === undefined || column.startsWith('#') || !hasColumnCodes(table)) return ofTable;
    const own = byCode(path);
    return RANK[own] < RANK[ofTable] ? own : ofTable;
  };
}

const RANK: Readonly<Record<FieldAccess, number>> = { hidden: 0, read: 1, write: 2 };

/** What somebody has of the form codes of a page. */
export interface FormRights {
  /** Whether they have a code. */
  canField: (code: string) => boolean;
  /** Whether the columns of a subtable are given one by one. That is what the page offers, whoever has which of its codes. */
  hasColumnCodes: (table: string) => boolean;
}

/** Subtables of which form codes name columns: `visitors` of `visitors.count:read`. */
export function tablesWithColumnCodes(codes: Iterable<string>): Set<string> {
  return new Set([...codes].filter((code) => code.includes('.')).map((code) => code.slice(0, code.indexOf('.'))));
}
