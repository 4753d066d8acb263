import { type AppliedReduction, type OrderEvidence, type ReductionKind } from '@smart-admin/api-client/contract';
import { computeFee } from '../tariff/computeFee.js';
import { type StayExemption, type TariffStay, type TariffVersion } from '../tariff/tariffTypes.js';
import { addDays, zoneTime } from '../tariff/zoneTime.js';

/**
 * The fee of a stay less its reductions, which count in one order whatever the order in which they were given: free until
 * a time of day, free minutes, percent, amounts, everything; equal ones by when they were given. Each takes from what those
 * before it have left, so the due is never negative, and it never falls as the stay goes on.
 */
export function reduceFee<Given extends Reduction>(
  tariff: TariffVersion,
  stay: TariffStay,
  reductions: readonly Given[],
): ReducedFee<Given> {
  const full = computeFee(tariff, stay);
  const exemptions: StayExemption[] = [...(stay.exemptions ?? [])];
  let freeMinutes = stay.freeMinutes ?? 0;
  let left = full.amount;
  const applied = inOrder(reductions).map((reduction) => {
    const { kind, value } = reduction;
    const before = left;
    if (kind === 'freeUntil')
      exemptions.push({ from: stay.entry, to: nextTime(tariff, stay.entry, value), reason: 'freeUntil' });
    if (kind === 'minutes') freeMinutes += value;
    if (kind === 'freeUntil' || kind === 'minutes')
      left = Math.min(left, computeFee(tariff, { ...stay, exemptions, freeMinutes }).amount);
    if (kind === 'percent') left = Math.floor((left * (100 - Math.min(value, 100))) / 100);
    if (kind === 'amount') left = Math.max(0, left - value);
    if (kind === 'full') left = 0;
    return { ...reduction, amount: before - left };
  });
  return { fee: full, reductions: applied, reduced: full.amount - left };
}

export interface ReducedFee<Given extends Reduction = Reduction> extends Pick<OrderEvidence, 'fee'> {
  /** In the order in which they count, each with the fen that it takes away. */
  reductions: (Given & Pick<AppliedReduction, 'amount'>)[];
  /** Fen that the reductions take away together. */
  reduced: number;
}

/** A reduction that an order was given: all but what it takes away. */
export type Reduction = Omit<AppliedReduction, 'amount'>;

const ORDER: readonly ReductionKind[] = ['freeUntil', 'minutes', 'percent', 'amount', 'full'];

function inOrder<Given extends Reduction>(reductions: readonly Given[]): Given[] {
  return [...reductions].sort(
    (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || one.time - other.time,
  );
}

/** The first moment after another one at which the clocks of the place show some minute of the day. */
function nextTime({ prices }: TariffVersion, instant: number, minuteOfDay: number): number {
  const clock = zoneTime(prices.timeZone);
  const date = clock.dateAt(instant);
  const today = clock.instantOf(date, minuteOfDay);
  return today > instant ? today : clock.instantOf(addDays(date, 1), minuteOfDay);
}
