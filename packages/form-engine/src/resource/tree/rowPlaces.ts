import { type TreeMove } from '@smart-admin/ui/tree';
import { type ResourceRow, type RowPlace } from '../types.js';

/** Where a row of a tree stands; undefined for one that is not there. */
export function placeOf<Row extends ResourceRow>(tree: RowTree<Row>, id: string): RowPlace | undefined {
  const found = find(tree, id);
  if (!found) return undefined;
  const { siblings, at, parent } = found;
  return {
    parentId: parent?.id ?? null,
    afterId: siblings[at - 1]?.id ?? null,
    beforeId: siblings[at + 1]?.id ?? null,
  };
}

/** Where a move takes a row, among those that stand there now. */
export function placeAfter<Row extends ResourceRow>(tree: RowTree<Row>, move: TreeMove): RowPlace | undefined {
  const target = find(tree, move.targetId);
  if (!target) return undefined;
  const isInside = move.place === 'inside';
  const parent = isInside ? target.row : target.parent;
  const others = (isInside ? childrenOf(tree, target.row) : target.siblings).filter(({ id }) => id !== move.id);
  const at = others.findIndex(({ id }) => id === move.targetId);
  const behind = isInside ? others.length : move.place === 'before' ? at : at + 1;
  return {
    parentId: parent?.id ?? null,
    afterId: others[behind - 1]?.id ?? null,
    beforeId: others[behind]?.id ?? null,
  };
}

/** The rows with one of them at another place; the same rows where it, or the place, is not among them. */
export function withRowAt<Row extends ResourceRow>(tree: RowTree<Row>, id: string, to: RowPlace): readonly Row[] {
  const moved = find(tree, id)?.row;
  if (!moved || (to.parentId !== null && !find(tree, to.parentId))) return tree.rows;
  const put = (rows: readonly Row[], parentId: string | null): Row[] => {
    const kept = rows
      .filter((row) => row.id !== id)
      .map((row) => {
        const before = childrenOf(tree, row);
        return before.length === 0 && row.id !== to.parentId
          ? row
          : { ...row, [tree.childrenKey]: put(before, row.id) };
      });
    if (parentId !== to.parentId) return kept;
    const at = to.beforeId === null ? -1 : kept.findIndex((row) => row.id === to.beforeId);
    return at === -1 ? [...kept, moved] : [...kept.slice(0, at), moved, ...kept.slice(at)];
  };
  return put(tree.rows, null);
}

/** A row with the rows among which it stands. */
export function find<Row extends ResourceRow>(
  tree: RowTree<Row>,
  id: string,
  siblings: readonly Row[] = tree.rows,
  parent?: Row,
): FoundRow<Row> | undefined {
  for (const [at, row] of siblings.entries()) {
    if (row.id === id) return { row, siblings, at, parent };
    const found = find(tree, id, childrenOf(tree, row), row);
    if (found) return found;
  }
  return undefined;
}

function childrenOf<Row extends ResourceRow>({ childrenKey }: RowTree<Row>, row: Row): readonly Row[] {
  return (row as unknown as Record<string, readonly Row[] | undefined>)[childrenKey] ?? [];
}

export interface RowTree<Row extends ResourceRow> {
  rows: readonly Row[];
  childrenKey: string;
}

interface FoundRow<Row> {
  row: Row;
  siblings: readonly Row[];
  at: number;
  parent: Row | undefined;
}
