import { type FlowDocument, type FlowNode } from '../document/FlowDocument.js';
import { indexFlow, placesUp } from '../document/indexFlow.js';
import { type FlowState, type Token } from '../engine/FlowState.js';
import { waitingPieces } from '../engine/pieces.js';
import { waiting } from './migrate.js';

/** A node, or a branch (`way`) of a branch node, at which something stands or could stand. */
export interface MigrationPlace {
  id: string;
  name: string;
  kind: FlowNode['kind'] | 'way';
  /** Branch node of a branch; '' for nodes. */
  parentId: string;
  /** Names of the branch nodes and branches around it, the outermost first. */
  within: string[];
}

/** Every node and branch of a flow in the order of its document. */
export function migrationPlaces(flow: FlowDocument): MigrationPlace[] {
  return [...indexFlow(flow).values()].flatMap((place): MigrationPlace[] => {
    const { node } = place;
    const within = placesUp(place)
      .flatMap(({ up }) => (up ? [up.branch.name, up.node.name] : []))
      .reverse();
    const ways = node.kind === 'branch' ? node.branches : [];
    return [
      { id: node.id, name: node.name, kind: node.kind, parentId: '', within },
      ...ways.map(({ id, name }) => ({
        ...{ id, name, kind: 'way' as const, parentId: node.id },
        within: [...within, node.name],
      })),
    ];
  });
}

/**
 * Ids of the nodes and branches at which a flow stands, also of what is cut off to come back. The value says whether anything
 * waits there: false where tokens have only come to the end of their branch, which wait for nothing of the node.
 */
export function standsAt(state: Pick<FlowState, 'tokens' | 'suspended'>): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const tokens: Token[] = [...state.tokens, ...waitingPieces(state).flatMap((piece) => piece.tokens)];
  for (const { nodeId, parent, ended } of tokens) {
    found.set(nodeId, !ended || (found.get(nodeId) ?? false));
    if (parent) found.set(parent.branchId, true);
  }
  return found;
}

/**
 * Where what stands at a node or in a branch can go in another version: to nodes that wait for the same thing, or, where nothing
 * waits there any more, to any node inside a branch; a branch to any branch. Whether all of a flow fits there says `migrate`.
 */
export function migrationTargets(
  oldFlow: FlowDocument,
  newFlow: FlowDocument,
  { id, waits }: { id: string; waits: boolean },
): MigrationPlace[] {
  const was = indexFlow(oldFlow).get(id)?.node;
  const after = indexFlow(newFlow);
  return migrationPlaces(newFlow).filter((place) => {
    if (!was || place.kind === 'way') return !was && place.kind === 'way';
    const is = after.get(place.id);
    return is !== undefined && (waits ? waiting(is.node) === waiting(was) : is.up !== undefined);
  });
}
