import { contract, type Finding } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { type Database, type DatabaseTransaction } from '../../../db/database.js';
import { readPage } from '../../../db/paging.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { handleAll, type Call } from '../../../http/handle.js';
import { withinScope, type DataScope } from '../../../rights/dataScope.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { loadOrders } from '../orders/loadOrder.js';
import { similarPlate } from '../orders/similarPlate.js';
import { t } from '../parking.messages.js';
import { closeOrder } from '../staff/changeOrder.js';

const { finding } = contract.parking;
const PAGE = pages.parkingFinding.address;

export const findingRoutes = handleAll(finding, {
  list: ({ deps, caller, query }) => listFindings(deps.db, caller.rights.dataScope(PAGE), query),
  accept: ({ deps, caller, params, describe }) =>
    deps.db.transaction().execute(async (trx) => {
      const { orderId, number, proposedExit } = await requireOpen(trx, caller, params.id);
      if (proposedExit === null) throw new ApiError(409, t('nothingProposed'));
      describe({ recordId: orderId, recordName: number });
      const reason = t('phantomClosed')('zh');
      await closeOrder(deps, trx, { orderId, exitTime: proposedExit, waive: false, reason, userId: caller.userId });
      await decide(trx, params.id, { state: 'accepted', userId: caller.userId });
      return null;
    }),
  dismiss: ({ deps, caller, params, body, describe }) =>
    deps.db.transaction().execute(async (trx) => {
      const { orderId, number } = await requireOpen(trx, caller, params.id);
      describe({ recordId: orderId, recordName: number });
      await decide(trx, params.id, { state: 'dismissed', reason: body.reason, userId: caller.userId });
      return null;
    }),
});

/** Throws 404 for a finding that does not exist, 403 beyond the caller's scope, 409 for one that was decided. */
async function requireOpen(trx: DatabaseTransaction, caller: Caller, id: string) {
  const found = requireRow(
    await trx
      .selectFrom('parkingFinding')
      .innerJoin('parkingOrder', 'parkingOrder.id', 'parkingFinding.orderId')
      .select(['parkingFinding.orderId', 'parkingFinding.organizeId', 'state', 'proposedExit', 'parkingOrder.number'])
      .where('parkingFinding.id', '=', id)
      .forUpdate('parkingFinding')
      .executeTakeFirst(),
  );
  requireOrganizesInScope(caller, PAGE, [found.organizeId]);
  if (found.state !== 'open') throw new ApiError(409, t('findingDecided'));
  return found;
}

async function decide(
  trx: DatabaseTransaction,
  id: string,
  values: { state: 'accepted' | 'dismissed'; reason?: string; userId: string },
): Promise<void> {
  await trx.updateTable('parkingFinding').set(values).where('id', '=', id).execute();
}

async function listFindings(db: Database, scope: DataScope, query: Call<typeof finding.list>['query']) {
  let findings = db
    .selectFrom('parkingFinding')
    .innerJoin('parkingOrder', 'parkingOrder.id', 'parkingFinding.orderId')
    .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingOrder.placeId')
    .leftJoin('parkingOrder as other', 'other.id', 'parkingFinding.otherOrderId')
    .leftJoin('parkingPlace as otherPlace', 'otherPlace.id', 'other.placeId')
    .where(withinScope(scope, { organize: 'parkingFinding.organizeId' }));
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
      .select(['parkingOrder.entryTime', 'parkingFinding.otherOrderId', 'proposedExit', 'proposedDue'])
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
