/** Clock of a place: local dates and times of moments, and back, by the rules of its time zone. */
export interface ZoneTime {
  /** `YYYY-MM-DD` at a moment. */
  dateAt: (instant: number) => string;
  /**
   * Moment at which the clocks of a date show some minute of the day (0-1440). A time that clocks leave out is the
   * moment at which they are put forward; a time that they show twice is the first one.
   */
  instantOf: (date: string, minuteOfDay: number) => number;
}

/** Makes the clock of a zone, which it keeps. Throws RangeError for a name that is no zone. */
export function zoneTime(timeZone: string): ZoneTime {
  const known = clocks.get(timeZone);
  if (known) return known;
  const offsetAt = zoneOffset(timeZone);
  const clock: ZoneTime = {
    dateAt: (instant) => new Date(instant + offsetAt(instant)).toISOString().slice(0, 10),
    instantOf(date, minuteOfDay) {
      const wall = Date.parse(`${date}T00:00:00Z`) + minuteOfDay * MINUTE;
      const before = offsetAt(wall - DAY);
      const after = offsetAt(wall + DAY);
      const early = wall - before;
      if (before === after || offsetAt(early) === before) return early;
      const late = wall - after;
      return offsetAt(late) === after ? late : firstMomentOf(offsetAt, after, late, early);
    },
  };
  clocks.set(timeZone, clock);
  return clock;
}

/** The date some days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

const clocks = new Map<string, ZoneTime>();

/** Milliseconds by which the clocks of a zone are ahead of UTC at a moment. */
function zoneOffset(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const read = (instant: number) => {
    const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
  };
  const known = new Map<number, number>();
  return (instant) => {
    // clocks are changed at full quarters of an hour
    const quarter = Math.floor(instant / QUARTER);
    const offset = known.get(quarter) ?? read(instant);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(quarter, offset);
    return offset;
  };
}

const QUARTER = 15 * MINUTE;
const MOST_KNOWN = 20_000;

/** The moment between two others from which an offset holds. */
function firstMomentOf(offsetAt: (instant: number) => number, offset: number, low: number, high: number): number {
  let [before, from] = [low, high];
  while (from - before > MINUTE) {
    const middle = before + Math.floor((from - before) / 2 / MINUTE) * MINUTE;
    if (offsetAt(middle) === offset) from = middle;
    else before = middle;
  }
  return from;
}
