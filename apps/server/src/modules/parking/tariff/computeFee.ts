import { type FeeEvidence, type FeeSegment } from '@smart-admin/api-client/contract';
import { chargeMinutes } from './chargeMinutes.js';
import { createCaps } from './createCaps.js';
import { freeTimes, type StayPart } from './freeTimes.js';
import { rateFor } from './rateFor.js';
import { tariffSpans } from './tariffSpans.js';
import { type TariffStay, type TariffVersion } from './tariffTypes.js';
import { DAY, MINUTE, zoneTime } from './zoneTime.js';

/**
 * What a stay costs until its exit, in fen, and why. Depends on its arguments alone, never falls as the exit moves on, and
 * never exceeds a cap: each part of the stay is charged in its order, out of what its caps have left.
 *
 * Minutes are whole ones of the clock; seconds at both ends are the driver's. Throws RangeError for an unknown time zone.
 */
export function computeFee({ version, prices }: TariffVersion, stay: TariffStay): FeeEvidence {
  const { timeZone, calendar, graceMinutes } = prices;
  const clock = zoneTime(timeZone);
  const rate = rateFor(prices, stay);
  const from = Math.ceil(stay.entry / MINUTE) * MINUTE;
  const to = Math.max(from, Math.floor(stay.exit / MINUTE) * MINUTE);
  const spans = tariffSpans({ from, to, periods: rate?.periods ?? [], calendar, clock });
  const parts = freeTimes(spans, stay, rate?.free, from);

  const charge = chargeMinutes();
  const caps = createCaps(rate?.caps);
  const segments: MergeableSegment[] = [];
  for (const part of parts) {
    for (const piece of charge(part)) {
      const window = Math.floor((piece.from - from) / DAY);
      const capped = caps.take(piece.fullAmount, { date: part.date, window, occurrence: part.occurrence });
      append(segments, { ...piece, ...capped, ...freeOf(part) }, part.occurrence?.key);
    }
  }
  const plain = segments.map(({ segment }) => segment);
  return {
    version,
    ...(rate && { rate: rate.name }),
    timeZone,
    from,
    to,
    minutes: (to - from) / MINUTE,
    chargedMinutes: sum(plain.filter((segment) => !segment.free).map((segment) => segment.minutes)),
    graceMinutes,
    segments: plain,
    amount: sum(plain.map((segment) => segment.amount)),
  };
}

interface MergeableSegment {
  segment: FeeSegment;
  key: string | undefined;
}

function freeOf({ free }: StayPart): Pick<FeeSegment, 'free' | 'freeName'> {
  if (!free) return {};
  return { free: free.reason, ...(free.name !== undefined && { freeName: free.name }) };
}

/** Adds a segment, or lengthens the last one where nothing but a cut for the caps lies between them. */
function append(segments: MergeableSegment[], next: FeeSegment, key: string | undefined): void {
  const last = segments.at(-1);
  if (!last || last.key !== key || !SAME.every((name) => last.segment[name] === next[name])) {
    segments.push({ segment: next, key });
    return;
  }
  const { segment } = last;
  segment.to = next.to;
  segment.minutes += next.minutes;
  segment.amount += next.amount;
  segment.fullAmount += next.fullAmount;
  if (segment.units !== undefined) segment.units += next.units ?? 0;
}

const SAME = ['period', 'free', 'freeName', 'unit', 'price', 'cappedBy'] as const;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
