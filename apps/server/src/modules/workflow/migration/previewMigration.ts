import { type contract } from '@smart-admin/api-client/contract';
import {
  type MigrationPlace,
  migrationPlaces,
  migrationTargets,
  standsAt,
  targetOf,
} from '@smart-admin/form-engine/flow';
import { type Locale } from '@smart-admin/ui/messages';
import { type RawBuilder } from 'kysely';
import type * as z from 'zod';
import { type Executor } from '../../../db/database.js';
import { fitTo, type MigrationPath } from './migrationPath.js';
import { standingFlows } from './standingFlows.js';

/** Flows that are named with what keeps them. */
const NAMED = 100;

type Preview = z.output<(typeof contract)['workflow']['migration']['preview']['data']>;

/** What a migration would do to the flows that somebody watches over. */
export async function previewMigration(
  db: Executor,
  {
    flowId,
    path,
    watched,
    locale,
  }: { flowId: string; path: MigrationPath; watched: RawBuilder<boolean>; locale: Locale },
): Promise<Preview> {
  const standing = new Map<string, Stay>();
  const refused: Preview['flows'] = [];
  let [total, movable] = [0, 0];
  for await (const flows of standingFlows(db, { flowId, version: path.from.version, watched })) {
    total += flows.length;
    for (const { id, number, title, launcherName, ...flow } of flows) {
      count(standing, standsAt(flow.state));
      const fit = fitTo(path, flow);
      if (fit.ok) movable += 1;
      else if (refused.length < NAMED)
        refused.push({ id, number, title, launcherName, reasons: fit.reasons.map((reason) => reason(locale)) });
    }
  }
  return { total, movable, nodes: nodesOf(path, standing), flows: refused };
}

/** Whether any of these flows can move. */
export async function canAnyMove(
  db: Executor,
  { flowId, path, watched }: { flowId: string; path: MigrationPath; watched: RawBuilder<boolean> },
): Promise<boolean> {
  for await (const flows of standingFlows(db, { flowId, version: path.from.version, watched }))
    if (flows.some((flow) => fitTo(path, flow).ok)) return true;
  return false;
}

/** How many flows stand at a node, and whether anything waits there. */
interface Stay {
  flows: number;
  waits: boolean;
}

function count(standing: Map<string, Stay>, places: ReadonlyMap<string, boolean>): void {
  for (const [id, waits] of places) {
    const before = standing.get(id) ?? { flows: 0, waits: false };
    standing.set(id, { flows: before.flows + 1, waits: before.waits || waits });
  }
}

function nodesOf({ from, to, mapping }: MigrationPath, standing: ReadonlyMap<string, Stay>): Preview['nodes'] {
  const nodes: Preview['nodes'] = [];
  for (const place of migrationPlaces(from.flow)) {
    const stay = standing.get(place.id);
    if (!stay) continue;
    const targets = migrationTargets(from.flow, to.flow, { id: place.id, waits: stay.waits });
    // a branch node stands before its branches
    const around = nodes.find(({ id }) => id === place.parentId)?.targetId;
    nodes.push({ ...place, flows: stay.flows, targetId: proposed(place, { mapping, targets, around }), targets });
  }
  return nodes;
}

/** What was chosen, else the same node, where it fits; a branch stands in the node to which its own goes. */
function proposed({ id, kind }: MigrationPlace, { mapping, targets, around }: Proposal): string {
  const wanted = targetOf(mapping, id);
  const target = targets.find((each) => each.id === wanted);
  return target && (kind !== 'way' || target.parentId === around) ? wanted : '';
}

interface Proposal {
  mapping: MigrationPath['mapping'];
  targets: readonly MigrationPlace[];
  /** Where the branch node of a branch goes. */
  around: string | undefined;
}
