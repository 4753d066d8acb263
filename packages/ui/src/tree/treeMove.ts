import { type TreeNode } from './treeNode.js';
import { type TreeRows } from './treeRows.js';
import { indexTree, treePath } from './treeState.js';

/** A node goes before, after or (as the last child) inside another one. */
export interface TreeMove {
  id: string;
  targetId: string;
  place: 'before' | 'after' | 'inside';
}

/** Whether a move leaves the tree a tree: a node cannot go beside or into itself or what is below it. */
export function isPossibleMove(nodes: readonly TreeNode[], move: TreeMove): boolean {
  const index = indexTree(nodes);
  if (!index.has(move.id) || !index.has(move.targetId)) return false;
  return treePath(index, move.targetId).every((node) => node.id !== move.id);
}

/** The tree after a move; the same tree when the move is impossible. */
export function moveTreeNode(nodes: readonly TreeNode[], move: TreeMove): readonly TreeNode[] {
  if (!isPossibleMove(nodes, move)) return nodes;
  const moved = indexTree(nodes).get(move.id)?.node;
  if (!moved) return nodes;
  const put = (list: readonly TreeNode[]): readonly TreeNode[] =>
    list.flatMap((node): TreeNode[] => {
      if (node.id === move.id) return [];
      const children = node.children ? put(node.children) : undefined;
      if (node.id !== move.targetId) return [children ? { ...node, children } : node];
      if (move.place === 'inside') return [{ ...node, isLeaf: false, children: [...(children ?? []), moved] }];
      const target = children ? { ...node, children } : node;
      return move.place === 'before' ? [moved, target] : [target, moved];
    });
  return put(nodes);
}

/**
 * What Alt, Shift and an arrow mean on a row: up and down change places with a sibling, right goes into the sibling above,
 * left goes out, behind the parent. Undefined when there is no such place.
 */
export function keyboardMove(key: string, rows: TreeRows, active: number): TreeMove | undefined {
  const row = rows.at(active);
  if (!row) return undefined;
  const id = row.node.id;
  const siblings = rows.slice().filter((other) => other.parentId === row.parentId);
  const beforeId = siblings[row.position - 2]?.node.id;
  return moveByKey(key, {
    id,
    beforeId,
    afterId: siblings[row.position]?.node.id,
    parentId: row.parentId ?? undefined,
  });
}

/**
 * The same for a node whose neighbours are known: the siblings before and after it, and what it stands in.
 * @internal
 */
export function moveByKey(
  key: string,
  { id, beforeId, afterId, parentId }: Record<'beforeId' | 'afterId' | 'parentId', string | undefined> & { id: string },
): TreeMove | undefined {
  if (key === 'ArrowUp' && beforeId !== undefined) return { id, targetId: beforeId, place: 'before' };
  if (key === 'ArrowDown' && afterId !== undefined) return { id, targetId: afterId, place: 'after' };
  if (key === 'ArrowRight' && beforeId !== undefined) return { id, targetId: beforeId, place: 'inside' };
  if (key === 'ArrowLeft' && parentId !== undefined) return { id, targetId: parentId, place: 'after' };
  return undefined;
}
