import { type TariffPeriod, type TariffPrices } from '@smart-admin/api-client/contract';
import { isTimeZone } from '../../../clock.js';
import { fieldError } from '../../../db/requireRow.js';
import { t } from '../parking.messages.js';

/** Throws a 400 that names what is wrong with prices beyond the form of their fields. */
export function checkPrices({ timeZone, rates }: TariffPrices): void {
  if (!isTimeZone(timeZone)) throw fieldError('prices.timeZone', t('badZone', { zone: timeZone }));
  rates.forEach(({ periods }, index) => {
    periods.forEach(({ charge }, place) => {
      if (
        charge.kind === 'steps' &&
        charge.steps.some((step, at) => (step.for === undefined) !== (at === charge.steps.length - 1))
      )
        throw fieldError(`prices.rates.${String(index)}.periods.${String(place)}.charge`, t('ladderOrder'));
    });
    const overlap = findOverlap(periods);
    if (overlap)
      throw fieldError(
        `prices.rates.${String(index)}.periods`,
        t('periodsOverlap', { one: overlap[0], other: overlap[1] }),
      );
  });
}

/** Two periods that claim the same minute of the same kind of day; of those that differ in their days none does. */
function findOverlap(periods: readonly TariffPeriod[]): [string, string] | undefined {
  for (const [index, one] of periods.entries())
    for (const other of periods.slice(index + 1)) {
      const sameDays = !one.days || !other.days || one.days.some((day) => other.days?.includes(day));
      if (
        sameDays &&
        minutesOf(one).some(([from, to]) => minutesOf(other).some(([start, end]) => from < end && start < to))
      )
        return [one.name || one.from, other.name || other.from];
    }
  return undefined;
}

/** The minutes of a day that a period covers, in one stretch or in two. */
function minutesOf({ from, to }: TariffPeriod): [number, number][] {
  const [start, end] = [minuteOf(from), minuteOf(to)];
  return end > start
    ? [[start, end]]
    : [
        [start, DAY],
        [0, end],
      ];
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const DAY = 1440;
