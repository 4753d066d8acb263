import { type DatabaseTransaction } from '../../db/database.js';
import { insertAll } from '../../db/insertAll.js';
import { streamSheet } from '../../files/sheet/streamSheet.js';
import { type SheetRow } from '../../files/parse/sheetLimits.js';
import { type JobDeps } from '../../jobs/handleJob.js';
import { t } from './transfer.messages.js';
import { type TransferRun } from './TransferRun.js';

/** Rows that are taken in one transaction. */
const CHUNK = 200;

/**
 * Takes the rows of a file, some in a transaction together with how far it is: after a crash it goes on behind them, and
 * no row comes in twice. Where taking them throws one of the errors that `reasonOf` has words for, they are taken one by one.
 * Answers the file of the refused rows.
 */
export async function takeRows(deps: JobDeps, run: TransferRun, input: RowsInput): Promise<{ storageKey?: string }> {
  const { signal } = input;
  const total = await countRows(input.rows);
  let { done, refused } = run.transfer;
  const takeChunk = async (rows: readonly SheetRow[]) => {
    const { problems, write } = await input.check(rows);
    await deps.db.transaction().execute(async (trx) => {
      await write(trx);
      await refuse(trx, run.transfer.id, rows, problems);
      await run.advance({ total, done: done + rows.length, refused: refused + problems.size }, trx);
    });
    return problems.size;
  };
  const takeOne = async (row: SheetRow) => {
    try {
      return await takeChunk([row]);
    } catch (error) {
      const reason = input.reasonOf(error);
      if (reason === undefined) throw error;
      await deps.db.transaction().execute(async (trx) => {
        await refuse(trx, run.transfer.id, [row], new Map([[0, reason]]));
        await run.advance({ total, done: done + 1, refused: refused + 1 }, trx);
      });
      return 1;
    }
  };
  for await (const rows of chunksAfter(input, done)) {
    signal.throwIfAborted();
    try {
      refused += await takeChunk(rows);
      done += rows.length;
    } catch (error) {
      if (input.reasonOf(error) === undefined) throw error;
      for (const row of rows) {
        signal.throwIfAborted();
        refused += await takeOne(row);
        done += 1;
      }
    }
  }
  return refused === 0 ? {} : { storageKey: await writeRefused(deps, run, input.headers) };
}

/** How many rows there are, counted up to `most`. */
export async function countRows(rows: AsyncIterable<SheetRow>, most = Infinity): Promise<number> {
  const iterator = rows[Symbol.asyncIterator]();
  let count = 0;
  while (count < most && !(await iterator.next()).done) count += 1;
  await iterator.return?.();
  return count;
}

/** The rows behind the first ones, some at a time, none together with one that it needs written. */
async function* chunksAfter(
  { rows, needsWritten }: Pick<RowsInput, 'rows' | 'needsWritten'>,
  skipped: number,
): AsyncGenerator<SheetRow[]> {
  let chunk: SheetRow[] = [];
  let place = 0;
  for await (const row of rows) {
    place += 1;
    if (place <= skipped) continue;
    if (chunk[0] && needsWritten?.(row, chunk[0])) {
      yield chunk;
      chunk = [];
    }
    chunk.push(row);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

interface RowsInput {
  headers: readonly string[];
  rows: AsyncIterable<SheetRow>;
  signal: AbortSignal;
  /** Whether a row can be checked only once those before it, from `first` on, are written. Default: none. */
  needsWritten?: (row: SheetRow, first: SheetRow) => boolean;
  /** What is wrong with rows by their place, and how the others are written; it may ask other systems. */
  check: (
    rows: readonly SheetRow[],
  ) => Promise<{ problems: ReadonlyMap<number, string>; write: (trx: DatabaseTransaction) => Promise<unknown> }>;
  /** What an error says of the row that caused it; undefined for one that is not about the row. */
  reasonOf: (error: unknown) => string | undefined;
}

function refuse(
  trx: DatabaseTransaction,
  transferId: string,
  rows: readonly SheetRow[],
  problems: ReadonlyMap<number, string>,
): Promise<void> {
  const refused = [...problems].flatMap(([index, problem]) => {
    const row = rows[index];
    return row ? [{ transferId, rowNumber: row.number, cells: JSON.stringify(row.cells), problem }] : [];
  });
  return insertAll(trx, 'transferRefusal', refused);
}

/** The rows as they stood in the file, with a column of what is wrong: corrected, it can be imported again. */
async function writeRefused(
  { db, files }: Pick<JobDeps, 'db' | 'files'>,
  { locale, transfer }: TransferRun,
  headers: readonly string[],
): Promise<string> {
  async function* batches() {
    for (let last = 0; ;) {
      const rows = await db
        .selectFrom('transferRefusal')
        .select(['rowNumber', 'cells', 'problem'])
        .where('transferId', '=', transfer.id)
        .where('rowNumber', '>', last)
        .orderBy('rowNumber')
        .limit(1_000)
        .execute();
      yield rows;
      if (rows.length < 1_000) return;
      last = rows.at(-1)?.rowNumber ?? last;
    }
  }
  const sheet = streamSheet({
    name: t('refused')(locale),
    columns: [...headers, t('problem')(locale)].map((header) => ({ header })),
    batches: batches(),
    toCells: ({ cells, problem }) => [...headers.map((_header, index) => cells[index] ?? ''), problem],
  });
  return (await files.write(sheet)).key;
}
