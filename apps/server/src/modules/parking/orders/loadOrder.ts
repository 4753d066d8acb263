import { type Selectable } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { type Tables } from '../../../db/tables.js';
import { requireRow } from '../../../db/requireRow.js';
import { figuresAt, type Figures, type OrderLedger, type PriceAt } from '../ledger/orderLedger.js';
import { reduceFee, type ReducedFee, type Reduction } from '../ledger/reduceFee.js';
import { coveredTimes } from '../cards/coveredTimes.js';
import { readCards } from '../cards/readCards.js';
import { type StayExemption, type TariffVersion } from '../tariff/tariffTypes.js';

/** An order with all that its price goes by. */
export interface LoadedOrder {
  row: OrderRecord;
  ledger: OrderLedger;
  graceMinutes: number;
  tariffName: string;
  /** Fee and reductions at a moment, with their evidence. */
  reducedAt: (moment: number) => ReducedFee<StoredReduction>;
  priceAt: PriceAt;
  figuresAt: (now: number) => Figures;
  /** What would be due now with one more reduction. */
  dueWith: (reduction: Reduction) => number;
}

/** A reduction as it is stored. */
type StoredReduction = Reduction & { id: string };

export type OrderRecord = Selectable<Tables['parkingOrder']> & { placeName: string };

/**
 * Reads an order with its tariff, reductions, cards and stays in inner lots; `lock` keeps others from changing it until the
 * transaction ends. Throws 404 for an order that does not exist.
 */
export async function loadOrder(db: Executor, id: string, lock = false): Promise<LoadedOrder> {
  const [order] = await loadOrders(db, [id], lock);
  return requireRow(order);
}

/** The same for several orders at once, in no certain order; those that do not exist are left out. */
export async function loadOrders(db: Executor, ids: readonly string[], lock = false): Promise<LoadedOrder[]> {
  if (ids.length === 0) return [];
  let query = db
    .selectFrom('parkingOrder')
    .innerJoin('parkingPlace', 'parkingPlace.id', 'parkingOrder.placeId')
    .selectAll('parkingOrder')
    .select('parkingPlace.fullName as placeName')
    .where('parkingOrder.id', 'in', ids);
  if (lock) query = query.forUpdate('parkingOrder');
  const rows: OrderRecord[] = await query.execute();
  const tariffs = await readTariffs(db, [...new Set(rows.map((row) => row.tariffVersionId))]);
  const reductions = await db
    .selectFrom('parkingReduction')
    .select(['id', 'orderId', 'source', 'name', 'kind', 'value', 'creatorTime as time'])
    .where('orderId', 'in', ids)
    .orderBy('creatorTime')
    .orderBy('id')
    .execute();
  const exemptions = await readExemptions(db, ids);
  return rows.map((row) => {
    const tariff = requireRow(tariffs.get(row.tariffVersionId));
    return toLoadedOrder(row, {
      tariff,
      reductions: reductions.filter(({ orderId }) => orderId === row.id).map(({ orderId: _id, ...each }) => each),
      exemptions: exemptions.filter(({ orderId }) => orderId === row.id).map(({ exemption }) => exemption),
    });
  });
}

type NamedTariff = TariffVersion & { name: string };

function toLoadedOrder(
  row: OrderRecord,
  {
    tariff,
    reductions,
    exemptions,
  }: { tariff: NamedTariff; reductions: StoredReduction[]; exemptions: StayExemption[] },
): LoadedOrder {
  const ledger: OrderLedger = {
    status: row.status,
    exit: row.exitTime,
    fee: row.fee,
    reduced: row.reduced,
    paid: row.paid,
    refunded: row.refunded,
    leaveBefore: row.leaveBefore,
    escaped: row.escaped === 1,
  };
  const stay = { entry: row.entryTime, vehicleKind: row.vehicle, plateColour: row.plateColour, exemptions };
  const reducedAt = (exit: number) => reduceFee(tariff, { ...stay, exit }, reductions);
  const priceAt: PriceAt = (moment) => {
    const { fee, reduced } = reducedAt(moment);
    return { fee: fee.amount, reduced };
  };
  return {
    row,
    ledger,
    graceMinutes: tariff.prices.graceMinutes,
    tariffName: tariff.name,
    reducedAt,
    priceAt,
    figuresAt: (now) => figuresAt(ledger, now, priceAt),
    dueWith: (reduction) => {
      const priceWith: PriceAt = (exit) => {
        const { fee, reduced } = reduceFee<Reduction>(tariff, { ...stay, exit }, [...reductions, reduction]);
        return { fee: fee.amount, reduced };
      };
      return figuresAt(ledger, Date.now(), priceWith).due;
    },
  };
}

async function readTariffs(db: Executor, versionIds: readonly string[]): Promise<Map<string, NamedTariff>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('parkingTariffVersion')
    .innerJoin('parkingTariff', 'parkingTariff.id', 'parkingTariffVersion.tariffId')
    .select(['parkingTariffVersion.id', 'parkingTariffVersion.version', 'parkingTariffVersion.prices'])
    .select('parkingTariff.fullName as name')
    .where('parkingTariffVersion.id', 'in', versionIds)
    .execute();
  return new Map(rows.map(({ id, ...tariff }) => [id, tariff]));
}

interface OrderExemption {
  orderId: string;
  exemption: StayExemption;
}

/** Cards and free lists of the plates at their places, and stays in lots that lie in them. */
async function readExemptions(db: Executor, ids: readonly string[]): Promise<OrderExemption[]> {
  const cards = await readCards(db, ids);
  const inner = await db
    .selectFrom('parkingOrder as stay')
    .innerJoin('parkingPlace as lot', 'lot.parentId', 'stay.placeId')
    .innerJoin('parkingOrder as inside', (join) =>
      join
        .onRef('inside.placeId', '=', 'lot.id')
        .onRef('inside.plate', '=', 'stay.plate')
        .onRef('inside.plateColour', '=', 'stay.plateColour')
        .onRef('inside.entryTime', '>=', 'stay.entryTime'),
    )
    .select(['stay.id as orderId', 'inside.entryTime', 'inside.exitTime', 'lot.fullName as name'])
    .where('stay.id', 'in', ids)
    .execute();
  return [
    ...cards.flatMap((card) =>
      coveredTimes(card).map((time): OrderExemption => ({
        orderId: card.orderId,
        exemption: { ...time, reason: card.list === 'monthly' ? 'monthlyCard' : 'freeList' },
      })),
    ),
    ...inner.map(({ orderId, entryTime: from, exitTime: to, name }): OrderExemption => ({
      orderId,
      exemption: { from, ...(to !== null && { to }), reason: 'innerLot', name },
    })),
  ];
}
