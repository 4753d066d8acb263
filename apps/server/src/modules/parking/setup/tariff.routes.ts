import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../db/database.js';
import { newId } from '../../../db/newId.js';
import { fieldError, requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { type Call } from '../../../http/handle.js';
import { type Caller } from '../../../rights/caller.js';
import { withinScope } from '../../../rights/dataScope.js';
import { t } from '../parking.messages.js';
import { checkPrices } from './checkPrices.js';

const { tariff } = contract.parking;

export const tariffRoutes = crudRoutes(tariff, {
  table: 'parkingTariff',
  computed: {
    version: sql<number>`coalesce((
      select v.version from parking_tariff_version v
      where v.tariff_id = parking_tariff.id and v.starts_at <= now() order by v.starts_at desc limit 1), 0)`,
    placeCount: {
      page: pages.parkingLot,
      value: (scope) => sql`(select count(*)::int from parking_place place
        where place.tariff_id = parking_tariff.id and ${withinScope(scope, { organize: 'place.organizeId' })})`,
    },
  },
  guard: async (tariffs, { db, call }) => {
    for (const { id } of tariffs) await requireOwnPlaces(db, call.caller, id);
  },
  beforeRemove: async ({ id, fullName: name }, { db }) => {
    const used = await sql<{ found: boolean }>`select exists (
      select 1 from parking_place where tariff_id = ${id} union all
      select 1 from parking_tariff_version v join parking_order on parking_order.tariff_version_id = v.id where v.tariff_id = ${id}
    ) as found`.execute(db);
    if (used.rows[0]?.found) throw new ApiError(409, t('tariffInUse', { name }));
  },
  own: {
    versions: async ({ deps, params }) => ({
      list: await deps.db
        .selectFrom('parkingTariffVersion')
        .select(['id', 'version', 'startsAt', 'prices', 'creatorTime'])
        .where('tariffId', '=', params.id)
        .orderBy('version', 'desc')
        .execute(),
    }),
    addVersion: (call) => addVersion(call),
    removeVersion: (call) => removeVersion(call),
  },
});

/** How late the clock of a browser may be. */
const CLOCK_TOLERANCE = 5 * 60_000;

/** Prices from a moment on; a version that has not begun yet is replaced, because nobody was charged by it. */
function addVersion({ caller, params, body, describe, once }: Call<typeof tariff.addVersion>) {
  checkPrices(body.prices);
  if (body.startsAt < Date.now() - CLOCK_TOLERANCE) throw fieldError('startsAt', t('startsInPast'));
  return once(async (trx) => {
    await requireOwnPlaces(trx, caller, params.id);
    const { fullName } = requireRow(
      await trx
        .selectFrom('parkingTariff')
        .select('fullName')
        .where('id', '=', params.id)
        .forUpdate()
        .executeTakeFirst(),
    );
    const replaced = await trx
      .selectFrom('parkingTariffVersion')
      .select('id')
      .where('tariffId', '=', params.id)
      .where('startsAt', '>', sql<number>`now()`)
      .execute();
    for (const { id } of replaced) await removeUnused(trx, id);
    const { last } = await trx
      .selectFrom('parkingTariffVersion')
      .select(sql<number>`coalesce(max(version), 0)`.as('last'))
      .where('tariffId', '=', params.id)
      .executeTakeFirstOrThrow();
    const id = newId();
    await trx
      .insertInto('parkingTariffVersion')
      .values({
        id,
        tariffId: params.id,
        version: last + 1,
        // a stay that begins meanwhile is not charged by prices of which nobody knew
        startsAt: new Date(Math.max(body.startsAt, Date.now())),
        prices: JSON.stringify(body.prices),
        creatorUserId: caller.userId,
      })
      .execute();
    describe({ recordId: params.id, recordName: `${fullName} v${String(last + 1)}` });
    return id;
  });
}

function removeVersion({ deps, caller, params, describe }: Call<typeof tariff.removeVersion>) {
  return deps.db.transaction().execute(async (trx) => {
    await requireOwnPlaces(trx, caller, params.id);
    const version = requireRow(
      await trx
        .selectFrom('parkingTariffVersion')
        .innerJoin('parkingTariff', 'parkingTariff.id', 'parkingTariffVersion.tariffId')
        .select(['version', 'startsAt', 'parkingTariff.fullName'])
        .where('parkingTariffVersion.id', '=', params.versionId)
        .where('tariffId', '=', params.id)
        .forUpdate()
        .executeTakeFirst(),
    );
    if (version.startsAt <= Date.now()) throw new ApiError(409, t('versionBegan'));
    await removeUnused(trx, params.versionId);
    describe({ verb: 'remove', recordId: params.id, recordName: `${version.fullName} v${String(version.version)}` });
    return null;
  });
}

/** Removes a version. Throws 409 while stays are charged by it: without their prices nobody could end or pay them. */
async function removeUnused(trx: DatabaseTransaction, id: string): Promise<void> {
  const stay = await trx
    .selectFrom('parkingOrder')
    .select('id')
    .where('tariffVersionId', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (stay) throw new ApiError(409, t('versionUsed'));
  await trx.deleteFrom('parkingTariffVersion').where('id', '=', id).execute();
}

/** Throws 403 while places that the caller does not see charge by a tariff. */
async function requireOwnPlaces(db: DatabaseTransaction, { rights }: Caller, tariffId: string): Promise<void> {
  const within = withinScope(rights.dataScope(pages.parkingLot.address), { organize: 'organizeId' });
  const elsewhere = await db
    .selectFrom('parkingPlace')
    .select('id')
    .where('tariffId', '=', tariffId)
    .where(sql<boolean>`not ${within}`)
    .executeTakeFirst();
  if (elsewhere) throw new ApiError(403, t('tariffElsewhere'));
}
