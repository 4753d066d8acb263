import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';

/** What stands in a place, and is whose the place is. */
const TABLES = [
  'parkingLane',
  'parkingBerth',
  'parkingInspector',
  'parkingMerchant',
  'parkingCompany',
  'parkingReductionCode',
  'parkingListedPlate',
  'parkingCardKind',
] as const;

/**
 * Gives what belongs to a place to the organisation that runs it now: the data permission of all of it goes by that. Stays
 * that have ended, payments and shifts remain with whoever ran the place then.
 */
export async function movePlace(
  db: DatabaseTransaction,
  { placeId, organizeId }: { placeId: string; organizeId: string },
): Promise<void> {
  for (const table of TABLES)
    await sql`update ${sql.table(table)} set organize_id = ${organizeId} where place_id = ${placeId}`.execute(db);
  const stays = await db
    .updateTable('parkingOrder')
    .set({ organizeId })
    .where('placeId', '=', placeId)
    .where('exitTime', 'is', null)
    .returning('id')
    .execute();
  if (stays.length === 0) return;
  await db
    .updateTable('parkingFinding')
    .set({ organizeId })
    .where(
      'orderId',
      'in',
      stays.map(({ id }) => id),
    )
    .execute();
}
