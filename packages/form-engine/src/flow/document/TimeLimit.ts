import { type PeopleRule } from './PeopleRule.js';

/** A length of time. `work…` counts only working time of the calendar. */
export interface Duration {
  amount: number;
  unit: 'minutes' | 'hours' | 'days' | 'workHours' | 'workDays';
}

/** How long a node may take, and what happens then. */
export interface TimeLimit {
  duration: Duration;
  /** Reminders after the limit: `times` of them, `every` apart; 0 = one at the limit only where `then` is `nothing`. */
  remind: { times: number; every: Duration };
  /** What happens after the last reminder, to each task that is still open. */
  then:
    | { kind: 'nothing' }
    | { kind: 'pass' }
    | { kind: 'refuse' }
    | { kind: 'transfer'; people: PeopleRule[] }
    /** To the superior of whoever has it. */
    | { kind: 'escalate' };
}

/** Working time: hours of each weekday, and days that differ. All in the offset of the calendar. */
export interface WorkCalendar {
  /** Minutes east of UTC. */
  offset: number;
  /** Parts of each weekday, Sunday first, in minutes of the day, ascending: `[[540, 720], [810, 1080]]`. */
  week: WorkDay[];
  /** Days (`2026-10-01`) with other hours; `[]` = a holiday. */
  days: Record<string, WorkDay>;
}

export type WorkDay = [from: number, to: number][];
