import { type Branch, type BranchNode, type FlowDocument, type FlowNode } from '../../flow/document/FlowDocument.js';
import { indexFlow } from '../../flow/document/indexFlow.js';

/** A place at which a node can stand: before the one at `index` of a branch, or of the flow itself (`null`). */
export interface FlowPlace {
  branchId: string | null;
  index: number;
}

/** Ids of all that can be selected, in the order of the page: the start, nodes, and branches before what they hold. */
export function flowItems(flow: FlowDocument): string[] {
  const idsOf = (nodes: readonly FlowNode[]): string[] =>
    nodes.flatMap((node) => [
      node.id,
      ...(node.kind === 'branch' ? node.branches.flatMap(({ id, nodes: held }) => [id, ...idsOf(held)]) : []),
    ]);
  return ['start', ...idsOf(flow.nodes)];
}

/** A node of a flow, also of a draft. */
export function findNode(flow: FlowDocument, id: string): FlowNode | undefined {
  return allNodes(flow.nodes).find((node) => node.id === id);
}

/** A branch with the node that it belongs to, also of a draft. */
export function findBranch(
  flow: FlowDocument,
  id: string,
): { node: BranchNode; branch: Branch; at: number } | undefined {
  for (const node of allNodes(flow.nodes)) {
    if (node.kind !== 'branch') continue;
    const at = node.branches.findIndex((branch) => branch.id === id);
    const branch = node.branches[at];
    if (branch) return { node, branch, at };
  }
  return undefined;
}

/** All nodes of a sequence, those inside of branches behind the node that holds them. */
export function allNodes(nodes: readonly FlowNode[]): FlowNode[] {
  return nodes.flatMap((node) => [
    node,
    ...(node.kind === 'branch' ? node.branches.flatMap(({ nodes: held }) => allNodes(held)) : []),
  ]);
}

/** All places of a flow in the order of the page. */
export function flowPlaces(flow: FlowDocument): FlowPlace[] {
  const placesOf = (nodes: readonly FlowNode[], branchId: string | null): FlowPlace[] => [
    ...nodes.flatMap((node, index) => [
      { branchId, index },
      ...(node.kind === 'branch' ? node.branches.flatMap(({ id, nodes: held }) => placesOf(held, id)) : []),
    ]),
    { branchId, index: nodes.length },
  ];
  return placesOf(flow.nodes, null);
}

/** The place behind a node or at the beginning of a branch; at the end of the flow for anything else. */
export function placeBehind(flow: FlowDocument, id: string | undefined): FlowPlace {
  const place = id === undefined ? undefined : indexFlow(flow).get(id);
  if (place) return { branchId: place.up?.branch.id ?? null, index: place.index + 1 };
  if (id === 'start') return { branchId: null, index: 0 };
  return id !== undefined && findBranch(flow, id)
    ? { branchId: id, index: 0 }
    : { branchId: null, index: flow.nodes.length };
}

/** Puts nodes at a place; answers their ids, none where the place is gone. */
export function insertNodes(draft: FlowDocument, place: FlowPlace, nodes: readonly FlowNode[]): string[] {
  const sequence = sequenceOf(draft, place.branchId);
  if (!sequence) return [];
  sequence.splice(place.index, 0, ...nodes);
  return nodes.map(({ id }) => id);
}

/** Moves a node to a place, not into itself; answers its id when it stands elsewhere then. */
export function moveNode(draft: FlowDocument, id: string, place: FlowPlace): string[] {
  const home = homeOf(draft, id);
  const target = sequenceOf(draft, place.branchId);
  const node = home?.sequence[home.index];
  if (!home || !target || !node || allNodes([node]).some((inner) => holds(inner, place.branchId))) return [];
  const isSame = home.sequence === target;
  if (isSame && (place.index === home.index || place.index === home.index + 1)) return [];
  home.sequence.splice(home.index, 1);
  target.splice(isSame && place.index > home.index ? place.index - 1 : place.index, 0, node);
  return [id];
}

/** Moves a node to the place before or behind, into and out of branches; a branch among its siblings. */
export function nudge(draft: FlowDocument, id: string, step: 1 | -1): string[] {
  const found = findBranch(draft, id);
  if (found) return moveBranch(found, step);
  const home = homeOf(draft, id);
  if (!home) return [];
  const places = flowPlaces(draft);
  const own = places.findIndex(
    ({ branchId, index }) => branchId === home.branchId && index === home.index + (step === 1 ? 1 : 0),
  );
  const to = places[own + step];
  return to ? moveNode(draft, id, to) : [];
}

