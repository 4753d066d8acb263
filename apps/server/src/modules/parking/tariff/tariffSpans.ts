import { type TariffPeriod, type TariffPrices } from '@smart-admin/api-client/contract';
import { dayKindOf } from './dayKindOf.js';
import { addDays, type ZoneTime } from './zoneTime.js';

/**
 * The time between two moments, cut where another period or another natural day begins: without gaps, in order.
 * A period that goes over midnight belongs to the day on which it begins.
 */
export function tariffSpans({ from, to, periods, calendar, clock }: TariffSpansOptions): TariffSpan[] {
  const occurrences: Occurrence[] = [];
  const cuts = new Set([from, to]);
  const last = clock.dateAt(to);
  for (let date = addDays(clock.dateAt(from), -1); date <= last; date = addDays(date, 1)) {
    cuts.add(clock.instantOf(date, 0));
    const kind = dayKindOf(date, calendar);
    periods.forEach((period, index) => {
      if (period.days && !period.days.includes(kind)) return;
      const begin = minuteOfDay(period.from);
      const end = minuteOfDay(period.to);
      const occurrence = {
        period,
        index,
        key: `${index} ${date}`,
        from: clock.instantOf(date, begin),
        to: clock.instantOf(end > begin ? date : addDays(date, 1), end),
      };
      occurrences.push(occurrence);
      cuts.add(occurrence.from).add(occurrence.to);
    });
  }
  occurrences.sort((one, other) => one.index - other.index);
  const moments = [...cuts].filter((moment) => moment >= from && moment <= to).sort((one, other) => one - other);
  return moments.slice(1).map((end, position) => {
    const begin = moments[position] ?? from;
    const occurrence = occurrences.find((each) => each.from <= begin && each.to >= end);
    return { from: begin, to: end, date: clock.dateAt(begin), occurrence };
  });
}

/** Minutes after midnight of `HH:mm`. */
export function minuteOfDay(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

export interface TariffSpansOptions {
  from: number;
  to: number;
  periods: readonly TariffPeriod[];
  calendar: TariffPrices['calendar'];
  clock: ZoneTime;
}

export interface TariffSpan {
  from: number;
  to: number;
  /** Natural day, `YYYY-MM-DD`. */
  date: string;
  /** Absent where no period covers it. */
  occurrence: Occurrence | undefined;
}

/** One day's (or night's) time of a period. */
export interface Occurrence {
  period: TariffPeriod;
  /** Place in the list of periods. */
  index: number;
  /** Tells the occurrences of one stay apart. */
  key: string;
  from: number;
  to: number;
}
