import { type DatabaseTransaction } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { ApiError, type LocalText } from '../../../errors/apiError.js';
import { enqueue } from '../../../jobs/enqueue.js';
import { type JobAttempt } from '../../../jobs/handleJob.js';
import { flowMigrationJob } from '../flowJobs.js';
import { t } from './migration.messages.js';
import { type OpenMigration, openMigration, settlePart } from './migrationParts.js';
import { moveFlow } from './moveFlow.js';
import { storedTexts } from '../../../errors/storedText.js';
import { returnFlow } from './returnFlow.js';

/** Flows of one job: other jobs come between. */
const BATCH = 100;

/** What a job does with the flows of a migration, by its state. */
const WORK = {
  running: { open: 'waiting', failed: 'refused', end: 'done', work: moveFlow },
  undoing: { open: 'moved', failed: 'kept', end: 'undone', work: returnFlow },
} as const;

/**
 * Moves some flows of a migration, or takes them back, each in a transaction of its own; the next job goes on with the rest.
 * Done again it goes on where it was. One that fails keeps all it has, and the others go on.
 */
export async function workOnMigration(
  deps: Deps,
  migrationId: string,
  { signal, isLast }: Pick<JobAttempt, 'signal' | 'isLast'>,
): Promise<void> {
  const migration = await openMigration(deps.db, migrationId);
  const direction = migration && directionOf(migration);
  if (!direction) return;
  try {
    const flows = await deps.db
      .selectFrom('flowMigrationFlow')
      .select('instanceId')
      .where('migrationId', '=', migrationId)
      .where('result', '=', direction.open)
      .orderBy('instanceId')
      .limit(BATCH)
      .execute();
    for (const { instanceId } of flows) {
      signal.throwIfAborted();
      await workOnFlow(deps, migration, instanceId);
    }
    await deps.db
      .transaction()
      .execute((trx) => (flows.length < BATCH ? endMigration(trx, migration) : enqueueMigration(trx, migrationId)));
  } catch (error) {
    if (isLast) await deps.db.transaction().execute((trx) => giveUpMigration(trx, migrationId));
    throw error;
  }
}

/** Adds the job that works on a migration. */
export function enqueueMigration(trx: DatabaseTransaction, migrationId: string): Promise<void> {
  return enqueue(trx, flowMigrationJob, { migrationId }, { key: `flowMigration:${migrationId}` });
}

/** Ends a migration that nothing works on any more: what is left stays as it is. */
export async function giveUpMigration(trx: DatabaseTransaction, migrationId: string): Promise<void> {
  const migration = await openMigration(trx, migrationId);
  const direction = migration && directionOf(migration);
  if (!direction) return;
  await trx
    .updateTable('flowMigrationFlow')
    .set({ result: direction.failed, reasons: storedTexts([t('interrupted')]) })
    .where('migrationId', '=', migrationId)
    .where('result', '=', direction.open)
    .execute();
  await endMigration(trx, migration);
}

function directionOf({ state }: OpenMigration) {
  return state === 'running' || state === 'undoing' ? WORK[state] : undefined;
}

async function endMigration(trx: DatabaseTransaction, migration: OpenMigration): Promise<void> {
  const direction = directionOf(migration);
  if (!direction) return;
  await trx
    .updateTable('flowMigration')
    .set({ state: direction.end, endTime: new Date() })
    .where('id', '=', migration.id)
    // an earlier attempt may have ended it, and somebody have begun to take it back since
    .where('state', '=', migration.state)
    .execute();
}

async function workOnFlow(deps: Deps, migration: OpenMigration, instanceId: string): Promise<void> {
  const direction = directionOf(migration);
  if (!direction) return;
  try {
    await direction.work(deps, migration, instanceId);
  } catch (error) {
    const { open: was, failed: result } = direction;
    const reasons = [reasonOf(deps, migration, error)];
    await settlePart(deps.db, { migrationId: migration.id, instanceId }, { was, result, reasons });
  }
}

/** Why a flow could not go on by the release to which it was to move. What nobody has foreseen stands in the log of the server. */
function reasonOf({ log }: Pick<Deps, 'log'>, { id, path, state }: OpenMigration, error: unknown): LocalText {
  if (error instanceof ApiError && error.code < 500) {
    const { version } = state === 'undoing' ? path.from : path.to;
    return (locale) => t('cannotGoOn', { version, reason: error.text(locale) })(locale);
  }
  log.error({ err: error, migration: id }, 'a flow could not be moved to another version');
  return t('unexpected');
}
