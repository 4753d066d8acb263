import { type ExportedSheet } from '../../files/exportSheet.js';
import { streamSheet } from '../../files/sheet/streamSheet.js';
import { type Caller } from '../../rights/caller.js';
import { type JobAttempt, type JobDeps } from '../../jobs/handleJob.js';
import { readCaller } from '../user/readCaller.js';
import { t } from './transfer.messages.js';
import { runTransfer, type TransferRun } from './TransferRun.js';

/** Rows that an export in the background takes: what a sheet has room for, below its header. Lists give one more, if there is one. */
export const EXPORT_ROWS = 1_000_000;

/**
 * Writes the file of an export in the background, some rows at a time, within what its owner may see now. `open` says
 * what is in it; what a file has no room for is told at the end.
 */
export function runExport<Row>(
  deps: JobDeps,
  job: { transferId: string; attempt: JobAttempt },
  open: (caller: Caller, run: TransferRun) => Promise<ExportedSheet<Row> & { total: number }>,
): Promise<void> {
  return runTransfer(deps, job, async (run) => {
    const { total, ...sheet } = await open(await readCaller(deps, run.transfer.userId), run);
    await run.advance({ total, done: 0 });
    let isWhole = true;
    const batches = counted(sheet.batches, {
      tell: (done) => {
        job.attempt.signal.throwIfAborted();
        // a list over a very large table stops counting before it ends
        return run.advance({ total: Math.max(total, done), done });
      },
      onCut: () => {
        isWhole = false;
      },
    });
    const { key: storageKey } = await deps.files.write(streamSheet({ ...sheet, batches }));
    return { storageKey, ...(isWhole ? {} : { problem: t('cut', { limit: EXPORT_ROWS })(run.locale) }) };
  });
}

/** Rows as far as a file has room for them; it is told when there are more. */
export async function* counted<Row>(
  batches: AsyncIterable<readonly Row[]>,
  { tell, onCut, limit = EXPORT_ROWS }: { tell: (done: number) => Promise<void>; onCut: () => void; limit?: number },
) {
  let done = 0;
  for await (const rows of batches) {
    const room = limit - done;
    if (rows.length > room) onCut();
    const taken = rows.slice(0, room);
    yield taken;
    done += taken.length;
    await tell(done);
  }
}
