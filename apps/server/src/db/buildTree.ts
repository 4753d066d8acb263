import { type TreeNode } from '@smart-admin/api-client/contract';

/** Rows as a tree: each gets `hasChildren` and, where there are any, `children`. Rows without their parent are roots. */
export function buildTree<Row extends { id: string; parentId: string }>(rows: readonly Row[]): TreeRow<Row>[] {
  const known = new Set(rows.map(({ id }) => id));
  const childrenOf = new Map<string, Row[]>();
  for (const row of rows) {
    const parent = known.has(row.parentId) ? row.parentId : '';
    const siblings = childrenOf.get(parent);
    if (siblings) siblings.push(row);
    else childrenOf.set(parent, [row]);
  }
  const build = (parentId: string): TreeRow<Row>[] =>
    (childrenOf.get(parentId) ?? []).map((row) => {
      const children = build(row.id);
      return children.length ? { ...row, hasChildren: true, children } : { ...row, hasChildren: false };
    });
  return build('');
}

/** Rows as nodes of a selector. */
export function buildSelector(rows: readonly SelectorRow[]): TreeNode[] {
  const mark = (node: TreeRow<SelectorRow>): TreeNode =>
    ({
      ...node,
      isLeaf: !node.hasChildren,
      ...(node.children ? { children: node.children.map(mark) } : { children: undefined }),
    }) as TreeNode;
  return buildTree(rows).map(mark);
}

/** Rows without the one named and everything below it; `0` leaves out nothing. */
export function withoutBranch<Row extends { id: string; parentId: string }>(rows: readonly Row[], id: string): Row[] {
  if (id === '0') return [...rows];
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  return rows.filter((row) => {
    const seen = new Set<string>();
    for (let current: string | undefined = row.id; current && !seen.has(current); current = parents.get(current)) {
      if (current === id) return false;
      seen.add(current);
    }
    return true;
  });
}

/** The rows that fit, with everything above them. */
export function keepMatches<Row extends { id: string; parentId: string }>(
  rows: readonly Row[],
  fits: (row: Row) => boolean,
): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const row of rows) {
    if (!fits(row)) continue;
    for (let current: Row | undefined = row; current && !kept.has(current.id); current = byId.get(current.parentId))
      kept.add(current.id);
  }
  return rows.filter(({ id }) => kept.has(id));
}

export type TreeRow<Row> = Row & { hasChildren: boolean; children?: TreeRow<Row>[] };

export interface SelectorRow {
  id: string;
  parentId: string;
  fullName: string;
  enCode?: string;
  type?: string;
  icon?: string;
  enabledMark?: number;
}
