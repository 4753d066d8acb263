import { type CheckState, type TreeNode } from './treeNode.js';

/**
 * State of every box. With cascade a parent is checked when all its children are, half when some are; without, each
 * node stands for itself.
 */
export function checkStates(
  nodes: readonly TreeNode[],
  checked: ReadonlySet<string>,
  strictly = false,
): Map<string, CheckState> {
  const states = new Map<string, CheckState>();
  const visit = (node: TreeNode): CheckState => {
    let below: CheckState | undefined;
    if (node.children) for (const child of node.children) below = combine(below, visit(child));
    const state = strictly || below === undefined ? (checked.has(node.id) ? 'checked' : 'unchecked') : below;
    states.set(node.id, state);
    return state;
  };
  for (const node of nodes) visit(node);
  return states;
}

/**
 * The checked ids after a click on a node. With cascade all enabled descendants follow (a half box becomes full) and
 * ancestors are recomputed; disabled nodes keep their state.
 */
export function toggleCheck(
  nodes: readonly TreeNode[],
  checked: ReadonlySet<string>,
  id: string,
  strictly = false,
): Set<string> {
  const next = new Set(checked);
  if (strictly) {
    if (!next.delete(id)) next.add(id);
    return next;
  }
  const states = checkStates(nodes, checked);
  const visit = (node: TreeNode, target: boolean | null): CheckState => {
    const mine = node.id === id ? wantsCheck(node, states, checked) : target;
    const children = node.children ?? [];
    if (children.length === 0) {
      if (mine !== null && !node.disabled) {
        if (mine) next.add(node.id);
        else next.delete(node.id);
      }
      return next.has(node.id) ? 'checked' : 'unchecked';
    }
    let state: CheckState | undefined;
    for (const child of children) state = combine(state, visit(child, mine));
    if (state === 'checked') next.add(node.id);
    else next.delete(node.id);
    return state ?? 'unchecked';
  };
  for (const node of nodes) visit(node, null);
  return next;
}

/** Ids whose box is half full: what a server wants beside the checked ids. */
export function halfCheckedIds(nodes: readonly TreeNode[], checked: ReadonlySet<string>): string[] {
  return [...checkStates(nodes, checked)].filter(([, state]) => state === 'indeterminate').map(([id]) => id);
}

/** A full box empties, any other fills; when nothing below can be filled any more, it empties. */
function wantsCheck(node: TreeNode, states: ReadonlyMap<string, CheckState>, checked: ReadonlySet<string>): boolean {
  if (states.get(node.id) === 'checked') return false;
  return enabledLeaves(node).some((leaf) => !checked.has(leaf.id));
}

function enabledLeaves(node: TreeNode): TreeNode[] {
  if (node.children?.length) return node.children.flatMap(enabledLeaves);
  return node.disabled ? [] : [node];
}

function combine(one: CheckState | undefined, other: CheckState): CheckState {
  return one === undefined || one === other ? other : 'indeterminate';
}
