import { type OrderDetail } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import { type Database } from '../../../db/database.js';
import { readStoredText } from '../../../errors/storedText.js';
import { evidenceOf } from '../orders/evidenceOf.js';
import { loadOrder } from '../orders/loadOrder.js';
import { orderRow } from './orderRow.js';
import { paymentColumns, paymentsWithOrders } from './paymentRows.js';

const nameOf = (column: string) =>
  sql<string>`coalesce((select person.real_name from user_account person where person.id = ${sql.ref(column)}), '')`;

/** An order whole, in the language of its reader: what was seen, charged, reduced, paid and opened. Throws 404 for one that does not exist. */
export async function readOrder(db: Database, id: string, locale: Locale): Promise<OrderDetail> {
  const loaded = await loadOrder(db, id);
  const { row } = loaded;
  const now = Date.now();
  const { isFixed } = loaded.figuresAt(now);
  const payments = await paymentsWithOrders(db)
    .select(paymentColumns)
    .where('parkingPayment.orderId', '=', id)
    .orderBy('parkingPayment.creatorTime')
    .execute();
  const openings = await db
    .selectFrom('parkingOpening')
    .innerJoin('parkingLane', 'parkingLane.id', 'parkingOpening.laneId')
    .select(['parkingOpening.id', 'time', 'parkingLane.fullName as laneName', 'cause', 'reason'])
    .select(nameOf('parkingOpening.userId').as('operatorName'))
    .where('orderId', '=', id)
    .where('state', '=', 'done')
    .orderBy('time')
    .execute();
  const events = await db
    .selectFrom('parkingOrderEvent')
    .select(['time', 'kind', 'text', nameOf('parkingOrderEvent.userId').as('operatorName')])
    .where('orderId', '=', id)
    .orderBy('time')
    .orderBy('id')
    .execute();
  return {
    ...orderRow(row, loaded, now),
    entry: row.entry,
    exit: row.exit,
    evidence: evidenceOf(loaded, isFixed, now),
    payments,
    openings,
    leaveBefore: row.leaveBefore,
    closeReason: readStoredText(row.closeReason, locale),
    events: events.map(({ text, ...event }) => ({ ...event, text: readStoredText(text, locale) })),
  };
}
