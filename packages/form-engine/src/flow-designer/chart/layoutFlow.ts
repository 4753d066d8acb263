import { type Branch, type BranchNode, type FlowDocument, type FlowNode } from '../../flow/document/FlowDocument.js';

/** Where everything of a flow is drawn: from top to bottom, branches side by side around the axis of what they hang from. */
export function layoutFlow(flow: FlowDocument, folded: ReadonlySet<string> = NOTHING): FlowLayout {
  const sizes = new Map<FlowNode, Size>();
  const columns = measureSequence(flow.nodes, sizes, folded).columns;
  const layout: FlowLayout = { width: columns * PITCH, height: 0, boxes: [], lines: [], gaps: [] };
  const axis = layout.width / 2;
  layout.boxes.push({ id: 'start', kind: 'start', ...centred(axis, 0, NODE_WIDTH, LOW) });
  const draw: Drawing = { layout, sizes, folded };
  const from: Tail = { id: 'start', x: axis, y: LOW };
  const tail = placeSequence(draw, flow.nodes, { branchId: null, left: 0, columns, from });
  if (tail) {
    const finish: FlowBox = { id: FINISH, kind: 'finish', ...centred(axis, tail.y + GAP, FINISH_WIDTH, FINISH_HEIGHT) };
    layout.boxes.push(finish);
    layout.lines.push(straight(tail, { id: FINISH, y: finish.y }));
  }
  layout.height = Math.max(...layout.boxes.map(({ y, height }) => y + height));
  return layout;
}

/** Id of the sign behind the last node. */
export const FINISH = ':finish';
/** Distance of branches, from middle to middle. */
export const PITCH = 248;
export const NODE_WIDTH = 216;
const NODE_HEIGHT = 52;
/** Height of the start and of conditions. */
const LOW = 44;
/** Line between two boxes, with room for the button that adds. */
const GAP = 32;
const FORK_HEIGHT = 28;
const FORK_WIDTH = 136;
const FINISH_WIDTH = 64;
const FINISH_HEIGHT = 28;
/** From a fork down to the line that spreads it, and on to the conditions. */
const RAIL = 8;
const RAIL_TO_HEAD = 12;
const NOTHING: ReadonlySet<string> = new Set();

function measureSequence(nodes: readonly FlowNode[], sizes: Map<FlowNode, Size>, folded: ReadonlySet<string>): Size {
  let columns = 1;
  let height = 0;
  for (const node of nodes) {
    const size = measureNode(node, sizes, folded);
    sizes.set(node, size);
    columns = Math.max(columns, size.columns);
    height += size.height + GAP;
  }
  return { columns, height };
}

function measureNode(node: FlowNode, sizes: Map<FlowNode, Size>, folded: ReadonlySet<string>): Size {
  if (node.kind !== 'branch') return { columns: 1, height: NODE_HEIGHT };
  if (folded.has(node.id) || node.branches.length === 0) return { columns: 1, height: FORK_HEIGHT };
  const branches = node.branches.map(({ nodes }) => measureSequence(nodes, sizes, folded));
  return {
    columns: branches.reduce((sum, { columns }) => sum + columns, 0),
    height: FORK_HEIGHT + RAIL + RAIL_TO_HEAD + LOW + GAP + Math.max(...branches.map(({ height }) => height)),
    branches: branches.map(({ columns }) => columns),
  };
}

/** Draws a sequence below a tail; answers where it ends, undefined behind an end. */
function placeSequence(draw: Drawing, nodes: readonly FlowNode[], { branchId, left, columns, from }: Strip) {
  const { layout, sizes } = draw;
  const axis = (left + columns / 2) * PITCH;
  let tail: Tail | undefined = from;
  nodes.forEach((node, index) => {
    const above = tail ?? from;
    const top = above.y + GAP;
    const size = sizes.get(node) ?? { columns: 1, height: NODE_HEIGHT };
    layout.gaps.push({ branchId, index, x: axis, y: above.y + GAP / 2 });
    layout.lines.push(straight(above, { id: node.id, y: top }));
    const isFork = node.kind === 'branch';
    const box: FlowBox = {
      id: node.id,
      kind: node.kind,
      node,
      ...(isFork ? centred(axis, top, FORK_WIDTH, FORK_HEIGHT) : centred(axis, top, NODE_WIDTH, NODE_HEIGHT)),
    };
    layout.boxes.push(box);
    tail =
      isFork && size.branches
        ? placeBranches(draw, node, size.branches, { left: left + (columns - size.columns) / 2, axis, top })
        : { id: node.id, x: axis, y: top + box.height };
    if (node.kind === 'end' && index === nodes.length - 1) tail = undefined;
  });
  if (tail) layout.gaps.push({ branchId, index: nodes.length, x: axis, y: tail.y + GAP / 2 });
  return tail;
}

