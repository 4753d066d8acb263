import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { contains } from '../../../db/keyword.js';
import { readPage } from '../../../db/paging.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { rememberNounChange } from '../../../http/crud/nounChanges.js';
import { handle, type Call } from '../../../http/handle.js';
import { type Deps } from '../../../deps.js';
import { withinScope } from '../../../rights/dataScope.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { readLane } from '../booth/laneOf.js';
import { t } from '../parking.messages.js';
import { placeNameOf, withOrganize } from './placeOf.js';

const { lane, barrier } = contract.parking;
const PAGE = pages.parkingBarrier.address;

export const laneRoutes = [
  ...crudRoutes(lane, {
    table: 'parkingLane',
    scope: { page: pages.parkingBarrier, organize: 'organizeId', owner: null },
    computed: { placeName: placeNameOf('parkingLane') },
    toRow: (body, { db }) => withOrganize(db, body),
    beforeRemove: async ({ id, fullName: name }, { db }) => {
      const passed = await db.selectFrom('parkingOpening').select('id').where('laneId', '=', id).executeTakeFirst();
      if (passed) throw new ApiError(409, t('laneHasPassages', { name }));
    },
    own: {
      code: async ({ deps, caller, params }) => {
        const { organizeId } = await readLane(deps.db, params.id);
        requireOrganizesInScope(caller, PAGE, [organizeId]);
        const code = await deps.parkingCodes.print('lane', params.id);
        return { code, path: `/scanQrcode?code=${code}` };
      },
    },
  }),
  handle(barrier.expands, ({ deps, caller, query }) => listBarriers(deps, caller, query)),
  handle(barrier.places, async ({ deps, caller }) => ({ list: await placesWithBarriers(deps, caller) })),
  handle(barrier.updateExpands, (call) => updateExpands(call)),
];

const SEARCHED = ['fullName', 'deviceNo', 'cameraNo'].map((column) => `parkingLane.${column}`);
const EXPANDS = [
  'deviceNo',
  'cameraNo',
  'opensByItself',
  'takesUnlicensed',
  'remoteOpen',
  'remoteSeconds',
  'displayText',
] as const;

/** One page of the barriers with their settings. */
function listBarriers({ db }: Deps, { rights }: Caller, query: Call<typeof barrier.expands>['query']) {
  const { keyword, placeId } = query;
  let rows = db
    .selectFrom('parkingLane')
    .where(withinScope(rights.dataScope(PAGE), { organize: 'parkingLane.organizeId' }));
  if (placeId) rows = rows.where('placeId', '=', placeId);
  if (keyword) rows = rows.where(contains(SEARCHED, keyword, 'parkingLane.sound'));
  return readPage({
    db,
    query,
    count: rows,
    rows: rows
      .select(['id', 'fullName', 'placeId', placeNameOf('parkingLane').as('placeName'), 'direction', 'enabledMark'])
      .select(EXPANDS)
      .orderBy('placeId')
      .orderBy('sortCode')
      .orderBy('id'),
  });
}

/** Lots that have barriers. */
function placesWithBarriers({ db }: Deps, { rights }: Caller) {
  return db
    .selectFrom('parkingPlace')
    .innerJoin('parkingLane', 'parkingLane.placeId', 'parkingPlace.id')
    .where(withinScope(rights.dataScope(PAGE), { organize: 'parkingPlace.organizeId' }))
    .select(['parkingPlace.id', 'parkingPlace.fullName', sql<number>`count(*)::int`.as('barrierCount')])
    .groupBy(['parkingPlace.id', 'parkingPlace.fullName', 'parkingPlace.sortCode'])
    .orderBy('parkingPlace.sortCode')
    .orderBy('parkingPlace.id')
    .execute();
}

/** Saves the settings that were sent: of all barriers, or of none. */
function updateExpands({ deps, caller, body, describe }: Call<typeof barrier.updateExpands>) {
  return deps.db.transaction().execute(async (trx) => {
    const wanted = new Map(body.list.map(({ id, ...settings }) => [id, settings]));
    const lanes = await trx
      .selectFrom('parkingLane')
      .selectAll()
      .where('id', 'in', [...wanted.keys()])
      .orderBy('id')
      .forUpdate()
      .execute();
    requireRow(lanes.length === wanted.size ? lanes : undefined);
    requireOrganizesInScope(
      caller,
      PAGE,
      lanes.map(({ organizeId }) => organizeId),
    );
    for (const lane of lanes) {
      const { id, fullName } = lane;
      const settings = Object.fromEntries(
        Object.entries(wanted.get(id) ?? {}).filter(([, value]) => value !== undefined),
      );
      await trx
        .updateTable('parkingLane')
        .set({ ...settings, lastModifyTime: new Date(), lastModifyUserId: caller.userId })
        .where('id', '=', id)
        .execute();
      await rememberNounChange(trx, {
        ...{ noun: 'parkingLane', id, userId: caller.userId, after: settings },
        before: Object.fromEntries(Object.keys(settings).map((field) => [field, lane[field as keyof typeof lane]])),
      });
      describe({ recordId: id, recordName: fullName });
    }
    return null;
  });
}
