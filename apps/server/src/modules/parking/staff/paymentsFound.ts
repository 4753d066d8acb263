import { sql, type RawBuilder } from 'kysely';
import { COUNT_LIMIT } from '../../../db/paging.js';
import { type Database } from '../../../db/database.js';
import { type Filter } from '../../../http/crud/ListOptions.js';
import { similarPlate } from '../orders/similarPlate.js';

/**
 * Payments of a plate, typed as `similarPlate` takes it, or of a whole number: their own, their order's, or that of the
 * provider, as it stands on the driver's receipt. Their ids are looked up once, by the indexes of what they belong to: a
 * condition over joined rows would read every payment there is. Where a part of a plate fits so many orders that looking
 * them up takes longer than walking the payments, it is that condition.
 */
export const paymentsFound: Filter = {
  varies: true,
  value: async (typed, { deps }): Promise<Found> => ({ typed, ids: await idsOf(deps.db, typed) }),
  where: (found) => {
    const { typed, ids } = found as Found;
    return ids ? sql<boolean>`parking_payment.id = any(${ids}::text[])` : hasPlate(typed);
  },
};

interface Found {
  typed: string;
  /** Undefined for more than can be looked up. */
  ids: string[] | undefined;
}

async function idsOf(db: Database, typed: string): Promise<string[] | undefined> {
  const { rows: orders } = await sql<{ id: string }>`
    select id from parking_order where ${similarPlate(typed, 'plate')} or number = ${typed}
    limit ${COUNT_LIMIT}`.execute(db);
  if (orders.length === COUNT_LIMIT) return undefined;
  const { rows: cards } = await sql<{ id: string }>`
    select id from parking_listed_plate where ${similarPlate(typed, 'plate')}`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from parking_payment where order_id = any(${idList(orders)}::text[])
    union all
    select id from parking_payment where card_id <> '' and card_id = any(${idList(cards)}::text[])
    union all
    select id from parking_payment where number = ${typed} or batch_id = ${typed}
    union all
    select id from parking_payment where provider_number <> '' and provider_number = ${typed}`.execute(db);
  return idList(rows);
}

const idList = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

function hasPlate(typed: string): RawBuilder<boolean> {
  return sql<boolean>`(${similarPlate(typed, 'order.plate')} or ${similarPlate(typed, 'card.plate')})`;
}
