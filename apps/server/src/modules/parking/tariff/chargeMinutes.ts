import { type ChargeStep, type FeeSegment } from '@smart-admin/api-client/contract';
import { type StayPart } from './freeTimes.js';
import { MINUTE } from './zoneTime.js';

/**
 * Prices the parts of one stay, which it must be given in their order: it counts minutes and prices that are paid once.
 * Answers a segment for each step of the ladder that a part reaches into.
 */
export function chargeMinutes(): (part: StayPart) => Omit<FeeSegment, 'amount'>[] {
  const minutesBefore = new Map<string, number>();
  const paidOnce = new Set<string>();

  return (part) => {
    const { from, to, occurrence } = part;
    const minutes = (to - from) / MINUTE;
    const segment = { from, to, minutes, ...(occurrence && { period: occurrence.period.name }), fullAmount: 0 };
    if (part.free || !occurrence || minutes === 0) return [segment];
    const { charge } = occurrence.period;
    if (charge.kind === 'free') return [segment];
    if (charge.kind === 'once') {
      const key = charge.per === 'stay' ? String(occurrence.index) : occurrence.key;
      const units = paidOnce.has(key) ? 0 : 1;
      paidOnce.add(key);
      return [{ ...segment, price: charge.price, units, fullAmount: units * charge.price }];
    }
    const key = charge.counted === 'stay' ? String(occurrence.index) : occurrence.key;
    const before = minutesBefore.get(key) ?? 0;
    minutesBefore.set(key, before + minutes);
    return stepRanges(charge.steps)
      .filter((range) => range.from < before + minutes && range.to > before)
      .map(({ from: begin, to: end, unit, price }) => {
        const first = Math.max(before, begin);
        const last = Math.min(before + minutes, end);
        const round = charge.rounding === 'up' ? Math.ceil : Math.floor;
        const units = round((last - begin) / unit) - round((first - begin) / unit);
        return {
          ...segment,
          from: from + (first - before) * MINUTE,
          to: from + (last - before) * MINUTE,
          minutes: last - first,
          unit,
          price,
          units,
          fullAmount: units * price,
        };
      });
  };
}

/** The steps with the minutes between which each is counted. */
function stepRanges(steps: readonly ChargeStep[]): (ChargeStep & { from: number; to: number })[] {
  let from = 0;
  return steps.map((step) => {
    const range = { ...step, from, to: from + (step.for ?? Infinity) };
    from = range.to;
    return range;
  });
}
