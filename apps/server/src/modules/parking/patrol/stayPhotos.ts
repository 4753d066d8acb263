import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { at } from '../../../db/columns.js';
import { fieldError } from '../../../db/requireRow.js';
import { type CleanUp } from '../../../jobs/cleanUp.js';
import { type Caller } from '../../../rights/caller.js';
import { isWithin } from '../../../rights/dataScope.js';
import { t } from '../parking.messages.js';
import { isPatrolled } from './patrolled.js';

/** Type of the file module that pictures of stays are kept as. */
export const STAY_PHOTO = 'parkingStay';

/** Days that pictures are kept after a stay has ended and nothing is owed for it; those of others are evidence. */
const PHOTO_DAYS = 90;
const DAY = 24 * 60 * 60_000;

/**
 * Makes a picture that the caller has sent evidence of an order, and answers its address, which is empty where there is
 * none. Throws 400 for a file that is none of theirs, or belongs to a stay already.
 */
export async function keepPhoto(
  trx: Executor,
  caller: Caller,
  { photo, orderId, seen }: { photo: string; orderId: string; seen: 'entry' | 'exit' },
): Promise<string> {
  if (photo === '') return '';
  const file = await trx
    .selectFrom('storedFile')
    .select('name')
    .where('name', '=', photo)
    .where('type', '=', STAY_PHOTO)
    .where('userId', '=', caller.userId)
    .forUpdate()
    .executeTakeFirst();
  const used = await trx.selectFrom('fileUsage').select('ownerId').where('fileName', '=', photo).executeTakeFirst();
  if (!file || used) throw fieldError('photo', t('noPhoto'));
  await trx.insertInto('fileUsage').values({ kind: 'stay', ownerId: orderId, field: seen, fileName: photo }).execute();
  return `/api/file/Download/${STAY_PHOTO}/${photo}`;
}

/** The file of the address of a picture; empty for an address that is none. */
export function photoOf(address: string): string {
  const [, name = ''] = address.split(`/api/file/Download/${STAY_PHOTO}/`);
  return name;
}

/** Whoever may read an order may see its pictures: its page within the data permission, or as the inspector of its berth. */
export async function maySeePhoto(
  db: Executor,
  caller: Caller,
  file: { name: string; userId: string },
): Promise<boolean> {
  const order = await db
    .selectFrom('fileUsage')
    .innerJoin('parkingOrder', 'parkingOrder.id', 'fileUsage.ownerId')
    .select(['parkingOrder.id', 'parkingOrder.organizeId', 'parkingOrder.placeKind'])
    .where('fileUsage.kind', '=', 'stay')
    .where('fileUsage.fileName', '=', file.name)
    .executeTakeFirst();
  // nobody else knows it before it belongs to a stay
  if (!order) return file.userId === caller.userId;
  const { rights } = caller;
  const page = order.placeKind === 'road' ? pages.parkingRoadsideOrder : pages.parkingOrder;
  const scope = rights.dataScope(page.address);
  if (rights.hasPage(page.address) && isWithin(scope, { organizeIds: [order.organizeId] })) return true;
  const isInspector = order.placeKind === 'road' && rights.hasPage(pages.parkingPatrol.address);
  return isInspector && isPatrolled(db, caller, order.id);
}

/** Deletes the pictures of stays that ended long ago and are paid, and those that came to belong to none. */
export const cleanUpStayPhotos: CleanUp = async ({ db }, now) => {
  const old = await db
    .deleteFrom('fileUsage')
    .using('parkingOrder')
    .whereRef('parkingOrder.id', '=', 'fileUsage.ownerId')
    .where('fileUsage.kind', '=', 'stay')
    .where('parkingOrder.status', '=', 'closed')
    .where('parkingOrder.escaped', '=', 0)
    .where('parkingOrder.exitTime', '<', at(now - PHOTO_DAYS * DAY))
    .returning('fileUsage.ownerId')
    .execute();
  const orderIds = old.map(({ ownerId }) => ownerId);
  if (orderIds.length > 0)
    await sql`
      update parking_order set
        entry = case when entry is null then null else entry || '{"image": ""}' end,
        exit = case when exit is null then null else exit || '{"image": ""}' end
      where id = any(${orderIds}::text[])`.execute(db);
  // also those that were sent and never used; their contents go with what no file has
  await db
    .deleteFrom('storedFile')
    .where('type', '=', STAY_PHOTO)
    .where('creatorTime', '<', at(now - DAY))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('fileUsage').select('fileName').whereRef('fileName', '=', 'storedFile.name'))),
    )
    .execute();
};
