import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { rememberNounChange } from '../../../http/crud/nounChanges.js';
import { type Call } from '../../../http/handle.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { t } from '../parking.messages.js';
import { periodOf } from './checkReduction.js';
import { placeNameOf, withOrganize } from './placeOf.js';

const { listedPlate } = contract.parking;
const PAGE = pages.parkingPlateList.address;

export const listedPlateRoutes = crudRoutes(listedPlate, {
  table: 'parkingListedPlate',
  scope: { page: pages.parkingPlateList, organize: 'organizeId' },
  search: ['plate', 'holder'],
  order: [
    ['creatorTime', 'desc'],
    ['id', 'desc'],
  ],
  computed: { placeName: placeNameOf('parkingListedPlate') },
  constraints: {
    parking_listed_plate_once: { field: 'plate', text: (value) => t('plateListed', { value }) },
  },
  toRow: (body, { db }) => withOrganize(db, { ...body, ...periodOf(body) }),
  own: { renew: (call) => renew(call) },
});

/** Prolongs a monthly card by whole months, from its end, or from now where it has ended. */
function renew({ caller, params, body, describe, once }: Call<typeof listedPlate.renew>) {
  return once(async (trx) => {
    const card = requireRow(
      await trx
        .selectFrom('parkingListedPlate')
        .select(['id', 'list', 'plate', 'organizeId', 'creatorUserId', 'endsAt'])
        .where('id', '=', params.id)
        .forUpdate()
        .executeTakeFirst(),
    );
    if (card.creatorUserId !== caller.userId) requireOrganizesInScope(caller, PAGE, [card.organizeId]);
    if (card.list !== 'monthly') throw new ApiError(409, t('onlyMonthly'));
    const { endsAt } = await trx
      .updateTable('parkingListedPlate')
      .set({
        endsAt: sql`greatest(ends_at, now()) + make_interval(months => ${body.months})`,
        lastModifyTime: new Date(),
        lastModifyUserId: caller.userId,
      })
      .where('id', '=', card.id)
      .returning('endsAt')
      .executeTakeFirstOrThrow();
    await rememberNounChange(trx, {
      ...{ noun: 'parkingListedPlate', id: card.id, userId: caller.userId },
      before: { endsAt: card.endsAt },
      after: { endsAt },
    });
    describe({ recordId: card.id, recordName: card.plate });
    return null;
  });
}
