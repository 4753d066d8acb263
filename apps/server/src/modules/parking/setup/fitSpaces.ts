import { sql } from 'kysely';
import { type DatabaseTransaction, type Executor } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { rememberNounChange } from '../../../http/crud/nounChanges.js';
import { tellSpaces } from '../orders/tellPassage.js';

/**
 * A road has as many spaces as it has berths in use: makes it so after berths have changed, and tells the public screen. A
 * road without berths keeps what was typed.
 */
export async function fitSpaces(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  { placeId, userId }: { placeId: string; userId: string },
): Promise<void> {
  const place = await trx
    .selectFrom('parkingPlace')
    .select(['id', 'spaces', 'occupied'])
    .where('id', '=', placeId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const spaces = await spacesOfBerths(trx, placeId);
  if (spaces === undefined || spaces === place.spaces) return;
  await trx
    .updateTable('parkingPlace')
    .set({ spaces, lastModifyTime: new Date(), lastModifyUserId: userId })
    .where('id', '=', placeId)
    .execute();
  await rememberNounChange(trx, {
    ...{ noun: 'parkingPlace', id: placeId, userId },
    before: { spaces: place.spaces },
    after: { spaces },
  });
  await tellSpaces(deps, trx, { ...place, spaces });
}

/** Berths of a place that are in use; undefined for one that has no berths at all. */
export async function spacesOfBerths(db: Executor, placeId: string): Promise<number | undefined> {
  const { all, inUse } = await db
    .selectFrom('parkingBerth')
    .select([sql<number>`count(*)::int`.as('all'), sql<number>`sum(enabled_mark)::int`.as('inUse')])
    .where('placeId', '=', placeId)
    .executeTakeFirstOrThrow();
  return all === 0 ? undefined : inUse;
}
