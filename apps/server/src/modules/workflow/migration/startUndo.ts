import { FLOW_STATUS } from '@smart-admin/api-client/contract';
import { type FlowState } from '@smart-admin/form-engine/flow';
import { type RawBuilder, sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { ApiError, type LocalText } from '../../../errors/apiError.js';
import { t as httpText } from '../../../errors/errors.messages.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from './migration.messages.js';
import { openMigration, type OpenMigration } from './migrationParts.js';
import { fitBack } from './returnFlow.js';
import { lockForMigration } from './startMigration.js';
import { enqueueMigration } from './workOnMigration.js';

/** Flows that are read at a time, and flows that a refusal names. */
const BATCH = 500;
const NAMED = 5;

/**
 * Begins to take a migration back. Throws 404 where the caller sees none of its flows, 403 where they do not watch over all that
 * it moved, and 409 with the first flows that cannot go back: all of them go, or none.
 */
export async function startUndo(
  trx: DatabaseTransaction,
  { flowId, migrationId, caller, watched }: UndoStart,
): Promise<{ fullName: string; from: number; to: number }> {
  const fullName = await lockForMigration(trx, flowId);
  const migration = await openMigration(trx, migrationId);
  if (migration?.flowId !== flowId || !(await partsOf(trx, migrationId).where(watched).executeTakeFirst()))
    throw new ApiError(404, httpText('notFound'));
  if (migration.state !== 'done') throw new ApiError(409, t('notDone'));
  const moved = partsOf(trx, migrationId).where('result', '=', 'moved');
  if (!(await moved.executeTakeFirst())) throw new ApiError(409, t('nothingToUndo'));
  if (await moved.where(sql<boolean>`not ${watched}`).executeTakeFirst())
    throw new ApiError(403, httpText('beyondScope'));
  await requireWayBack(trx, migration);
  await trx
    .updateTable('flowMigration')
    .set({ state: 'undoing', undoUserId: caller.userId, endTime: null })
    .where('id', '=', migrationId)
    .execute();
  await enqueueMigration(trx, migrationId);
  return { fullName, from: migration.toVersion, to: migration.fromVersion };
}

interface UndoStart {
  flowId: string;
  migrationId: string;
  caller: Caller;
  /** Condition of `watchedFlows`. */
  watched: RawBuilder<boolean>;
}

function partsOf(trx: DatabaseTransaction, migrationId: string) {
  return trx
    .selectFrom('flowMigrationFlow')
    .innerJoin('flowInstance', 'flowInstance.id', 'flowMigrationFlow.instanceId')
    .select('flowInstance.id')
    .where('migrationId', '=', migrationId);
}

/** Throws 409 that names flows which still run and cannot go back. */
async function requireWayBack(trx: DatabaseTransaction, { id, path }: OpenMigration): Promise<void> {
  const stuck: { id: string; number: string; title: string; reasons: LocalText[] }[] = [];
  let count = 0;
  for (let last = ''; ;) {
    const flows = await movedFlows(trx, id, last);
    for (const { before, hasLines, ...flow } of flows) {
      const fit = fitBack(path, flow, { before: before as FlowState, hasLines });
      if (fit.ok) continue;
      count += 1;
      if (stuck.length < NAMED) stuck.push({ ...flow, reasons: fit.reasons });
    }
    if (flows.length < BATCH) break;
    last = flows.at(-1)?.id ?? last;
  }
  if (count === 0) return;
  const named: LocalText = (locale) =>
    stuck
      .map(({ number, title, reasons: [reason] }) =>
        t('cannotUndoOne', { number, title, reason: reason?.(locale) ?? '' })(locale),
      )
      .join('；');
  const version = path.from.version;
  throw new ApiError(
    409,
    (locale) => t('cannotUndo', { count, version, flows: named(locale) })(locale),
    (locale) => ({
      flows: stuck.map(({ id: flowId, number, title, reasons }) => ({
        id: flowId,
        number,
        title,
        reasons: reasons.map((reason) => reason(locale)),
      })),
    }),
  );
}

/** Flows that a migration moved and that still run, with what they were before. */
function movedFlows(trx: DatabaseTransaction, migrationId: string, last: string) {
  return partsOf(trx, migrationId)
    .select(['number', 'title', 'status', 'version', 'modelId', 'flowInstance.state'])
    .select('flowMigrationFlow.state as before')
    .select(
      sql<boolean>`(select max(line.place) from flow_entry line where line.instance_id = flow_instance.id)
        > flow_migration_flow.place`.as('hasLines'),
    )
    .where('result', '=', 'moved')
    .where('status', '=', FLOW_STATUS.running)
    .where('flowInstance.id', '>', last)
    .orderBy('flowInstance.id')
    .limit(BATCH)
    .execute();
}
