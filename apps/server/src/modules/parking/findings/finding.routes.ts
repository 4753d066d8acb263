import { contract, type Finding } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { type Database } from '../../../db/database.js';
import { readPage } from '../../../db/paging.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { storedText } from '../../../errors/storedText.js';
import { stateActions, type NounStates } from '../../../http/crud/stateActions.js';
import { handleAll, type Call } from '../../../http/handle.js';
import { withinScope } from '../../../rights/dataScope.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { type Rights } from '../../../rights/rights.js';
import { loadOrders } from '../orders/loadOrder.js';
import { similarPlate } from '../orders/similarPlate.js';
import { t } from '../parking.messages.js';
import { closeOrder } from '../staff/changeOrder.js';

const { finding } = contract.parking;
const PAGE = pages.parkingFinding.address;

const states: NounStates<'parkingFinding', Finding['state']> = {
  table: 'parkingFinding',
  stateOf: ({ state }) => state,
  write: (state) => ({ state }),
  names: { open: t('findingOpen'), accepted: t('findingAccepted'), dismissed: t('findingDismissed') },
  describe: async ({ orderId }, db) => {
    const order = await db.selectFrom('parkingOrder').select('number').where('id', '=', orderId).executeTakeFirst();
    return { recordId: orderId, recordName: requireRow(order).number };
  },
};

export const findingRoutes = handleAll(finding, {
  list: ({ deps, caller, query }) => listFindings(deps.db, caller.rights, query),
  ...stateActions(
    finding,
    { states, guard: ({ organizeId }, { caller }) => requireOrganizesInScope(caller, PAGE, [organizeId]) },
    {
      accept: {
        ...{ from: ['open'], to: 'accepted' },
        work: async ({ orderId, proposedExit: exitTime }, { db, call }) => {
          if (exitTime === null) throw new ApiError(409, t('nothingProposed'));
          const { userId } = call.caller;
          const reason = storedText(t('phantomClosed'));
          await closeOrder(call.deps, db, { orderId, exitTime, waive: false, reason, userId, isThere: false });
          return { userId };
        },
      },
      dismiss: {
        ...{ from: ['open'], to: 'dismissed' },
        work: (_finding, { call: { body, caller } }) => ({ reason: body.reason, userId: caller.userId }),
      },
    },
  ),
});

/** Of the other stay as much is told as its reader would find among the orders. */
async function listFindings(db: Database, rights: Rights, query: Call<typeof finding.list>['query']) {
  let findings = db
    .selectFrom('parkingFinding')
    .innerJoin('parkingOrder', 'parkingOrder.id', 'parkingFinding.orderId')
    .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingOrder.placeId')
    .leftJoin('parkingOrder as other', (join) =>
      join.onRef('other.id', '=', 'parkingFinding.otherOrderId').on(isSeen(rights)),
    )
    .leftJoin('parkingPlace as otherPlace', 'otherPlace.id', 'other.placeId')
    .where(withinScope(rights.dataScope(PAGE), { organize: 'parkingFinding.organizeId' }));
  if (query.keyword) findings = findings.where(similarPlate(query.keyword, 'parkingOrder.plate'));
  if (query.state) findings = findings.where('parkingFinding.state', '=', query.state);
  if (query.kind) findings = findings.where('parkingFinding.kind', '=', query.kind);
  if (query.placeId) findings = findings.where('parkingOrder.placeId', '=', query.placeId);
  const { list, pagination } = await readPage({
    db,
    query,
    count: findings,
    rows: findings
      .select(['parkingFinding.id', 'parkingFinding.kind', 'parkingFinding.state', 'parkingFinding.orderId'])
      .select(['parkingOrder.number as orderNumber', 'parkingOrder.plate', 'parkingPlace.fullName as placeName'])
      .select('parkingOrder.placeKind')
      .select(['parkingOrder.entryTime', 'proposedExit', 'proposedDue'])
      .select(sql<string>`coalesce(other.id, '')`.as('otherOrderId'))
      .select(sql<string>`coalesce(other.plate, '')`.as('otherPlate'))
      .select(sql<string>`coalesce(other_place.full_name, '')`.as('otherPlaceName'))
      .select('parkingFinding.creatorTime')
      .orderBy('parkingFinding.creatorTime', 'desc')
      .orderBy('parkingFinding.id'),
  });
  const orders = await loadOrders(
    db,
    list.map(({ orderId }) => orderId),
  );
  const now = Date.now();
  const dues = new Map(orders.map((order) => [order.row.id, order.figuresAt(now).due]));
  return { list: list.map((row): Finding => ({ ...row, due: dues.get(row.orderId) ?? 0 })), pagination };
}

/** Whether the other stay is within the orders of its kind of place. */
function isSeen(rights: Rights) {
  const { parkingOrder, parkingRoadsideOrder } = pages;
  const within = ({ address }: { address: string }) =>
    withinScope(rights.dataScope(address), { organize: 'other.organizeId' });
  return sql<boolean>`case other.place_kind
    when 'road' then ${within(parkingRoadsideOrder)} else ${within(parkingOrder)} end`;
}
