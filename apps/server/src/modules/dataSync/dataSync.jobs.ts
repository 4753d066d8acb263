import * as z from 'zod';
import { type Deps } from '../../deps.js';
import { type Executor } from '../../db/database.js';
import { ApiError } from '../../errors/apiError.js';
import { storedText } from '../../errors/storedText.js';
import { defineJob } from '../../jobs/defineJob.js';
import { handleJob } from '../../jobs/handleJob.js';
import { readCaller } from '../user/readCaller.js';
import { copyTable } from './copyTable.js';
import { t } from './dataSync.messages.js';
import { type SyncResult, type SyncState, type SyncTable } from './dataSync.tables.js';
import { openSync, prepareSync, type PreparedTable } from './prepareSync.js';

/** Copies the tables of a sync; in the name of whoever began it. One that breaks off is not repeated: rows would be there twice. */
export const dataSyncJob = defineJob(
  'dataSync.run',
  z.object({ runId: z.string(), syncId: z.string(), userId: z.string() }),
  { timeoutSeconds: 6 * 3_600, maxAttempts: 1 },
);

export const dataSyncJobs = [
  handleJob(dataSyncJob, (deps, payload, { signal }) => runSync(deps, payload, signal), {
    killed: (trx, { runId }) => endRun(trx, runId, { state: 'failed', message: storedText(t('broken')) }),
  }),
];

async function runSync(
  deps: Deps,
  { runId, syncId, userId }: z.output<typeof dataSyncJob.schema>,
  signal: AbortSignal,
): Promise<void> {
  const { db } = deps;
  await db
    .updateTable('dataSyncRun')
    .set({ state: 'running', startedTime: new Date(deps.clock.now()) })
    .where('id', '=', runId)
    .execute();
  const results: SyncResult[] = [];
  try {
    const sync = await db.selectFrom('dataSync').selectAll().where('id', '=', syncId).executeTakeFirstOrThrow();
    const ends = await openSync(deps, (await readCaller(deps, userId)).rights, sync);
    const prepared = await prepareSync(deps, ends, sync.tables);
    results.push(...sync.tables.map(waiting));
    for (const [index, table] of prepared.entries()) {
      const result = results[index] ?? waiting(table.table);
      await copyOne(deps, { ends, table, result, save: () => saveResults(deps, { runId, results, signal }) });
      if (result.state === 'cancelled') break;
    }
    const isCancelled = results.some(({ state }) => state === 'cancelled');
    for (const result of results) if (result.state === 'waiting') result.state = 'cancelled';
    const state: SyncState = isCancelled
      ? 'cancelled'
      : results.some((each) => each.state === 'failed')
        ? 'failed'
        : 'done';
    await endRun(db, runId, { state, results, message: '' });
  } catch (error) {
    await endRun(db, runId, {
      state: 'failed',
      results,
      message: storedText(error instanceof ApiError ? error.text : t('broken')),
    });
    if (!(error instanceof ApiError)) throw error;
  }
  await forgetOldRuns(db, syncId);
}

interface One {
  ends: Parameters<typeof copyTable>[1];
  table: PreparedTable;
  result: SyncResult;
  /** Writes down how far it is. Throws `Cancelled`. */
  save: () => Promise<void>;
}

async function copyOne(deps: Deps, { ends, table, result, save }: One): Promise<void> {
  const started = performance.now();
  result.state = 'running';
  try {
    await save();
    if (!table.canRun) {
      result.state = 'failed';
      result.errors = table.problems.filter(({ level }) => level === 'error').map(({ message }) => storedText(message));
      return;
    }
    await copyTable(deps, ends, table, result, async () => {
      result.duration = Math.round(performance.now() - started);
      await save();
    });
    result.state = result.failed > 0 ? 'failed' : 'done';
  } catch (error) {
    if (table.table.way === 'replace') Object.assign(result, { inserted: 0 });
    if (error instanceof Cancelled) result.state = 'cancelled';
    else if (error instanceof ApiError) {
      result.state = 'failed';
      result.errors = [...result.errors, storedText(error.text)].slice(0, 5);
    } else throw error;
  } finally {
    result.duration = Math.round(performance.now() - started);
  }
}

/** Somebody has ended the run, or the server stops. */
class Cancelled extends Error {
  override name = 'Cancelled';
}

async function saveResults(
  { db }: Deps,
  { runId, results, signal }: { runId: string; results: SyncResult[]; signal: AbortSignal },
): Promise<void> {
  const run = await db
    .updateTable('dataSyncRun')
    .set({ tables: JSON.stringify(results) })
    .where('id', '=', runId)
    .returning('isCancelled')
    .executeTakeFirst();
  if (signal.aborted || run?.isCancelled !== false) throw new Cancelled();
}

async function endRun(
  db: Executor,
  runId: string,
  { state, results, message }: { state: SyncState; results?: SyncResult[]; message: string },
): Promise<void> {
  await db
    .updateTable('dataSyncRun')
    .set({ state, message, endedTime: new Date(), ...(results ? { tables: JSON.stringify(results) } : {}) })
    .where('id', '=', runId)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

async function forgetOldRuns(db: Executor, syncId: string): Promise<void> {
  const kept = db
    .selectFrom('dataSyncRun')
    .select('id')
    .where('syncId', '=', syncId)
    .orderBy('creatorTime', 'desc')
    .orderBy('id', 'desc')
    .limit(KEPT);
  await db.deleteFrom('dataSyncRun').where('syncId', '=', syncId).where('id', 'not in', kept).execute();
}

/** Runs of a sync that stay. */
const KEPT = 50;

function waiting({ sourceTable, targetTable }: SyncTable): SyncResult {
  const counts = { read: 0, inserted: 0, updated: 0, skipped: 0, failed: 0, duration: 0 };
  return { sourceTable, targetTable, state: 'waiting', ...counts, errors: [] };
}
