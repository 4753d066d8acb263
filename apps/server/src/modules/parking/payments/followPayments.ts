import { type JobDeps } from '../../../jobs/handleJob.js';
import { at } from '../../../db/columns.js';
import { readBatch } from './beginPayment.js';

/**
 * Asks what became of payments that nobody follows any more: whoever pays and closes the page has paid. One that cannot be
 * asked about does not keep the others waiting.
 */
export async function followPayments(deps: JobDeps, signal: AbortSignal): Promise<void> {
  const now = Date.now();
  const batches = await deps.db
    .selectFrom('parkingPayment')
    .select('batchId')
    .distinct()
    .where('state', '=', 'pending')
    .where('method', '<>', 'cash')
    .where('creatorTime', '<', at(now - PATIENCE))
    .where('creatorTime', '>', at(now - LIFETIME))
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
/** No provider takes money for a charge later. */
const LIFETIME = 24 * 60 * 60_000;
const AT_ONCE = 500;
