import { type PayMethod, type PaymentState } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { QUOTE_LIFETIME } from '../ledger/settlePayment.js';
import { loadOrder } from '../orders/loadOrder.js';
import { t } from '../parking.messages.js';
import { type ProviderName } from './payments.tables.js';
import { chooseProvider } from './channels/chooseProvider.js';
import { providerOf, type ProviderDeps } from './providerOf.js';
import { ProviderError } from './PaymentProvider.js';
import { settleBatch } from './settleBatch.js';

/**
 * Begins the payment of an order and of arrears in one go: once for each key, however often it is asked for. Throws 409
 * when nothing is due, another amount than the one that was shown, or by a method that is not taken.
 */
export async function beginPayment(deps: PaymentDeps, wanted: WantedPayment): Promise<BatchState> {
  const { orderIds, amount, method, key } = wanted;
  const { batchId, isNew } = await deps.db.transaction().execute(async (trx) => {
    // everybody locks orders in the same order
    const loaded = [];
    for (const id of [...new Set(orderIds)].sort()) loaded.push(await loadOrder(trx, id, true));
    const known = await readBegun(trx, orderIds, key);
    if (known) {
      if (known.amount !== amount) throw new ApiError(409, t('amountChanged'), { amount: known.amount });
      return { batchId: known.batchId, isNew: false };
    }
    const now = Date.now();
    const dues = loaded.map(({ row, figuresAt }) => ({ row, due: figuresAt(now).due })).filter(({ due }) => due > 0);
    const total = dues.reduce((sum, { due }) => sum + due, 0);
    if (total === 0) throw new ApiError(409, t('nothingDue'));
    if (total !== amount) throw new ApiError(409, t('amountChanged'), { amount: total });
    const provider = await chooseProvider(trx, method);
    const batch = newId();
    for (const { row, due } of dues) {
      const id = newId();
      await trx
        .insertInto('parkingPayment')
        .values({
          id,
          number: `F${id}`,
          orderId: row.id,
          placeId: row.placeId,
          organizeId: row.organizeId,
          batchId: batch,
          method,
          provider,
          state: 'pending',
          amount: due,
          key,
          creatorTime: new Date(now),
        })
        .execute();
    }
    return { batchId: batch, isNew: true };
  });
  return carryOn(deps, { batchId, isNew }, wanted);
}

/** Takes a batch that stands in our books to the provider, where it is not at its end. */
export async function carryOn(
  deps: PaymentDeps,
  { batchId, isNew }: { batchId: string; isNew: boolean },
  wanted: Pick<WantedPayment, 'payerAddress' | 'returnPath'>,
): Promise<BatchState> {
  // a key comes again after the end, too: no provider begins a charge that it has taken
  const begun = isNew ? await readRows(deps, batchId) : await readBatch(deps, batchId);
  if (begun.state !== 'pending') return begun;
  const redirect = await beginCharge(deps, begun, wanted);
  // nobody has paid before they were at the provider's page, and one that was opened before may not open any more
  return { ...(redirect ? begun : await readBatch(deps, batchId)), redirect };
}

/** What became of a payment; the provider is asked while it is pending. Throws 404 for one that does not exist. */
export async function readBatch(deps: PaymentDeps, batchId: string): Promise<Batch> {
  const before = await readRows(deps, batchId);
  if (before.state !== 'pending' || before.method === 'cash') return before;
  const provider = await providerOf(deps, before.provider);
  await settleBatch(deps, batchId, await provider.query(batchId).catch(refuse(deps)));
  return readRows(deps, batchId);
}

/**
 * Gives a payment up that is under way: its provider takes no money for it any more. Answers what has become of it: `pending`
 * where the payer is paying just now, for then nobody may begin another one. Throws 404 for one that does not exist.
 */
export async function giveUpPayment(deps: PaymentDeps, batchId: string): Promise<Batch> {
  const before = await readRows(deps, batchId);
  if (before.state !== 'pending' || before.method === 'cash') return before;
  const provider = await providerOf(deps, before.provider);
  const result = await provider.close(batchId).catch(refuse(deps));
  // what the provider has never heard of is not paid; where it is after all, that is booked as late
  await settleBatch(deps, batchId, result.state === 'unknown' ? { state: 'failed' } : result);
  return readRows(deps, batchId);
}

/** The payments that were begun with a key for one of the orders. */
async function readBegun(trx: DatabaseTransaction, orderIds: readonly string[], key: string) {
  const { rows } = await sql<{ batchId: string; amount: number }>`
    select batch_id, sum(amount)::int as amount from parking_payment
    where batch_id = (
      select batch_id from parking_payment where key = ${key} and order_id = any (${[...orderIds]}) limit 1)
    group by batch_id`.execute(trx);
  return rows[0];
}

/** Answers where the payer confirms it; '' when nothing has to be opened. */
async function beginCharge(
  deps: PaymentDeps,
  batch: Batch,
  { payerAddress = '', returnPath = '' }: Pick<WantedPayment, 'payerAddress' | 'returnPath'>,
) {
  const { batchId: id, amount, method, begunAt } = batch;
  if (method === 'cash') return '';
  const provider = await providerOf(deps, batch.provider);
  const expiresAt = new Date(begunAt + QUOTE_LIFETIME);
  // the provider would refuse it
  if (expiresAt.getTime() <= Date.now()) return '';
  const charge = { id, amount, method, description: DESCRIPTION, payerAddress, returnPath, expiresAt };
  const { redirect } = await provider.begin(charge).catch(refuse(deps));
  if (redirect) await deps.db.updateTable('parkingPayment').set({ redirect }).where('batchId', '=', id).execute();
  return redirect;
}

/** Logs what the provider said; the payer is told to try again. */
const refuse =
  ({ log }: Pick<Deps, 'log'>) =>
  (error: unknown): never => {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error }, 'a provider of payments refuses');
    throw new ApiError(503, t('providerAway'));
  };

async function readRows({ db }: Pick<Deps, 'db'>, batchId: string): Promise<Batch> {
  const rows = await db
    .selectFrom('parkingPayment')
    .select(['state', 'amount', 'redirect', 'method', 'provider', 'creatorTime'])
    .where('batchId', '=', batchId)
    .execute();
  const [first] = rows;
  if (!first) throw new ApiError(404, t('noPayment'));
  const { redirect, method, provider, creatorTime: begunAt } = first;
  const state = rows.find((row) => row.state === 'pending')?.state ?? first.state;
  const amount = rows.reduce((sum, row) => sum + row.amount, 0);
  return { batchId, state, amount, redirect, method, provider, begunAt };
}

/** Payers read it in the provider's app, which is Chinese. */
const DESCRIPTION = '停车费';

export type PaymentDeps = ProviderDeps & Pick<Deps, 'sockets' | 'log'>;

export interface WantedPayment {
  orderIds: readonly string[];
  /** What was shown, in fen. */
  amount: number;
  method: Exclude<PayMethod, 'cash'>;
  key: string;
  payerAddress?: string;
  /** Path of the page that the payer comes back to. */
  returnPath?: string;
}

export interface BatchState {
  batchId: string;
  state: PaymentState;
  amount: number;
  redirect: string;
}

export interface Batch extends BatchState {
  method: PayMethod;
  provider: ProviderName;
  begunAt: number;
}
