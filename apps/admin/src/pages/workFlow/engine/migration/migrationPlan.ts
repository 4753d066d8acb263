import { type api } from '../../../../app/api.js';

/** What a migration would do. */
export type MigrationPreview = Awaited<ReturnType<typeof api.workflow.migration.preview>>;
/** A node or branch at which flows stand. */
export type StandingNode = MigrationPreview['nodes'][number];
/** Where what stands at each of them goes, by their ids; '' = not chosen. */
export type Targets = Readonly<Record<string, string>>;

/** Where everything goes unless somebody says otherwise. */
export function proposedTargets(nodes: readonly StandingNode[]): Targets {
  return Object.fromEntries(nodes.map(({ id, targetId }) => [id, targetId]));
}

/** Where a node can go; a branch to the branches of the node to which its own goes. */
export function fittingTargets(node: StandingNode, targets: Targets): StandingNode['targets'] {
  if (node.kind !== 'way') return node.targets;
  return node.targets.filter(({ parentId }) => parentId === targets[node.parentId]);
}

/** The same with another target of one node; its branches go to those with the same id or name, or have to be chosen. */
export function chooseTarget(nodes: readonly StandingNode[], targets: Targets, id: string, targetId: string): Targets {
  const chosen = { ...targets, [id]: targetId };
  const ways = nodes.filter(({ kind, parentId }) => kind === 'way' && parentId === id);
  const found = ways.map((way) => {
    const fitting = fittingTargets(way, chosen);
    const same = fitting.find((each) => each.id === way.id) ?? fitting.find(({ name }) => name === way.name);
    return [way.id, same?.id ?? ''] as const;
  });
  return { ...chosen, ...Object.fromEntries(found) };
}

/** Nodes that have no target: what stands there does not move. */
export function withoutTarget(nodes: readonly StandingNode[], targets: Targets): StandingNode[] {
  return nodes.filter(({ id }) => !targets[id]);
}

/** What the server is told: where something goes to another id. */
export function mappingOf(targets: Targets): Record<string, string> {
  return Object.fromEntries(Object.entries(targets).filter(([id, target]) => target !== '' && target !== id));
}
