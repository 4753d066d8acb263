import { type CheckState, type TreeNode } from './treeNode.js';

/**
 * State of the box of a node, found when it is asked for. With cascade a parent is checked when all its children are, half
 * when some are; without, each node stands for itself.
 */
export function checkStates(checked: ReadonlySet<string>, strictly = false): (node: TreeNode) => CheckState {
  const known = new Map<TreeNode, CheckState>();
  const stateOf = (node: TreeNode): CheckState => {
    if (strictly || !node.children?.length) return checked.has(node.id) ? 'checked' : 'unchecked';
    if (checked.size === 0) return 'unchecked';
    let state = known.get(node);
    if (state === undefined) {
      for (const child of node.children) {
        state = combine(state, stateOf(child));
        if (state === 'indeterminate') break;
      }
      state ??= 'unchecked';
      known.set(node, state);
    }
    return state;
  };
  return stateOf;
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
  let isFound = false;
  const visit = (node: TreeNode, target: boolean | null): CheckState => {
    if (node.id === id) {
      isFound = true;
      target = wantsCheck(node, checked);
    }
    if (!node.children?.length) {
      if (target !== null && !node.disabled) {
        if (target) next.add(node.id);
        else next.delete(node.id);
      }
      return next.has(node.id) ? 'checked' : 'unchecked';
    }
    let state: CheckState | undefined;
    for (const child of node.children) state = combine(state, visit(child, target));
    if (state === 'checked') next.add(node.id);
    else next.delete(node.id);
    return state ?? 'unchecked';
  };
  for (const node of nodes) {
    visit(node, null);
    // where nothing was checked there is nothing to set right in the other branches
    if (isFound && checked.size === 0) break;
  }
  return next;
}

/** Ids whose box is half full: what a server wants beside the checked ids. */
export function halfCheckedIds(nodes: readonly TreeNode[], checked: ReadonlySet<string>): string[] {
  const stateOf = checkStates(checked);
  const ids: string[] = [];
  const visit = (node: TreeNode) => {
    // below a box that is not half full there is none that is
    if (stateOf(node) !== 'indeterminate') return;
    ids.push(node.id);
    node.children?.forEach(visit);
  };
  nodes.forEach(visit);
  return ids;
}

/** A full box empties, any other fills; when nothing below can be filled any more, it empties. */
function wantsCheck(node: TreeNode, checked: ReadonlySet<string>): boolean {
  if (checkStates(checked)(node) === 'checked') return false;
  return enabledLeaves(node).some((leaf) => !checked.has(leaf.id));
}

function enabledLeaves(node: TreeNode): TreeNode[] {
  if (node.children?.length) return node.children.flatMap(enabledLeaves);
  return node.disabled ? [] : [node];
}

function combine(one: CheckState | undefined, other: CheckState): CheckState {
  return one === undefined || one === other ? other : 'indeterminate';
}
