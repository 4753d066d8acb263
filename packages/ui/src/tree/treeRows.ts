import { type TreeNode, type TreeRow } from './treeNode.js';

/**
 * The rows that are visible with these ids expanded. They are found when they are asked for: opening ten thousand nodes costs
 * a look at each open branch, not ten thousand objects. With a filter, only nodes in `visible` are kept.
 */
export function visibleRows(nodes: readonly TreeNode[], options: VisibleRowsOptions): TreeRows {
  const { expanded, isLazy = false } = options;
  const root = branchOf(nodes, 1, null, options);

  const at = (index: number): TreeRow | undefined => {
    let branch = root;
    let place = index;
    for (;;) {
      const before = branch.open[lastAtOrBefore(branch.open, place)];
      if (before && place < before.start + before.branch.length) {
        place -= before.start;
        branch = before.branch;
        continue;
      }
      const position = before ? place - before.start - before.branch.length + before.position + 1 : place;
      const node = branch.nodes[position];
      if (!node) return undefined;
      const isExpandable = node.children ? node.children.length > 0 : isLazy && node.isLeaf !== true;
      return {
        node,
        level: branch.level,
        parentId: branch.parentId,
        position: position + 1,
        setSize: branch.nodes.length,
        isExpandable,
        isExpanded: isExpandable && expanded.has(node.id),
      };
    }
  };
  return {
    length: root.length,
    at,
    slice: (first = 0, end = root.length) => {
      const rows: TreeRow[] = [];
      for (let index = first; index < Math.min(end, root.length); index += 1) {
        const row = at(index);
        if (row) rows.push(row);
      }
      return rows;
    },
    indexOf: (id) => indexIn(root, id),
  };
}

/** The visible rows of a tree, from the top. */
export interface TreeRows {
  length: number;
  at: (index: number) => TreeRow | undefined;
  /** Default: all of them. */
  slice: (first?: number, end?: number) => TreeRow[];
  /** Index of a node; -1 when it is not visible. */
  indexOf: (id: string) => number;
}

export interface VisibleRowsOptions {
  expanded: ReadonlySet<string>;
  /** Ids kept by a filter. */
  visible?: ReadonlySet<string>;
  /** Nodes with unknown children can be opened. */
  isLazy?: boolean;
}

function branchOf(
  all: readonly TreeNode[],
  level: number,
  parentId: string | null,
  options: VisibleRowsOptions,
): Branch {
  const { expanded, visible } = options;
  const nodes = visible ? all.filter((node) => visible.has(node.id)) : all;
  const open: OpenBranch[] = [];
  let length = nodes.length;
  for (let position = 0; position < nodes.length; position += 1) {
    const node = nodes[position];
    if (!node?.children?.length || !expanded.has(node.id)) continue;
    const branch = branchOf(node.children, level + 1, node.id, options);
    open.push({ position, start: position + 1 + length - nodes.length, branch });
    length += branch.length;
  }
  return { nodes, level, parentId, length, open };
}

/** Place of the last branch that starts at or before a row; -1 when all start behind it. */
function lastAtOrBefore(open: readonly OpenBranch[], row: number): number {
  let low = 0;
  let high = open.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((open[middle]?.start ?? 0) <= row) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function indexIn(branch: Branch, id: string): number {
  const position = branch.nodes.findIndex((node) => node.id === id);
  if (position >= 0) {
    const above = branch.open.findLast((entry) => entry.position < position);
    return above ? above.start + above.branch.length + position - above.position - 1 : position;
  }
  for (const { start, branch: below } of branch.open) {
    const index = indexIn(below, id);
    if (index >= 0) return start + index;
  }
  return -1;
}

/** Siblings that are visible and what stands open below them. */
interface Branch {
  nodes: readonly TreeNode[];
  level: number;
  parentId: string | null;
  /** Rows of the siblings and of all that is open below them. */
  length: number;
  open: readonly OpenBranch[];
}

interface OpenBranch {
  /** Place of its parent among the siblings. */
  position: number;
  /** Its first row, counted from the first row of the branch that it stands in. */
  start: number;
  branch: Branch;
}
