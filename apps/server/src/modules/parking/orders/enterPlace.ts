import { type PlateColour, type Sighting, type VehicleKind } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { at } from '../../../db/columns.js';
import { type DatabaseTransaction, type Executor } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from '../parking.messages.js';
import { moveOccupied, tellEvent } from './tellPassage.js';

/**
 * A vehicle comes in: begins its stay, by the prices in force at that moment, and answers the order. A vehicle that is
 * there already gets the order that it has. Throws 409 for a barred vehicle and for a place whose tariff has no prices in
 * force.
 */
export async function enterPlace(
  deps: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  entry: VehicleEntry,
): Promise<{ orderId: string; isNew: boolean }> {
  const { placeId, plate, plateColour = 5, vehicle = 'small', berth = '', time = Date.now() } = entry;
  const moment = new Date(time);
  const place = requireRow(
    await trx
      .selectFrom('parkingPlace')
      .select(['id', 'kind', 'organizeId', 'fullName', 'tariffId'])
      .where('id', '=', placeId)
      .executeTakeFirst(),
  );
  if (await isBarred(trx, { placeId, plate, plateColour, time })) throw new ApiError(409, t('barred', { plate }));
  const version = await trx
    .selectFrom('parkingTariffVersion')
    .select('id')
    .where('tariffId', '=', place.tariffId)
    // prices that nobody is charged by yet may still change; an entry that is told late may be from before the first ones
    .where('startsAt', '<=', at(Date.now()))
    .orderBy(sql`(starts_at > ${moment})`)
    .orderBy(sql`abs(extract(epoch from starts_at - ${moment}))`)
    .limit(1)
    .executeTakeFirst();
  if (!version) throw new ApiError(409, t('noPrices', { name: place.fullName }));
  const id = newId();
  const inserted = await trx
    .insertInto('parkingOrder')
    .values({
      id,
      number: `P${id}`,
      placeId,
      placeKind: place.kind,
      organizeId: place.organizeId,
      berth,
      plate,
      plateColour,
      vehicle,
      entryTime: moment,
      entry: entry.sighting ? JSON.stringify(entry.sighting) : null,
      tariffVersionId: version.id,
    })
    .onConflict((conflict) =>
      conflict.columns(['placeId', 'plate', 'plateColour']).where('status', '<>', 'closed').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!inserted) {
    const { id: orderId } = await trx
      .selectFrom('parkingOrder')
      .select('id')
      .where('placeId', '=', placeId)
      .where('plate', '=', plate)
      .where('plateColour', '=', plateColour)
      .where('status', '<>', 'closed')
      .executeTakeFirstOrThrow();
    return { orderId, isNew: false };
  }
  if (berth)
    await trx
      .updateTable('parkingBerth')
      .set({ orderId: id })
      .where('placeId', '=', placeId)
      .where('fullName', '=', berth)
      .execute();
  if (entry.laneId)
    await trx
      .insertInto('parkingOpening')
      .values({ id: newId(), laneId: entry.laneId, orderId: id, cause: 'entry' })
      .execute();
  await moveOccupied(deps, trx, placeId, 1);
  const order = {
    id,
    placeId,
    placeName: place.fullName,
    placeKind: place.kind,
    organizeId: place.organizeId,
    berth,
    plate,
    plateColour,
  };
  await tellEvent(deps, trx, {
    order,
    kind: 'entry',
    laneId: entry.laneId ?? '',
    laneName: entry.sighting?.laneName ?? '',
  });
  return { orderId: id, isNew: true };
}

export interface VehicleEntry {
  placeId: string;
  plate: string;
  plateColour?: PlateColour;
  vehicle?: VehicleKind;
  laneId?: string;
  berth?: string;
  /** Epoch milliseconds. Default now. */
  time?: number;
  sighting?: Sighting;
}

/** Whether a vehicle may not come in at a moment. */
export async function isBarred(
  db: Executor,
  { placeId, plate, plateColour, time }: { placeId: string; plate: string; plateColour: PlateColour; time: number },
): Promise<boolean> {
  const moment = new Date(time);
  const found = await db
    .selectFrom('parkingListedPlate')
    .select('id')
    .where('placeId', '=', placeId)
    .where('plate', '=', plate)
    .where('plateColour', '=', plateColour)
    .where('list', '=', 'black')
    .where('enabledMark', '=', 1)
    .where('startsAt', '<=', sql<number>`${moment}`)
    .where('endsAt', '>=', sql<number>`${moment}`)
    .executeTakeFirst();
  return found !== undefined;
}
