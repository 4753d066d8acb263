import { moveByKey, type TreeMove } from '../tree/treeMove.js';
import { type LaidOutRow, type TableRows } from './tableRows.js';

/**
 * Whether a move leaves the rows a tree: a row goes neither beside or into itself nor into what is below it.
 * @internal
 */
export function isPossibleRowMove<Row>(rows: TableRows<Row>, { id, targetId }: TreeMove): boolean {
  const index = rows.indexOf(targetId);
  if (rows.indexOf(id) < 0 || index < 0) return false;
  for (let at = index; at >= 0; at = parentIndex(rows, at)) if (rows.at(at)?.key === id) return false;
  return true;
}

/**
 * What Alt, Shift and an arrow mean on a row, as in a Tree; undefined when there is no such place.
 * @internal
 */
export function rowMoveByKey<Row>(key: string, rows: TableRows<Row>, index: number): TreeMove | undefined {
  const row = rows.at(index);
  if (!row) return undefined;
  const parent = parentIndex(rows, index);
  return moveByKey(key, {
    id: row.key,
    beforeId: siblingKey(rows, { index, row, step: -1 }),
    afterId: siblingKey(rows, { index, row, step: 1 }),
    parentId: rows.at(parent)?.key,
  });
}

function siblingKey<Row>(
  rows: TableRows<Row>,
  { index, row, step }: { index: number; row: LaidOutRow<Row>; step: 1 | -1 },
): string | undefined {
  for (let at = index + step; ; at += step) {
    const other = rows.at(at);
    if (!other || other.depth < row.depth) return undefined;
    if (other.depth === row.depth) return other.key;
  }
}

function parentIndex<Row>(rows: TableRows<Row>, index: number): number {
  const depth = rows.at(index)?.depth ?? 0;
  let at = index - 1;
  while (at >= 0 && (rows.at(at)?.depth ?? 0) >= depth) at -= 1;
  return depth === 0 ? -1 : at;
}