function placeBranches(
  draw: Drawing,
  node: BranchNode,
  widths: readonly number[],
  { left, axis, top }: { left: number; axis: number; top: number },
): Tail {
  const { layout, sizes } = draw;
  const rail = top + FORK_HEIGHT + RAIL;
  const join = top + (sizes.get(node)?.height ?? 0);
  let at = left;
  node.branches.forEach((branch, index) => {
    const columns = widths[index] ?? 1;
    const x = (at + columns / 2) * PITCH;
    const head: FlowBox = {
      id: branch.id,
      kind: 'condition',
      branch,
      priority: index + 1,
      of: node,
      ...centred(x, rail + RAIL_TO_HEAD, NODE_WIDTH, LOW),
    };
    layout.boxes.push(head);
    layout.lines.push({
      from: node.id,
      to: branch.id,
      points: [
        { x: axis, y: top + FORK_HEIGHT },
        { x: axis, y: rail },
        { x, y: rail },
        { x, y: head.y },
      ],
    });
    const from: Tail = { id: branch.id, x, y: head.y + LOW };
    const tail = placeSequence(draw, branch.nodes, { branchId: branch.id, left: at, columns, from });
    if (tail)
      layout.lines.push({
        from: tail.id,
        to: joinOf(node.id),
        points: [
          { x: tail.x, y: tail.y },
          { x: tail.x, y: join },
          { x: axis, y: join },
        ],
      });
    at += columns;
  });
  return { id: joinOf(node.id), x: axis, y: join };
}

/** Name of the place where the branches of a node meet again. */
export function joinOf(nodeId: string): string {
  return `${nodeId}:join`;
}

function centred(axis: number, y: number, width: number, height: number) {
  return { x: axis - width / 2, y, width, height };
}

function straight(tail: Tail, { id, y }: { id: string; y: number }): FlowLine {
  return {
    from: tail.id,
    to: id,
    points: [
      { x: tail.x, y: tail.y },
      { x: tail.x, y },
    ],
  };
}

export interface FlowLayout {
  width: number;
  height: number;
  /** In the order of the document. */
  boxes: FlowBox[];
  lines: FlowLine[];
  /** Places at which a node can be put. */
  gaps: FlowGap[];
}

export interface FlowBox {
  /** Of the node or branch; `start`, or `FINISH`. */
  id: string;
  kind: FlowNode['kind'] | 'start' | 'condition' | 'finish';
  x: number;
  y: number;
  width: number;
  height: number;
  node?: FlowNode;
  /** Of a condition: its branch, the node that it belongs to, and its place among the others from 1. */
  branch?: Branch;
  of?: BranchNode;
  priority?: number;
}

export interface FlowLine {
  /** Ids of boxes; `joinOf` a node where its branches meet. */
  from: string;
  to: string;
  points: readonly Point[];
}

/** Where a node can be put: before the node at `index` of a branch, or of the flow itself (`null`). */
export interface FlowGap {
  branchId: string | null;
  index: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Size {
  columns: number;
  height: number;
  /** Columns of each branch. */
  branches?: readonly number[];
}

interface Tail extends Point {
  id: string;
}

interface Strip {
  branchId: string | null;
  left: number;
  columns: number;
  from: Tail;
}

interface Drawing {
  layout: FlowLayout;
  sizes: ReadonlyMap<FlowNode, Size>;
  folded: ReadonlySet<string>;
}
