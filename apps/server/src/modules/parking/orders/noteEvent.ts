import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';

/** Adds a line to the course of an order. */
export async function noteEvent(
  trx: DatabaseTransaction,
  { orderId, kind, text = '', userId = '' }: { orderId: string; kind: string; text?: string; userId?: string },
): Promise<void> {
  await trx.insertInto('parkingOrderEvent').values({ id: newId(), orderId, kind, text, userId }).execute();
}
