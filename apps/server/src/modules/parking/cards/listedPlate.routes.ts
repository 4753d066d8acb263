import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { fieldError } from '../../../db/requireRow.js';
import { type Executor } from '../../../db/database.js';
import { ApiError } from '../../../errors/apiError.js';
import { crudRoutes } from '../../../http/crud/crudRoutes.js';
import { type Caller } from '../../../rights/caller.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { t } from '../parking.messages.js';
import { cardText } from './card.messages.js';
import { periodOf } from '../setup/checkReduction.js';
import { placeNameOf, withOrganize } from '../setup/placeOf.js';
import { printSheet } from '../setup/printSheet.js';
import { listRenewals } from './listRenewals.js';
import { quoteRenewal, readCard, type CardRecord } from './readCard.js';
import { refundRenewal } from './refundRenewal.js';
import { prolongCard } from './prolongCard.js';
import { renewForCash } from './renewCard.js';

const { listedPlate } = contract.parking;
const PAGE = pages.parkingPlateList.address;

/** What is said of the kind of a card. */
const ofKind = (column: string) =>
  sql`(select ${sql.ref(`kind.${column}`)} from parking_card_kind kind where kind.id = parking_listed_plate.card_kind_id)`;

export const listedPlateRoutes = crudRoutes(listedPlate, {
  table: 'parkingListedPlate',
  scope: { page: pages.parkingPlateList, organize: 'organizeId' },
  search: ['plate', 'holder'],
  order: [
    ['creatorTime', 'desc'],
    ['id', 'desc'],
  ],
  computed: {
    placeName: placeNameOf('parkingListedPlate'),
    cardKindName: sql`coalesce(${ofKind('fullName')}, '')`,
    cardPrice: ofKind('price'),
  },
  filters: { expiry: { where: (value) => EXPIRY(value) } },
  constraints: {
    parking_listed_plate_once: { field: 'plate', text: (value) => t('plateListed', { value }) },
  },
  toRow: async (body, { db, current }) => {
    // what was begun to be paid is booked on the card, and what was paid is given back by it
    if (current?.list === 'monthly' && body.list !== 'monthly' && (await hasRenewals(db, current.id)))
      throw new ApiError(409, cardText('cardStays', { plate: current.plate }));
    const card = body.list === 'monthly' ? await checkCard(db, body) : NO_CARD;
    if (body.list !== 'monthly' && body.morePlates.length > 0) throw fieldError('morePlates', cardText('onlyCards'));
    return withOrganize(db, { ...body, ...periodOf(body), ...card });
  },
  beforeRemove: async ({ id, plate }, { db }) => {
    if (await hasRenewals(db, id)) throw new ApiError(409, cardText('cardHasPayments', { plate }));
  },
  own: {
    sheet: (call) => printSheet(call, { kind: 'card', table: 'parkingListedPlate' }),
    renew: ({ caller, params, body: { months }, describe, once }) =>
      once(async (trx) => {
        const card = await readOwnCard(trx, caller, params.id, true);
        if (card.price !== null) throw new ApiError(409, cardText('cardCosts'));
        describe({ recordId: card.id, recordName: card.plate });
        await prolongCard(trx, card, { months, userId: caller.userId });
        return null;
      }),
    quote: async ({ deps, caller, params, query }) =>
      quoteRenewal(deps.db, await readOwnCard(deps.db, caller, params.id), query.months),
    payRenewal: ({ deps, caller, params, body, describe }) =>
      deps.db.transaction().execute(async (trx) => {
        const card = await readOwnCard(trx, caller, params.id, true);
        describe({ recordId: card.id, recordName: card.plate });
        await renewForCash(trx, card, { ...body, userId: caller.userId });
        return null;
      }),
    renewals: async ({ deps, caller, params, query }) => {
      const card = await readOwnCard(deps.db, caller, params.id);
      return listRenewals(deps.db, card.id, query);
    },
    refundRenewal: ({ deps, caller, params, body, describe }) =>
      deps.db.transaction().execute(async (trx) => {
        const card = await readOwnCard(trx, caller, params.id, true);
        describe({ recordId: card.id, recordName: card.plate });
        await refundRenewal(trx, card, { ...body, userId: caller.userId });
        return null;
      }),
  },
});

/** A card within the rows of whoever asks. Throws 403 for another one. */
async function readOwnCard(db: Executor, caller: Caller, id: string, lock = false): Promise<CardRecord> {
  const card = await readCard(db, id, lock);
  if (card.creatorUserId !== caller.userId) requireOrganizesInScope(caller, PAGE, [card.organizeId]);
  return card;
}

/** Whether somebody has paid for a card, or begun to. */
async function hasRenewals(db: Executor, cardId: string): Promise<boolean> {
  const renewals = db.selectFrom('parkingCardRenewal').select('cardId').where('cardId', '=', cardId);
  return (await renewals.executeTakeFirst()) !== undefined;
}

/** What makes a card of a listed plate. Throws a 400 for a kind of another place, and a plate that stands there twice. */
async function checkCard(
  db: Executor,
  {
    cardKindId,
    placeId,
    plate,
    morePlates,
  }: { cardKindId: string; placeId: string; plate: string; morePlates: string[] },
) {
  if (cardKindId) {
    const kind = await db
      .selectFrom('parkingCardKind')
      .select('id')
      .where('id', '=', cardKindId)
      .where('placeId', '=', placeId)
      .executeTakeFirst();
    if (!kind) throw fieldError('cardKindId', cardText('noCardKind'));
  }
  const all = [plate, ...morePlates];
  const twice = all.find((each, index) => all.indexOf(each) !== index);
  if (twice) throw fieldError('morePlates', cardText('morePlatesTwice', { plate: twice }));
  return { morePlates: JSON.stringify(morePlates) };
}

const NO_CARD = { cardKindId: '', cardSpaces: 1, morePlates: '[]' };

/** `soon`: within the time in which the office is told of it. */
const EXPIRY = (value: unknown) => sql<boolean>`case ${value}::text
  when 'expired' then parking_listed_plate.ends_at < now()
  when 'soon' then parking_listed_plate.ends_at between now() and now() + interval '7 days'
  else parking_listed_plate.ends_at >= now() end`;
