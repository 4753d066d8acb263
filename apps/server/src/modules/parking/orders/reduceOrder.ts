import { type ReductionKind } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from '../parking.messages.js';
import { requireState } from '../../../http/crud/stateActions.js';
import { loadOrder, type LoadedOrder } from './loadOrder.js';
import { moveBalance } from './moveBalance.js';
import { noteEvent } from './noteEvent.js';
import { GOING_ON, orderStates } from './orderStates.js';

/**
 * Gives an order the reduction of a printed code, a merchant or a company, once for each key. The order is locked first,
 * then whoever gives: a hundred at once on one code give as many as it has left. Throws 409 where it gives nothing, and
 * says why.
 */
export async function reduceOrder(
  trx: DatabaseTransaction,
  { orderId, source, sourceId, key }: { orderId: string; source: ReductionGiver; sourceId: string; key: string },
): Promise<void> {
  const loaded = await loadOrder(trx, orderId, true);
  const known = await trx
    .selectFrom('parkingReduction')
    .select('id')
    .where('orderId', '=', orderId)
    .where('sourceId', '=', sourceId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known) return;
  await requireReducible(trx, loaded);
  const given =
    source === 'code'
      ? await takeCode(trx, loaded, sourceId)
      : source === 'merchant'
        ? await takeMerchant(trx, loaded, sourceId)
        : await takeCompany(trx, loaded, sourceId);
  await addReduction(trx, loaded, { ...given, source, sourceId, key });
}

/** Gives an order a reduction by hand. */
export async function reduceByHand(
  trx: DatabaseTransaction,
  orderId: string,
  given: GivenReduction & { reason: string; userId: string },
): Promise<void> {
  const loaded = await loadOrder(trx, orderId, true);
  await requireReducible(trx, loaded);
  await addReduction(trx, loaded, { ...given, source: 'staff', sourceId: '' });
}

export type ReductionGiver = 'code' | 'merchant' | 'company';

interface GivenReduction {
  name: string;
  kind: ReductionKind;
  value: number;
  /** Fen that a merchant pays for it. */
  price?: number;
  /** Whether that is what it takes away, also when the stay goes on. */
  followsFee?: boolean;
}

async function requireReducible(trx: DatabaseTransaction, loaded: LoadedOrder): Promise<void> {
  await requireState(trx, orderStates, loaded.row, GOING_ON);
  if (loaded.figuresAt(Date.now()).due === 0) throw new ApiError(409, t('nothingDue'));
}

async function addReduction(
  trx: DatabaseTransaction,
  { row, figuresAt, dueWith }: LoadedOrder,
  given: GivenReduction & AddedReduction,
): Promise<void> {
  const {
    source,
    sourceId,
    name,
    kind,
    value,
    price = 0,
    followsFee = false,
    reason = '',
    userId = '',
    key = '',
  } = given;
  const reduction = { source, name, kind, value };
  const amount = Math.max(0, figuresAt(Date.now()).due - dueWith({ ...reduction, time: Date.now() }));
  await trx
    .insertInto('parkingReduction')
    .values({ id: newId(), orderId: row.id, sourceId, ...reduction, amount, price, followsFee, reason, userId, key })
    .execute();
  await noteEvent(trx, { orderId: row.id, kind: 'reduction', text: name, userId });
}

interface AddedReduction {
  source: ReductionGiver | 'staff';
  sourceId: string;
  reason?: string;
  userId?: string;
  key?: string;
}

/** Why a giver gives nothing now; undefined when it does. */
function requireValid(
  { enabledMark, expiresAt }: { enabledMark: 0 | 1; expiresAt: number | null },
  expired = t('reductionExpired'),
): void {
  if (enabledMark === 0) throw new ApiError(409, t('reductionDisabled'));
  if (expiresAt !== null && expiresAt < Date.now()) throw new ApiError(409, expired);
}

function requireSamePlace(placeId: string, { row }: LoadedOrder): void {
  if (placeId !== row.placeId) throw new ApiError(409, t('reductionElsewhere'));
}

async function takeCode(trx: DatabaseTransaction, loaded: LoadedOrder, id: string): Promise<GivenReduction> {
  const code = requireRow(
    await trx.selectFrom('parkingReductionCode').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  );
  requireSamePlace(code.placeId, loaded);
  if (code.startsAt > Date.now()) throw new ApiError(409, t('reductionNotYet'));
  requireValid({ enabledMark: code.enabledMark, expiresAt: code.endsAt });
  await requireFewer(trx, { sourceId: id, orderId: loaded.row.id }, 1);
  if (code.used >= code.maxUses) throw new ApiError(409, t('reductionUsedUp'));
  await trx
    .updateTable('parkingReductionCode')
    .set({ used: code.used + 1 })
    .where('id', '=', id)
    .execute();
  return { name: code.fullName, kind: code.kind, value: code.value };
}

async function takeMerchant(trx: DatabaseTransaction, loaded: LoadedOrder, id: string): Promise<GivenReduction> {
  const merchant = requireRow(
    await trx.selectFrom('parkingMerchant').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  );
  requireSamePlace(merchant.placeId, loaded);
  requireValid(merchant, t('merchantExpired', { name: merchant.fullName }));
  await requireFewer(trx, { sourceId: id, orderId: loaded.row.id }, merchant.usesPerStay);
  const { fullName: name, kind, value } = merchant;
  const price = merchant.price ?? savingOf(loaded, { kind, value });
  if (merchant.balance < price) throw new ApiError(409, t('balanceTooLow'));
  await moveBalance(trx, merchant, { orderId: loaded.row.id, taken: price });
  return { name, kind, value, price, followsFee: merchant.price === null };
}

async function takeCompany(trx: DatabaseTransaction, loaded: LoadedOrder, id: string): Promise<GivenReduction> {
  const company = requireRow(
    await trx.selectFrom('parkingCompany').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  );
  requireSamePlace(company.placeId, loaded);
  requireValid(company, t('merchantExpired', { name: company.fullName }));
  const { plate } = loaded.row;
  if (company.plates.length > 0 && !company.plates.includes(plate)) throw new ApiError(409, t('plateNotListed'));
  await requireFewer(trx, { sourceId: id, orderId: loaded.row.id }, 1);
  const { uses } = await trx
    .selectFrom('parkingReduction')
    .innerJoin('parkingOrder', 'parkingOrder.id', 'parkingReduction.orderId')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('sourceId', '=', id)
    .where('parkingOrder.plate', '=', plate)
    .where('parkingReduction.creatorTime', '>=', sql<number>`date_trunc('day', now())`)
    .executeTakeFirstOrThrow();
  if (uses >= company.usesPerDay) throw new ApiError(409, t('reductionGiven'));
  return { name: company.fullName, kind: company.kind, value: company.value };
}

async function requireFewer(
  trx: DatabaseTransaction,
  { sourceId, orderId }: { sourceId: string; orderId: string },
  most: number,
): Promise<void> {
  const { uses } = await trx
    .selectFrom('parkingReduction')
    .select(sql<number>`count(*)::int`.as('uses'))
    .where('orderId', '=', orderId)
    .where('sourceId', '=', sourceId)
    .executeTakeFirstOrThrow();
  if (uses >= most) throw new ApiError(409, t('reductionGiven'));
}

/** Fen that one more reduction would take from what is due now. */
function savingOf(loaded: LoadedOrder, { kind, value }: Pick<GivenReduction, 'kind' | 'value'>): number {
  const { due } = loaded.figuresAt(Date.now());
  return Math.max(0, due - loaded.dueWith({ source: 'merchant', name: '', kind, value, time: Date.now() }));
}
