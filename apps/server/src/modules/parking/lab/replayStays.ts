import { type OrderEvidence, type TariffPrices } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { readBatches } from '../../../db/readBatches.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { requireOrganizesInScope } from '../../../rights/requireScope.js';
import { computeFee } from '../tariff/computeFee.js';
import { type StayExemption } from '../tariff/tariffTypes.js';
import { summarizeReplay } from './summarizeReplay.js';

/** Stays that are charged again at most; of more the newest are taken. */
const SAMPLE = 20_000;

/**
 * Charges the stays that ended in the last days by a draft. Stays that a card or a list made free are left out: they cost
 * the same by any prices; time in an inner lot is charged there. Throws 403 for places beyond the caller's data permission.
 */
export async function replayStays(
  { db }: Deps,
  caller: Caller,
  { prices, placeIds, days }: { prices: TariffPrices; placeIds: readonly string[]; days: number },
) {
  const wanted = [...new Set(placeIds)];
  const places = await db
    .selectFrom('parkingPlace')
    .select(['id', 'kind', 'organizeId'])
    .where('id', 'in', wanted)
    .execute();
  requireRow(places.length === wanted.length ? places : undefined);
  for (const { kind, organizeId } of places)
    requireOrganizesInScope(caller, (kind === 'lot' ? pages.parkingOrder : pages.parkingRoadsideOrder).address, [
      organizeId,
    ]);
  const stays = db
    .selectFrom('parkingOrder')
    .select(['id', 'placeId', 'entryTime', 'exitTime', 'plateColour', 'vehicle', 'fee', 'evidence'])
    .where('placeId', 'in', wanted)
    .where('status', '=', 'closed')
    .where('exitTime', '>', sql<number>`now() - make_interval(days => ${days})`)
    .orderBy('exitTime', 'desc');
  const kinds = new Map(places.map(({ id, kind }) => [id, kind]));
  const summary = summarizeReplay();
  for await (const batch of readBatches(db, stays, SAMPLE))
    for (const stay of batch) {
      if (stay.exitTime === null || isExempt(stay.evidence)) {
        summary.skip();
        continue;
      }
      const { entryTime: entry, exitTime: exit, vehicle: vehicleKind, plateColour } = stay;
      const exemptions = innerLotsOf(stay.evidence);
      const { amount, minutes } = computeFee(
        { version: 0, prices },
        { entry, exit, vehicleKind, plateColour, exemptions },
      );
      const kind = kinds.get(stay.placeId) ?? 'lot';
      summary.add({ orderId: stay.id, kind, minutes, feeNow: stay.fee, feeDraft: amount });
    }
  return summary.end(SAMPLE);
}

function isExempt(evidence: OrderEvidence | null): boolean {
  return evidence?.fee.segments.some(({ free }) => free === 'monthlyCard' || free === 'freeList') ?? false;
}

function innerLotsOf(evidence: OrderEvidence | null): StayExemption[] {
  const segments = evidence?.fee.segments.filter(({ free }) => free === 'innerLot') ?? [];
  return segments.map(({ from, to }) => ({ from, to, reason: 'innerLot' }));
}
