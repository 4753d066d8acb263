/** Rows with an equal value of one column. */
export interface RowGroup {
  /** The value as JSON: unique among the groups. */
  key: string;
  value: unknown;
  rows: readonly string[];
}

/** Rows in groups, in the order in which their values come first; rows keep their order. */
export function groupRows(rows: readonly string[], valueOf: (row: string) => unknown): RowGroup[] {
  const groups = new Map<string, { value: unknown; rows: string[] }>();
  for (const row of rows) {
    const value = valueOf(row);
    const key = JSON.stringify(isNothing(value) ? null : value);
    const group = groups.get(key) ?? { value, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

/** What a grid draws below each other: a group’s head, or a row with its place among all rows. */
export type GridLine = { group: RowGroup } | { row: string; index: number };

/** The lines of a grid whose rows stand in groups. */
export function linesOf(groups: readonly RowGroup[]): GridLine[] {
  let index = 0;
  return groups.flatMap((group): GridLine[] => [{ group }, ...group.rows.map((row) => ({ row, index: index++ }))]);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
