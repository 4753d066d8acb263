import { type VehicleRate } from '@smart-admin/api-client/contract';
import { type FreeReason, type StayExemption, type TariffStay } from './tariffTypes.js';
import { type TariffSpan } from './tariffSpans.js';
import { DAY, MINUTE } from './zoneTime.js';

/**
 * The spans of a stay, cut where something makes them free and where another 24 hours of it begin. Exemptions come first;
 * free and reduced minutes are the first ones that would have been charged.
 */
export function freeTimes(
  spans: readonly TariffSpan[],
  stay: Pick<TariffStay, 'exemptions' | 'freeMinutes'>,
  free: VehicleRate['free'],
  entry: number,
): StayPart[] {
  // parts of minutes at the ends of an exemption are the driver's
  const exemptions = (stay.exemptions ?? []).map(({ from, to, reason, name }) => ({
    from: Math.floor(from / MINUTE) * MINUTE,
    to: to === undefined ? Infinity : Math.ceil(to / MINUTE) * MINUTE,
    free: { reason, name },
  }));
  const edges = exemptions.flatMap(({ from, to }) => [from, to]);
  const parts = spans
    .flatMap((span) => cut(span, [...edges, ...windowEdges(span, entry)]))
    .map((span): StayPart => {
      const exemption = exemptions.find(({ from, to }) => from <= span.from && to >= span.to);
      if (exemption) return { ...span, free: exemption.free };
      const isCharged = span.occurrence && span.occurrence.period.charge.kind !== 'free';
      return isCharged ? span : { ...span, free: { reason: 'noCharge' } };
    });
  const charged = parts.reduce((total, part) => total + (part.free ? 0 : minutesOf(part)), 0);
  const freeMinutes = free && (free.alwaysFree || charged <= free.minutes) ? free.minutes : 0;
  return takeMinutes(takeMinutes(parts, freeMinutes, 'freeMinutes'), stay.freeMinutes ?? 0, 'reducedMinutes');
}

/** A part of a stay within one period, one natural day and one of its 24 hours. */
export interface StayPart extends TariffSpan {
  free?: { reason: FreeReason; name?: StayExemption['name'] };
}

/** Makes the first charged minutes free. */
function takeMinutes(parts: readonly StayPart[], minutes: number, reason: FreeReason): StayPart[] {
  let left = minutes;
  return parts.flatMap((part) => {
    if (part.free || left <= 0) return [part];
    const end = Math.min(part.to, part.from + left * MINUTE);
    left -= (end - part.from) / MINUTE;
    return cut(part, [end]).map((piece) => (piece.to <= end ? { ...piece, free: { reason } } : piece));
  });
}

function cut<T extends { from: number; to: number }>(part: T, edges: readonly number[]): T[] {
  const inside = [...new Set(edges)]
    .filter((edge) => edge > part.from && edge < part.to)
    .sort((one, other) => one - other);
  return [part.from, ...inside].map((from, index) => ({ ...part, from, to: inside[index] ?? part.to }));
}

/** Where 24 hours from the entry end within a span. */
function windowEdges({ from, to }: TariffSpan, entry: number): number[] {
  const first = Math.floor((from - entry) / DAY) + 1;
  const last = Math.floor((to - entry) / DAY);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => entry + (first + index) * DAY);
}

const minutesOf = ({ from, to }: StayPart) => (to - from) / MINUTE;
