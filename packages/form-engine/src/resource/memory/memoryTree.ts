import { type ModelRow } from '../modelResource.js';
import { type TreePart } from '../types.js';

/** Whether a record belongs to a part of the tree of all records. */
export function isInTree(row: ModelRow, rows: readonly ModelRow[], { field, part, parent }: TreePart): boolean {
  const above = row[field] ?? '';
  if (part === 'found') return true;
  if (part === 'below') return above === parent && above !== row.id;
  if (part === 'roots') return above === '';
  return above !== '' && (above === row.id || !rows.some(({ id }) => id === above));
}

/** Records with how many stand below each. */
export function withCounts(page: readonly ModelRow[], rows: readonly ModelRow[], { field }: TreePart): ModelRow[] {
  return page.map((row) => ({
    ...row,
    _children: rows.filter((other) => other[field] === row.id && other.id !== row.id).length,
  }));
}

/** The records above some, each once. */
export function rowsAbove(page: readonly ModelRow[], rows: readonly ModelRow[], { field }: TreePart): ModelRow[] {
  const found = new Map<string, ModelRow>();
  const pageIds = new Set(page.map(({ id }) => id));
  for (const first of page) {
    let next = rows.find(({ id }) => id === first[field]);
    while (next && !found.has(next.id)) {
      found.set(next.id, next);
      const { [field]: above } = next;
      next = rows.find(({ id }) => id === above);
    }
  }
  return [...found.values()].filter(({ id }) => !pageIds.has(id));
}
