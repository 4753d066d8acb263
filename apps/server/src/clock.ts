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
