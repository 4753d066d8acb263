import { Cron } from 'croner';

/**
 * When a pattern of five parts (minute, hour, day of month, month, day of week) comes next after a moment; null when it
 * never does. Throws an Error for a wrong pattern or time zone.
 */
export function nextRun({ cron, timeZone }: Rhythm, after: Date): Date | null {
  return new Cron(cron, { timezone: timeZone, mode: '5-part', paused: true }).nextRun(after);
}

/** The next moments of a pattern, at most so many. Throws as `nextRun` does. */
export function nextRuns({ cron, timeZone }: Rhythm, after: Date, count: number): Date[] {
  return new Cron(cron, { timezone: timeZone, mode: '5-part', paused: true }).nextRuns(count, after);
}

export interface Rhythm {
  cron: string;
  /** IANA name such as `Asia/Shanghai`. */
  timeZone: string;
}
