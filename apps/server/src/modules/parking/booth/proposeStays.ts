import { type BoothProposal } from '@smart-admin/api-client/contract';
import { type Database } from '../../../db/database.js';
import { loadOrders } from '../orders/loadOrder.js';
import { similarPlate } from '../orders/similarPlate.js';

/** More would not be looked through at a lane. */
const MOST = 10;

/** Open stays of a place whose plate is one character off at most, or holds what was typed; who came last first. */
export async function proposeStays(db: Database, placeId: string, plate: string): Promise<BoothProposal[]> {
  const rows = await db
    .selectFrom('parkingOrder')
    .select('id')
    .where('placeId', '=', placeId)
    .where('status', '<>', 'closed')
    .where(similarPlate(plate, 'parkingOrder.plate'))
    .orderBy('entryTime', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const stays = await loadOrders(
    db,
    rows.map(({ id }) => id),
  );
  const now = Date.now();
  return stays
    .map(({ row, figuresAt }) => ({
      orderId: row.id,
      orderNumber: row.number,
      plate: row.plate,
      plateColour: row.plateColour,
      entryTime: row.entryTime,
      due: figuresAt(now).due,
    }))
    .sort((one, other) => other.entryTime - one.entryTime || one.orderId.localeCompare(other.orderId));
}
