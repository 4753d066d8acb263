/**
 * What time it is, and in whose days. `deps.clock` is the one that use cases ask, so that tests put theirs in its place;
 * when a row was written says the database (`default now()`).
 */
export interface Clock {
  /** IANA name of the zone whose days count: `TIME_ZONE`. Process and sessions of the database live in it. */
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The clock of this machine. */
export function systemClock(timeZone: string): Clock {
  return { timeZone, now: () => Date.now() };
}

/** The day `YYYY-MM-DD` in which a moment lies for this process, whose time zone is that of the clock. */
export function dayText(date: Date): string {
  return minuteText(date).slice(0, 10);
}

/** A moment to the minute, `YYYY-MM-DD HH:mm`, in the time zone of this process. */
export function minuteText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Whether a text names a time zone. An offset does not: PostgreSQL and JavaScript read its sign in opposite ways. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
