import { sql } from 'kysely';
import { type JobDeps } from '../../../jobs/handleJob.js';
import { at } from '../../../db/columns.js';
import { readBatch } from './beginPayment.js';

/**
 * Asks what became of payments that nobody follows any more: whoever pays and closes the page has paid. One that cannot be
 * asked about does not keep the others waiting, and of more than are asked about at once each run takes others.
 */
export async function followPayments(deps: JobDeps, signal: AbortSignal): Promise<void> {
  const now = Date.now();
  const batches = await deps.db
    .selectFrom('parkingPayment')
    .select('batchId')
    .where('state', '=', 'pending')
    .where('method', '<>', 'cash')
    .where('creatorTime', '<', at(now - PATIENCE))
    .where('creatorTime', '>', at(now - LIFETIME))
    .groupBy('batchId')
    .orderBy(sql`random()`)
    .limit(AT_ONCE)
    .execute();
  for (const { batchId } of batches) {
    if (signal.aborted) return;
    await readBatch(deps, batchId).catch((error: unknown) => {
      deps.log.warn({ err: error, batchId }, 'a payment cannot be asked about');
    });
  }
}

/** Milliseconds within which the payer's page asks by itself. */
const PATIENCE = 2 * 60_000;
/** The server may have stood still for days. What was never paid fails by the first answer, so that few are this old. */
const LIFETIME = 7 * 24 * 60 * 60_000;
const AT_ONCE = 500;
