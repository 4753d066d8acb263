import { type ExportedSheet } from '../../files/exportSheet.js';
import { streamSheet } from '../../files/sheet/streamSheet.js';
import { type Caller } from '../../http/caller.js';
import { type JobAttempt, type JobDeps } from '../../jobs/implementJob.js';
import { readCaller } from '../user/readCaller.js';
import { runTransfer, type TransferRun } from './TransferRun.js';

/** Rows that an export in the background takes: what a sheet has room for, below its header. */
export const EXPORT_ROWS = 1_000_000;

/**
 * Writes the file of an export in the background, some rows at a time, within what its owner may see now. `open` says
 * what is in it.
 */
export function runExport<Row>(
  deps: JobDeps,
  job: { transferId: string; attempt: JobAttempt },
  open: (caller: Caller, run: TransferRun) => Promise<ExportedSheet<Row> & { total: number }>,
): Promise<void> {
  return runTransfer(deps, job, async (run) => {
    const { total, ...sheet } = await open(await readCaller(deps, run.transfer.userId), run);
    await run.advance({ total, done: 0 });
    const batches = counted(sheet.batches, (done) => {
      job.attempt.signal.throwIfAborted();
      // a list over a very large table stops counting before it ends
      return run.advance({ total: Math.max(total, done), done });
    });
    const { key: storageKey } = await deps.files.write(streamSheet({ ...sheet, batches }));
    return { storageKey };
  });
}

async function* counted<Row>(batches: AsyncIterable<readonly Row[]>, tell: (done: number) => Promise<void>) {
  let done = 0;
  for await (const rows of batches) {
    yield rows;
    done += rows.length;
    await tell(done);
  }
}
