import { sql, type RawBuilder } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { fieldError } from '../../../db/requireRow.js';
import { t } from '../parking.messages.js';

/** A body with whose its place is, by which the data permission goes. Throws a 400 for a place that does not exist. */
export async function withOrganize<Body extends { placeId: string }>(db: Executor, body: Body) {
  const place = await db
    .selectFrom('parkingPlace')
    .select('organizeId')
    .where('id', '=', body.placeId)
    .executeTakeFirst();
  if (!place) throw fieldError('placeId', t('noPlace'));
  return { ...body, organizeId: place.organizeId };
}

/** Name of the place of a row. */
export function placeNameOf(table: string): RawBuilder<string> {
  return sql<string>`coalesce((select place.full_name from parking_place place where place.id = ${sql.ref(`${table}.placeId`)}), '')`;
}
