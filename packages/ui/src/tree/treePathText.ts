import { type TreeNode } from './treeNode.js';
import { indexTree, treePath, type TreeIndex } from './treeState.js';

/** Labels from the root down to a node, joined by ' / '; the nodes are indexed once. */
export function treePathText(nodes: readonly TreeNode[], id: string): string {
  let index = indexes.get(nodes);
  if (!index) indexes.set(nodes, (index = indexTree(nodes)));
  return treePath(index, id)
    .map(({ label }) => label)
    .join(' / ');
}

const indexes = new WeakMap<readonly TreeNode[], TreeIndex>();
