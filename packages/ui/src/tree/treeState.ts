import { type TreeNode } from './treeNode.js';

/** Finds nodes whose label matches; their ancestors and descendants stay visible, ancestors open. Null finds nothing. */
export function searchTree(nodes: readonly TreeNode[], match: ((label: string) => unknown) | null): TreeSearch | null {
  if (!match) return null;
  const result: TreeSearch = { visible: new Set(), open: new Set(), matches: [] };
  const visit = (node: TreeNode, isBelowMatch: boolean): boolean => {
    const isMatch = Boolean(match(node.label));
    if (isMatch) result.matches.push(node);
    let hasMatch = false;
    for (const child of node.children ?? []) if (visit(child, isBelowMatch || isMatch)) hasMatch = true;
    if (hasMatch) result.open.add(node.id);
    if (isMatch || hasMatch || isBelowMatch) result.visible.add(node.id);
    return isMatch || hasMatch;
  };
  for (const node of nodes) visit(node, false);
  return result;
}

export interface TreeSearch {
  visible: Set<string>;
  open: Set<string>;
  /** What matches itself, from the top. */
  matches: TreeNode[];
}

/** Node and parent of every id. */
export function indexTree(nodes: readonly TreeNode[]): TreeIndex {
  const index: TreeIndex = new Map();
  const visit = (list: readonly TreeNode[], parentId: string | null) => {
    for (const node of list) {
      index.set(node.id, { node, parentId });
      if (node.children) visit(node.children, node.id);
    }
  };
  visit(nodes, null);
  return index;
}

export type TreeIndex = Map<string, { node: TreeNode; parentId: string | null }>;

/** The node and its ancestors, root first; empty for an unknown id. */
export function treePath(index: TreeIndex, id: string): TreeNode[] {
  const path: TreeNode[] = [];
  for (let entry = index.get(id); entry; entry = entry.parentId === null ? undefined : index.get(entry.parentId))
    path.unshift(entry.node);
  return path;
}

/** Ids of all nodes that have children, down to a depth: 1 = of the roots only. */
export function expandableIds(nodes: readonly TreeNode[], depth = Infinity): string[] {
  const ids: string[] = [];
  const visit = (list: readonly TreeNode[], left: number) => {
    if (left <= 0) return;
    for (const node of list) {
      if (!node.children?.length) continue;
      ids.push(node.id);
      visit(node.children, left - 1);
    }
  };
  visit(nodes, depth);
  return ids;
}

/** Puts lazily loaded children into their places. */
export function withLoadedChildren(
  nodes: readonly TreeNode[],
  loaded: ReadonlyMap<string, readonly TreeNode[]>,
): readonly TreeNode[] {
  if (loaded.size === 0) return nodes;
  return nodes.map((node) => {
    const children = node.children ?? loaded.get(node.id);
    return children ? { ...node, children: withLoadedChildren(children, loaded) } : node;
  });
}
