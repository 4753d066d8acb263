import { type ListQuery, type ResourceRow, type TreePart } from '../types.js';

/** A row of a tree with what is loaded below it, or in place of rows what is said of them. */
export interface TreeNode<Row> {
  id: string;
  row?: Row;
  children: TreeNode<Row>[];
  /** How many rows stand below it, whether they are loaded or not. */
  count: number;
  /** It was not asked for itself and stands here for those below it. */
  isOnWay?: boolean;
  /** Rows that are not loaded yet, or could not be. */
  rest?: TreeRest;
}

/** What is left of the rows of a part. */
export interface TreeRest {
  /** 0 where loading failed. */
  left: number;
  isLoading: boolean;
  isFailed: boolean;
  load: () => void;
}

/** The rows of a part as far as they are loaded. */
export interface LoadedPart<Row> {
  rows: readonly Row[];
  rest?: TreeRest | undefined;
}

/** Rows of one request. */
export const TREE_PAGE = 50;

/** The question for a page of a part of a tree. */
export function treeQuery(query: ListQuery, tree: TreePart, page: number): ListQuery {
  return { ...query, currentPage: page, pageSize: TREE_PAGE, tree };
}

/** Roots with the parts below the open rows; a row stands once, whatever the data say. */
export function openedTree<Row extends ResourceRow>(
  roots: readonly LoadedPart<Row>[],
  below: (id: string) => LoadedPart<Row> | undefined,
): TreeNode<Row>[] {
  const seen = new Set<string>();
  const nodesOf = ({ rows, rest }: LoadedPart<Row>, place: string): TreeNode<Row>[] => {
    const own = rows.filter(({ id }) => !seen.has(id));
    for (const { id } of own) seen.add(id);
    const nodes = own.map((row): TreeNode<Row> => {
      const part = below(row.id);
      return { id: row.id, row, count: countOf(row), children: part ? nodesOf(part, row.id) : [] };
    });
    return rest ? [...nodes, { id: `rest:${place}`, children: [], count: 0, rest }] : nodes;
  };
  return roots.flatMap((part, index) => nodesOf(part, String(index)));
}

/** Rows that match below those above them. Where rows stand in a circle, it is cut at the one that closes it. */
export function foundTree<Row extends ResourceRow>(
  { rows, rest }: LoadedPart<Row>,
  above: readonly Row[],
  field: string,
): TreeNode<Row>[] {
  const matches = new Set(rows.map(({ id }) => id));
  const all = [...rows, ...above.filter(({ id }, index) => !matches.has(id) && isFirst(above, id, index))];
  const nodes = new Map(
    all.map((row): [string, TreeNode<Row>] => [
      row.id,
      { id: row.id, row, children: [], count: 0, isOnWay: !matches.has(row.id) },
    ]),
  );
  const parentOf = (row: Row) => nodes.get(String((row as unknown as Record<string, unknown>)[field] ?? ''));
  const roots: TreeNode<Row>[] = [];
  for (const row of all) {
    const node = nodes.get(row.id);
    const parent = parentOf(row);
    if (!node) continue;
    if (parent && !isBelow(parent, node)) parent.children.push(node);
    else roots.push(node);
  }
  return rest ? [...roots, { id: 'rest:found', children: [], count: 0, rest }] : roots;
}

/** Ids of all rows that have others below them. */
export function openIds<Row>(nodes: readonly TreeNode<Row>[]): string[] {
  return nodes.flatMap(({ id, children }) => (children.length > 0 ? [id, ...openIds(children)] : []));
}

function countOf(row: ResourceRow): number {
  return '_children' in row && typeof row._children === 'number' ? row._children : 0;
}

function isFirst(rows: readonly ResourceRow[], id: string, index: number): boolean {
  return rows.findIndex((row) => row.id === id) === index;
}

/** Whether a node is another one or stands below it, as far as the tree is built. */
function isBelow<Row>(node: TreeNode<Row>, other: TreeNode<Row>): boolean {
  return node === other || other.children.some((child) => isBelow(node, child));
}
