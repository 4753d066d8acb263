import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { type Database } from '../../../db/database.js';
import { buildSelector } from '../../../db/buildTree.js';
import { ApiError } from '../../../errors/apiError.js';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { withinScope, type DataScope } from '../../../rights/dataScope.js';
import { cardText } from './card.messages.js';
import { placeNameOf, withOrganize } from '../setup/placeOf.js';

/** Kinds of monthly cards with what a month costs. */
export const cardKindRoutes = crudRoutes(contract.parking.cardKind, {
  table: 'parkingCardKind',
  scope: { page: pages.parkingCardKind, organize: 'organizeId' },
  search: ['fullName'],
  order: [
    ['placeId', 'asc'],
    ['fullName', 'asc'],
    ['id', 'asc'],
  ],
  computed: { placeName: placeNameOf('parkingCardKind') },
  constraints: { parking_card_kind_once: { field: 'fullName', text: () => cardText('cardKindOnce') } },
  toRow: (body, { db }) => withOrganize(db, body),
  beforeRemove: async ({ id, fullName: name }, { db }) => {
    const used = await db.selectFrom('parkingListedPlate').select('id').where('cardKindId', '=', id).executeTakeFirst();
    if (used) throw new ApiError(409, cardText('cardKindUsed', { name }));
  },
  own: {
    selector: ({ deps, caller }) => selectKinds(deps.db, caller.rights.dataScope(pages.parkingPlateList.address)),
  },
});

/** Kinds to choose from at the places where somebody lists plates, each with its place and price: two places have one name. */
async function selectKinds(db: Database, scope: DataScope) {
  const kinds = await db
    .selectFrom('parkingCardKind')
    .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingCardKind.placeId')
    .select('parkingCardKind.id')
    .select(
      sql<string>`parking_card_kind.full_name || ' · ' || parking_place.full_name || ' · ¥' || (price / 100.0)::numeric(12, 2)`.as(
        'fullName',
      ),
    )
    .where('parkingCardKind.enabledMark', '=', 1)
    .where(withinScope(scope, { organize: 'parkingCardKind.organizeId' }))
    .orderBy('parkingPlace.fullName')
    .orderBy('parkingCardKind.fullName')
    .execute();
  return { list: buildSelector(kinds.map((kind) => ({ ...kind, enCode: '', parentId: '-1' }))) };
}
