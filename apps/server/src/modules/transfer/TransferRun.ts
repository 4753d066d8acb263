import { transferChanged } from '@smart-admin/api-client/contract';
import { LOCALES, type Locale } from '@smart-admin/ui/messages';
import { type Selectable } from 'kysely';
import * as z from 'zod';
import { type DatabaseTransaction, type Executor } from '../../db/database.js';
import { ApiError } from '../../errors/apiError.js';
import { type JobAttempt, type JobDeps } from '../../jobs/handleJob.js';
import { t } from './transfer.messages.js';
import { type TransferTable } from './transfer.tables.js';
import { TRANSFER_COLUMNS, toTransfer } from './transfers.js';

/** What the job of every import and export gets. */
export const TransferPayloadSchema = z.object({ transferId: z.string() });
/** How such jobs are tried: a crash repeats them, and a million rows take their time. */
export const TRANSFER_JOB = { maxAttempts: 3, timeoutSeconds: 3_600 };

/**
 * Does an import or export that nobody has cancelled, and says how it ends: what its owner can put right is told to them,
 * anything else is tried again.
 */
export async function runTransfer(
  deps: JobDeps,
  { transferId, attempt }: { transferId: string; attempt: JobAttempt },
  work: (run: TransferRun) => Promise<{ storageKey?: string; problem?: string }>,
): Promise<void> {
  const run = await TransferRun.begin(deps, transferId);
  if (!run) return;
  try {
    await run.end({ state: 'done', ...(await work(run)) });
  } catch (error) {
    if (error instanceof TransferEnded) return;
    const isTold = error instanceof ApiError && error.code < 500;
    if (isTold || attempt.isLast) {
      const text = isTold ? error.text : t('failed');
      await run.end({ state: 'failed', problem: text(run.locale) });
    }
    if (!isTold) throw error;
  }
}

/** How the jobs of imports and exports are bound: one that was killed in its last attempt says so to its owner. */
export const TRANSFER_KILLED = {
  killed: async (trx: DatabaseTransaction, { transferId }: { transferId: string }, { sockets }: JobDeps) => {
    const run = await TransferRun.begin({ db: trx, sockets }, transferId);
    if (!run) return;
    const { kind, done } = run.transfer;
    const text =
      kind === 'import' ? t('killedImport', { done }) : t(kind === 'export' ? 'killedExport' : 'killedTakeBack');
    await run.end({ state: 'failed', problem: text(run.locale) }, trx);
  },
};

/** An import or export that is being done. */
export class TransferRun {
  private constructor(
    private readonly deps: RunDeps,
    /** As it was when this began: after a crash, with what had been done. */
    readonly transfer: Selectable<TransferTable>,
  ) {}

  /** undefined when it has ended. */
  static async begin(deps: RunDeps, id: string): Promise<TransferRun | undefined> {
    const transfer = await deps.db
      .updateTable('transfer')
      .set({ state: 'running' })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'running'])
      .returningAll()
      .executeTakeFirst();
    return transfer && new TransferRun(deps, transfer);
  }

  get locale(): Locale {
    return LOCALES.find((locale) => locale === this.transfer.locale) ?? 'zh';
  }

  /** Says how far it is, with a transaction or in one of its own. Throws a `TransferEnded` once somebody has cancelled it. */
  async advance(progress: Progress, transaction?: DatabaseTransaction): Promise<void> {
    if (transaction) await this.write(transaction, progress);
    else await this.deps.db.transaction().execute((trx) => this.write(trx, progress));
  }

  async end(result: Ending, transaction?: DatabaseTransaction): Promise<void> {
    const write = (trx: DatabaseTransaction) => this.write(trx, { ...result, endTime: new Date() });
    await (transaction ? write(transaction) : this.deps.db.transaction().execute(write));
  }

  private async write(trx: DatabaseTransaction, changes: Progress | (Ending & { endTime: Date })): Promise<void> {
    const row = await trx
      .updateTable('transfer')
      .set(changes)
      .where('id', '=', this.transfer.id)
      .where('state', '=', 'running')
      .returning(TRANSFER_COLUMNS)
      .executeTakeFirst();
    if (!row) throw new TransferEnded();
    await this.deps.sockets.send(
      trx,
      { kind: 'user', keys: [this.transfer.userId] },
      { frame: transferChanged, fields: { transfer: toTransfer(row) } },
    );
  }
}

/** Somebody has cancelled it. */
export class TransferEnded extends Error {
  override name = 'TransferEnded';
}

interface RunDeps extends Pick<JobDeps, 'sockets'> {
  db: Executor;
}

interface Progress {
  total?: number;
  done: number;
  refused?: number;
}

interface Ending {
  state: 'done' | 'failed';
  problem?: string;
  storageKey?: string;
}
