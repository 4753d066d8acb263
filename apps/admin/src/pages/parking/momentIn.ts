/**
 * The moment of a day and clock `2026-11-23 09:00` in a time zone, in ms since 1970. A clock that is skipped in spring
 * gives the moment an hour later, one that comes twice in autumn the first of them.
 */
export function momentIn(text: string, timeZone: string): number {
  const asUtc = Date.parse(`${text.replace(' ', 'T')}Z`);
  // the offset at the moment itself may differ from the one at the same clock of UTC
  const first = asUtc - offsetAt(asUtc, timeZone);
  return asUtc - offsetAt(first, timeZone);
}

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = (
    ['year', 'month', 'day', 'hour', 'minute'] as const
  ).map((type) => Number(parts.find((part) => part.type === type)?.value));
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(moment / 60_000) * 60_000;
}
