import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { type FlowState, standsAt, targetOf } from '@smart-admin/form-engine/flow';
import { isDeepStrictEqual } from 'node:util';
import { type Deps } from '../../../deps.js';
import { withLockedFlow } from '../systemCommand.js';
import { changeRelease, lastPlace } from './changeRelease.js';
import { t } from './migration.messages.js';
import { type Fit, fitTo, type MigrationPath, type Moving } from './migrationPath.js';
import { type OpenMigration, settlePart, waitingPart } from './migrationParts.js';

/** Takes one flow of a migration back, or writes down why it stays. Done already, nothing happens. */
export async function returnFlow(deps: Deps, migration: OpenMigration, instanceId: string): Promise<void> {
  const { path } = migration;
  await withLockedFlow(deps, instanceId, async (trx, open, outside) => {
    const part = { migrationId: migration.id, instanceId };
    const row = await waitingPart(trx, part, 'moved');
    if (!row) return;
    const before = row.state as FlowState;
    const since = { before, hasLines: (await lastPlace(trx, instanceId)) !== row.place };
    const fit = fitBack(path, open.instance, since);
    if (!fit.ok) return settlePart(trx, part, { was: 'moved', result: 'kept', reasons: fit.reasons });
    await changeRelease(deps, trx, {
      open,
      release: path.from,
      state: fit.state,
      mapping: wayBack(path, before).mapping,
      by: migration.undoUserId,
      what: 'migratedBack',
      outside,
      // what it was before was at rest
      goesOn: fit.state !== before,
    });
    await settlePart(trx, part, { was: 'moved', result: 'returned' });
  });
}

/**
 * How a flow goes back: where nothing has happened to it since it moved, it is what it was before, with its ways to take verdicts
 * back; otherwise everything stands at the node that it would have come from.
 */
export function fitBack(path: MigrationPath, moved: Moving, { before, hasLines }: SinceMove): Fit {
  if (moved.status !== FLOW_STATUS.running) return { ok: false, reasons: [t('notRunning')] };
  if (moved.version !== path.to.version)
    return { ok: false, reasons: [t('otherVersion', { version: path.to.version })] };
  return !hasLines && isAsItMoved(path, moved, before)
    ? { ok: true, state: before }
    : fitTo(wayBack(path, before), moved);
}

export interface SinceMove {
  /** What it was before. */
  before: FlowState;
  /** Whether its course has lines since. */
  hasLines: boolean;
}

/** Not all that happens is told by a line: a sub-flow may have been started, or a branch have come to its end. */
function isAsItMoved(path: MigrationPath, { state, ...moved }: Moving, before: FlowState): boolean {
  const fit = fitTo(path, { ...moved, version: path.from.version, state: before });
  // as it is stored
  return fit.ok && isDeepStrictEqual(JSON.parse(JSON.stringify(fit.state)), state);
}

/** The other way round. Where several nodes went to one, it leads to the one at which this flow stood. */
export function wayBack({ from, to, mapping }: MigrationPath, before: FlowState): MigrationPath {
  const stood = [
    ...standsAt(before).keys(),
    ...before.passed.map(({ nodeId }) => nodeId),
    ...Object.keys(before.choices),
  ];
  const inverse = new Map<string, string>();
  for (const id of [...stood, ...Object.keys(mapping)]) {
    const target = targetOf(mapping, id);
    if (!inverse.has(target)) inverse.set(target, id);
  }
  return { from: to, to: from, mapping: Object.fromEntries(inverse) };
}
