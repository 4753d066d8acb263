import { type contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { requireRow } from '../../../db/requireRow.js';
import { type Call } from '../../../http/handle.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';

/** The signed codes of berths, in the order of their roads and numbers, with the public page that each opens. */
export async function printBerths({ deps, caller, body }: Call<typeof contract.parking.berth.sheets>) {
  const ids = [...new Set(body.ids)];
  const berths = await deps.db
    .selectFrom('parkingBerth')
    .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingBerth.placeId')
    .select(['parkingBerth.id', 'parkingBerth.fullName', 'parkingBerth.organizeId'])
    .select('parkingPlace.fullName as placeName')
    .where('parkingBerth.id', 'in', ids)
    .orderBy('parkingBerth.placeId')
    .orderBy('parkingBerth.fullName')
    .execute();
  requireRow(berths.length === ids.length ? berths : undefined);
  requireOrganizesInScope(
    caller,
    pages.parkingBerth.address,
    berths.map(({ organizeId }) => organizeId),
  );
  const list = await Promise.all(
    berths.map(async ({ id, fullName, placeName }) => ({
      ...{ id, fullName, placeName },
      path: `/roadsideQrcode?code=${await deps.parkingCodes.print('berth', id)}`,
    })),
  );
  return { list };
}