/** Takes nodes and branches away; answers what is selected then: what stood before. */
export function removeFlowItems(draft: FlowDocument, ids: readonly string[]): string[] {
  const order = flowItems(draft);
  const before = order.slice(0, order.indexOf(ids[0] ?? '')).findLast((id) => !ids.includes(id));
  for (const id of ids) {
    const home = homeOf(draft, id);
    home?.sequence.splice(home.index, 1);
    const found = findBranch(draft, id);
    found?.node.branches.splice(found.at, 1);
  }
  return before === undefined ? [] : [before];
}

/** Adds a branch to a node, before the one that is taken otherwise. */
export function addBranch(draft: FlowDocument, nodeId: string, branch: Branch): string[] {
  const node = findNode(draft, nodeId);
  if (node?.kind !== 'branch') return [];
  node.branches.splice(hasOtherwise(node) ? node.branches.length - 1 : node.branches.length, 0, branch);
  return [branch.id];
}

/** Copies nodes with all that they hold under new ids; what they say about each other stays so. */
export function copyNodes(nodes: readonly FlowNode[], createId: () => string): FlowNode[] {
  const ids = new Map<string, string>();
  for (const node of allNodes(nodes)) {
    ids.set(node.id, createId());
    if (node.kind === 'branch') for (const branch of node.branches) ids.set(branch.id, createId());
  }
  const renamed = (_: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const changed: Record<string, unknown> = { ...value };
    for (const key of ['id', 'nodeId']) {
      const next = typeof changed[key] === 'string' ? ids.get(changed[key]) : undefined;
      if (next !== undefined) changed[key] = next;
    }
    return changed;
  };
  return JSON.parse(JSON.stringify(nodes, renamed)) as FlowNode[];
}

/** The nodes that name others of these ids in a setting, those that go along left out. */
export function usersOf(flow: FlowDocument, ids: readonly string[]): FlowNode[] {
  const branches = ids.flatMap((id) => findBranch(flow, id)?.branch.nodes ?? []);
  const gone = allNodes([...ids.flatMap((id) => findNode(flow, id) ?? []), ...branches]);
  const goneIds = new Set(gone.map(({ id }) => id));
  return allNodes(flow.nodes).filter((node) => !goneIds.has(node.id) && namedBy(node).some((id) => goneIds.has(id)));
}

/** Whether the last branch is the one that is taken when no other is. */
export function hasOtherwise({ mode, branches }: BranchNode): boolean {
  const last = branches.at(-1);
  return mode !== 'parallel' && last !== undefined && !last.condition?.trim();
}

function moveBranch({ node, branch, at }: NonNullable<ReturnType<typeof findBranch>>, step: 1 | -1): string[] {
  const movable = node.branches.length - (hasOtherwise(node) ? 1 : 0);
  const to = at + step;
  if (at >= movable || to < 0 || to >= movable) return [];
  node.branches.splice(at, 1);
  node.branches.splice(to, 0, branch);
  return [branch.id];
}

function namedBy(node: FlowNode): string[] {
  const people = 'people' in node ? node.people : [];
  const handlers = people.flatMap((rule) => (rule.kind === 'nodeHandlers' ? [rule.nodeId] : []));
  if (node.kind !== 'approver' && node.kind !== 'handler') return handlers;
  return [
    ...handlers,
    ...(typeof node.refusal.to === 'object' ? [node.refusal.to.nodeId] : []),
    ...(node.empty.kind === 'skipTo' ? [node.empty.nodeId] : []),
  ];
}

function holds(node: FlowNode, branchId: string | null): boolean {
  return node.kind === 'branch' && node.branches.some(({ id }) => id === branchId);
}

function sequenceOf(flow: FlowDocument, branchId: string | null): FlowNode[] | undefined {
  return branchId === null ? flow.nodes : findBranch(flow, branchId)?.branch.nodes;
}

function homeOf(
  flow: FlowDocument,
  id: string,
): { sequence: FlowNode[]; index: number; branchId: string | null } | undefined {
  for (const { branchId, index } of flowPlaces(flow)) {
    const sequence = sequenceOf(flow, branchId);
    if (sequence?.[index]?.id === id) return { sequence, index, branchId };
  }
  return undefined;
}
