import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { newId } from '../../../db/newId.js';
import { readPage } from '../../../db/paging.js';
import { fieldError, requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { rememberNounChange } from '../../../http/crud/nounChanges.js';
import { type Call } from '../../../http/handle.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { maskPlate } from '../maskPlate.js';
import { t } from '../parking.messages.js';
import { requireSameAmount } from '../payments/requireSameAmount.js';
import { checkReduction, dateOf } from './checkReduction.js';
import { placeNameOf, withOrganize } from './placeOf.js';
import { printSheet } from './printSheet.js';

const { merchant } = contract.parking;
const PAGE = pages.parkingMerchant.address;

export const merchantRoutes = crudRoutes(merchant, {
  table: 'parkingMerchant',
  scope: { page: pages.parkingMerchant, organize: 'organizeId' },
  computed: { placeName: placeNameOf('parkingMerchant') },
  filters: {
    expiry: {
      where: (expiry) => sql<boolean>`${expiry} = case when parking_merchant.expires_at <= now() then 'expired'
        when parking_merchant.expires_at <= now() + interval '30 days' then 'soon' else 'valid' end`,
    },
  },
  toRow: (body, { db }) => {
    checkReduction(body);
    return withOrganize(db, { ...body, expiresAt: dateOf(body.expiresAt) });
  },
  beforeRemove: async ({ id, fullName: name }, { db }) => {
    const entry = await db
      .selectFrom('parkingMerchantEntry')
      .select('id')
      .where('merchantId', '=', id)
      .executeTakeFirst();
    if (entry) throw new ApiError(409, t('hasEntries', { name }));
  },
  own: {
    sheet: (call) => printSheet(call, { kind: 'merchant', table: 'parkingMerchant' }),
    topUp: (call) => topUp(call),
    statement: async ({ deps, caller, params, query }) => {
      await requireMerchant(deps, caller, params.id);
      return readStatement(deps, params.id, query);
    },
  },
});

/** Puts money on the account, and prolongs the agreement; the same key does it once. Throws a 400 for an earlier end. */
function topUp({ deps, caller, params, body, describe }: Call<typeof merchant.topUp>) {
  return deps.db.transaction().execute(async (trx) => {
    const found = requireRow(
      await trx
        .selectFrom('parkingMerchant')
        .select(['id', 'fullName', 'organizeId', 'balance', 'expiresAt'])
        .where('id', '=', params.id)
        .forUpdate()
        .executeTakeFirst(),
    );
    requireOrganizesInScope(caller, PAGE, [found.organizeId]);
    const balance = found.balance + body.amount;
    const expiresAt = dateOf(body.expiresAt ?? null);
    const entry = await trx
      .insertInto('parkingMerchantEntry')
      .values({
        id: newId(),
        merchantId: found.id,
        kind: 'topUp',
        amount: body.amount,
        balance,
        note: body.note,
        expiresAt,
        key: body.key,
        userId: caller.userId,
      })
      .onConflict((conflict) => conflict.columns(['merchantId', 'key']).where('key', '<>', '').doNothing())
      .returning('id')
      .executeTakeFirst();
    // the account is locked, so an entry with this key is of an earlier call
    if (!entry) {
      const known = trx.selectFrom('parkingMerchantEntry').select('amount').where('merchantId', '=', found.id);
      const { amount } = await known.where('key', '=', body.key).executeTakeFirstOrThrow();
      requireSameAmount(amount, body.amount);
      return { balance: found.balance };
    }
    if (expiresAt && expiresAt.getTime() <= Math.max(Date.now(), found.expiresAt ?? 0))
      throw fieldError('expiresAt', t('laterExpiry'));
    await trx
      .updateTable('parkingMerchant')
      .set({ balance, ...(expiresAt && { expiresAt }) })
      .where('id', '=', found.id)
      .execute();
    // whoever edits the merchant at this moment would put the former end back
    if (expiresAt)
      await rememberNounChange(trx, {
        ...{ noun: 'parkingMerchant', id: found.id, userId: caller.userId },
        before: { expiresAt: found.expiresAt },
        after: { expiresAt: expiresAt.getTime() },
      });
    describe({ recordId: found.id, recordName: found.fullName });
    return { balance };
  });
}

/** Throws 404 for a merchant that does not exist, and 403 beyond the caller's data permission. */
async function requireMerchant({ db }: Deps, caller: Caller, id: string) {
  const { organizeId, creatorUserId } = requireRow(
    await db
      .selectFrom('parkingMerchant')
      .select(['organizeId', 'creatorUserId'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  if (creatorUserId !== caller.userId) requireOrganizesInScope(caller, PAGE, [organizeId]);
}

const ofOrder = (column: 'number' | 'plate') =>
  sql<string>`coalesce((select ${sql.ref(`parkingOrder.${column}`)} from parking_order where parking_order.id = entry.order_id), '')`;

async function readStatement({ db }: Deps, id: string, query: Call<typeof merchant.statement>['query']) {
  const entries = db.selectFrom('parkingMerchantEntry as entry').where('entry.merchantId', '=', id);
  const { list, pagination } = await readPage({
    db,
    query,
    count: entries,
    rows: entries
      .select(['entry.id', 'entry.kind', 'entry.amount', 'entry.balance', 'entry.note', 'entry.creatorTime'])
      .select('entry.expiresAt')
      .select([ofOrder('number').as('orderNumber'), ofOrder('plate').as('plate')])
      .orderBy('entry.creatorTime', 'desc')
      .orderBy('entry.id', 'desc'),
  });
  return {
    list: list.map(({ plate, ...entry }) => ({ ...entry, maskedPlate: plate ? maskPlate(plate) : '' })),
    pagination,
  };
}
