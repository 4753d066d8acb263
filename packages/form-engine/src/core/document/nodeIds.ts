import { type ContainerNode, type LayoutNode, type LayoutPanel, type PanelsNode } from './LayoutNode.js';
import { readAt, type WireNode } from './WireNode.js';

/** Where a stored container or panel keeps its id. Older ones have none: theirs are counted. */
export const NODE_ID = '__config__.nodeId';

/**
 * Gives the nodes of a layout that was just read their ids: the one that is stored, where no field and no earlier node has
 * it; the others are counted in the order in which they stand (`n1`, `n2`), past ids that are stored. Writes on `layout`.
 */
export function readNodeIds(layout: readonly LayoutNode[], names: FieldNames): void {
  const nodes = nodesOf(layout);
  const ids = assignIds(
    nodes.map(({ wire }) => storedId(wire)),
    names,
  );
  for (const [index, node] of nodes.entries()) node.id = ids[index] ?? '';
}

/**
 * The ids that have to be written so that reading gives each node the one it has now: those of new nodes, of nodes that
 * would be counted differently, and of rows that were emptied. All others carry none and stay as they were stored.
 */
export function idsToStore(layout: readonly LayoutNode[], names: FieldNames): Set<string> {
  const nodes = nodesOf(layout);
  const added = countedDifferently(nodes, names);
  const isStored = (node: Node) => node.wire === undefined || added.has(node.id) || isEmptied(node);
  for (;;) {
    const ids = assignIds(
      nodes.map((node) => (isStored(node) ? node.id : storedId(node.wire))),
      names,
    );
    const others = nodes.filter((node, index) => ids[index] !== node.id && !isStored(node));
    if (others.length === 0) break;
    for (const { id } of others) added.add(id);
  }
  return new Set(nodes.filter(isStored).map(({ id }) => id));
}

/** Of nodes without stored ids those that stand out of the order in which reading counts; few, when few were moved. */
function countedDifferently(nodes: readonly Node[], names: FieldNames): Set<string> {
  const isCounted = ({ id, wire }: Node) => wire !== undefined && storedId(wire) !== id;
  const taken = new Set(nodes.filter((node) => !isCounted(node)).map(({ id }) => id));
  const others = new Set<string>();
  let count = 0;
  const next = () => {
    do count += 1;
    while (taken.has(`n${count}`) || others.has(`n${count}`) || names.has(`n${count}`));
  };
  next();
  for (const { id } of nodes.filter(isCounted))
    if (id === `n${count}`) next();
    else others.add(id);
  return others;
}

type Node = ContainerNode | PanelsNode | LayoutPanel;
type FieldNames = Pick<ReadonlySet<string>, 'has'>;

/** The containers and panels of a layout, each before what it holds. */
export function nodesOf(layout: readonly LayoutNode[]): Node[] {
  return layout.flatMap((node): Node[] => {
    if (node.type === 'field') return [];
    if ('panels' in node) return [node, ...node.panels.flatMap((panel) => [panel, ...nodesOf(panel.children)])];
    return [node, ...nodesOf(node.children)];
  });
}

/** Whether a row holds nothing any more. It may stand for a container of an unknown kind, which is then known by its id alone. */
function isEmptied(node: Node): boolean {
  if (!('type' in node) || node.type !== 'row' || node.children.length > 0) return false;
  const before = node.wire && readAt(node.wire, '__config__.children');
  return Array.isArray(before) && before.length > 0;
}

/** The id that a stored node carries; undefined = none. */
export function storedId(wire: WireNode | undefined): string | undefined {
  const id = wire && readAt(wire, NODE_ID);
  return typeof id === 'string' && /^\w{1,50}$/.test(id) ? id : undefined;
}

function assignIds(stored: readonly (string | undefined)[], names: FieldNames): string[] {
  const taken = new Set<string>();
  const own = stored.map((id) => {
    if (id === undefined || names.has(id) || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  });
  let count = 0;
  return own.map((id) => {
    if (id !== undefined) return id;
    do count += 1;
    while (taken.has(`n${count}`) || names.has(`n${count}`));
    return `n${count}`;
  });
}
