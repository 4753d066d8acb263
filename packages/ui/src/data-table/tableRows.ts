/**
 * Rows in the order in which they are drawn. Rows of a flat list are laid out when they are asked for, so a hundred
 * thousand of them cost nothing until they come into view.
 */
export interface TableRows<Row> {
  count: number;
  at: (index: number) => LaidOutRow<Row> | undefined;
  /** Index of a key, -1 for a row that is not here. */
  indexOf: (key: string) => number;
}

export interface LaidOutRow<Row> {
  key: string;
  /** For the head of a group: its first row. */
  row: Row;
  depth: number;
  canExpand: boolean;
  isExpanded: boolean;
  /** In a tree: the rows above it, from the top. */
  parents?: readonly Row[];
  /** The row is the head of a group. */
  group?: RowGroup<Row>;
}

export interface RowGroup<Row> {
  value: string;
  rows: readonly Row[];
}

/** Rows one below the other. */
export function flatRows<Row>(data: readonly Row[], getKey: (row: Row) => string): TableRows<Row> {
  const laidOut: LaidOutRow<Row>[] = [];
  return {
    count: data.length,
    at: (index) => {
      const row = data[index];
      if (row === undefined) return undefined;
      return (laidOut[index] ??= { key: getKey(row), row, depth: 0, canExpand: false, isExpanded: false });
    },
    indexOf: lazyIndex(() => data.map(getKey)),
  };
}

/** Rows with the rows below the expanded ones; `expanded` null opens everything. */
export function treeRows<Row>(data: readonly Row[], options: TreeRowsOptions<Row>): TableRows<Row> {
  const { getKey, getSubRows, canExpand, expanded } = options;
  const list: LaidOutRow<Row>[] = [];
  const visit = (rows: readonly Row[], parents: readonly Row[]) => {
    const depth = parents.length;
    for (const row of rows) {
      const key = getKey(row);
      const below = getSubRows(row) ?? [];
      const isExpanded = expanded === null ? below.length > 0 : expanded.has(key);
      list.push({ key, row, depth, canExpand: canExpand?.(row) ?? below.length > 0, isExpanded, parents });
      if (isExpanded) visit(below, [...parents, row]);
    }
  };
  visit(data, []);
  return listed(list);
}

export interface TreeRowsOptions<Row> {
  getKey: (row: Row) => string;
  getSubRows: (row: Row) => readonly Row[] | undefined;
  canExpand?: (row: Row) => boolean;
  expanded: ReadonlySet<string> | null;
}

/** Rows below the heads of their groups, in the order in which the groups first occur. */
export function groupedRows<Row>(
  data: readonly Row[],
  { getKey, groupBy, expanded }: GroupedRowsOptions<Row>,
): TableRows<Row> {
  const groups = new Map<string, Row[]>();
  for (const row of data) {
    const value = groupBy(row);
    const rows = groups.get(value);
    if (rows) rows.push(row);
    else groups.set(value, [row]);
  }
  const list: LaidOutRow<Row>[] = [];
  for (const [value, rows] of groups) {
    const first = rows[0];
    if (first === undefined) continue;
    const key = groupKey(value);
    const isExpanded = expanded === null || expanded.has(key);
    list.push({ key, row: first, depth: 0, canExpand: true, isExpanded, group: { value, rows } });
    if (isExpanded)
      for (const row of rows) list.push({ key: getKey(row), row, depth: 1, canExpand: false, isExpanded: false });
  }
  return listed(list);
}

export interface GroupedRowsOptions<Row> {
  getKey: (row: Row) => string;
  groupBy: (row: Row) => string;
  expanded: ReadonlySet<string> | null;
}

/** Key under which a group is opened and closed. */
export function groupKey(value: string): string {
  return `group:${value}`;
}

/** Keys of all rows (and groups) that can be opened. */
export function openableKeys<Row>(
  data: readonly Row[],
  { getKey, getSubRows, groupBy }: OpenableOptions<Row>,
): string[] {
  if (groupBy) return [...new Set(data.map((row) => groupKey(groupBy(row))))];
  if (!getSubRows) return [];
  return data.flatMap((row) => {
    const below = getSubRows(row) ?? [];
    return below.length > 0 ? [getKey(row), ...openableKeys(below, { getKey, getSubRows })] : [];
  });
}

export interface OpenableOptions<Row> {
  getKey: (row: Row) => string;
  getSubRows?: (row: Row) => readonly Row[] | undefined;
  groupBy?: (row: Row) => string;
}

function listed<Row>(list: readonly LaidOutRow<Row>[]): TableRows<Row> {
  return { count: list.length, at: (index) => list[index], indexOf: lazyIndex(() => list.map((entry) => entry.key)) };
}

function lazyIndex(keys: () => string[]): (key: string) => number {
  let index: Map<string, number> | undefined;
  return (key) => {
    index ??= new Map(keys().map((each, at) => [each, at]));
    return index.get(key) ?? -1;
  };
}
