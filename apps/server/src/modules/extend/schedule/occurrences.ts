import { type ScheduleBody } from './schedule.tables.js';

/** When something takes place, and how it comes again; times are clock texts (`2026-11-20T09:30`). */
export interface Repeated extends Pick<ScheduleBody, 'start' | 'end' | 'repeat' | 'repeatUntil'> {
  /** Beginnings that are left out. Default: none. */
  skipped?: readonly string[];
}

export interface Span {
  start: string;
  end: string;
}

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Milliseconds between two repetitions of the same length. */
const STEPS = { daily: DAY, weekly: 7 * DAY };
/** When an event without an end is over. */
const NEVER = '9999-12-31T23:59';

/** The repetitions that take place between two times, the second not included. */
export function occurrencesIn(event: Repeated, from: string, to: string): Span[] {
  const length = lengthOf(event);
  const spans: Span[] = [];
  for (const start of startsFrom(event, numberOf(from) - length)) {
    if (start >= numberOf(to)) break;
    if (start + length > numberOf(from)) spans.push({ start: textOf(start), end: textOf(start + length) });
  }
  return spans;
}

/** The first beginning after a time; undefined when there is none. */
export function nextStart(event: Repeated, after: string): string | undefined {
  for (const start of startsFrom(event, numberOf(after))) if (start > numberOf(after)) return textOf(start);
  return undefined;
}

/** Whether something begins at a time, by its repetition and without what is left out. */
export function isBeginning(event: Repeated, start: string): boolean {
  for (const next of startsFrom(event, numberOf(start))) return next === numberOf(start);
  return false;
}

/** Milliseconds from one time to another. */
export function shiftOf(from: string, to: string): number {
  return numberOf(to) - numberOf(from);
}

/** The last day on which a repetition begins that ends before a time. */
export function dayBefore(text: string): string {
  return dayOf(midnight(numberOf(text)) - DAY);
}

/** When the last repetition is over. */
export function overAt(event: Repeated): string {
  if (event.repeat === 'none') return event.end;
  if (event.repeatUntil === null) return NEVER;
  return textOf(numberOf(`${event.repeatUntil}T23:59`) + lengthOf(event));
}

/**
 * Where the dates of a repetition go when one of them gets another time: all as much later. Those of a monthly one are as many months
 * from the other time as they were from the one, on its day; undefined for a date whose month has no such day.
 */
export function moverOf(repeat: Repeated['repeat'], was: string, to: string): (date: string) => string | undefined {
  const [from, target] = [numberOf(was), numberOf(to)];
  return (date) => {
    if (repeat !== 'monthly') return textOf(numberOf(date) + target - from);
    const moved = startAt('monthly', target, monthsBetween(from, numberOf(date)));
    return moved === undefined ? undefined : textOf(moved);
  };
}

/**
 * An event of which one repetition got another time: all of them move with it (`moverOf`), and the last day of the repetitions too. A
 * monthly one begins in the first month that has the day.
 */
export function movedTo(event: Repeated, was: string, span: Span): Pick<Repeated, 'start' | 'end' | 'repeatUntil'> {
  const [from, to] = [numberOf(was), numberOf(span.start)];
  const first = numberOf(event.start);
  const isMonthly = event.repeat === 'monthly';
  const start = isMonthly ? monthlyFrom(to, monthsBetween(from, first), 1) : first + to - from;
  return {
    start: textOf(start),
    end: textOf(start + lengthOf(span)),
    repeatUntil: isMonthly
      ? monthlyUntil(event, from, to)
      : daysLater(event.repeatUntil, midnight(start) - midnight(first)),
  };
}

function daysLater(day: string | null, by: number): string | null {
  return day === null ? null : dayOf(numberOf(`${day}T00:00`) + by);
}

/** The last day of monthly repetitions that move: that of the last one, unless their day stays. */
function monthlyUntil({ start, repeatUntil }: Repeated, from: number, to: number): string | null {
  if (repeatUntil === null || midnight(from) === midnight(to)) return repeatUntil;
  const until = numberOf(`${repeatUntil}T00:00`);
  const isBefore = new Date(until).getUTCDate() < new Date(numberOf(start)).getUTCDate();
  return dayOf(monthlyFrom(to, monthsBetween(from, until) - (isBefore ? 1 : 0), -1));
}

/** What takes place monthly, at a place or at the next one whose month has the day. */
function monthlyFrom(first: number, place: number, step: 1 | -1): number {
  for (let next = place; ; next += step) {
    const start = startAt('monthly', first, next);
    if (start !== undefined) return start;
  }
}

/** The moment of a clock text in TIME_ZONE, in which the process lives. */
export function momentOf(text: string): Date {
  return new Date(`${text}:00`);
}

/** A moment on the clocks of TIME_ZONE. */
export function clockTextOf(moment: number): string {
  const date = new Date(moment);
  return textOf(moment - date.getTimezoneOffset() * MINUTE);
}

/** Beginnings from the first one that is not before a time on. */
function* startsFrom(event: Repeated, atLeast: number): Generator<number> {
  const skipped = new Set((event.skipped ?? []).map(numberOf));
  for (const start of allStartsFrom(event, atLeast)) if (!skipped.has(start)) yield start;
}

function* allStartsFrom(event: Repeated, atLeast: number): Generator<number> {
  const first = numberOf(event.start);
  const last = event.repeatUntil === null ? Infinity : numberOf(`${event.repeatUntil}T23:59`);
  if (event.repeat === 'none') {
    if (first >= atLeast) yield first;
    return;
  }
  for (let place = Math.max(0, placeBefore(event.repeat, first, atLeast)); ; place += 1) {
    const start = startAt(event.repeat, first, place);
    // a month may lack the day
    if (start === undefined) continue;
    if (start > last || start > numberOf(NEVER)) return;
    if (start >= atLeast) yield start;
  }
}

/** A repetition that begins before a time, counted from 0. */
function placeBefore(repeat: Exclude<Repeated['repeat'], 'none'>, first: number, time: number): number {
  return repeat === 'monthly' ? monthsBetween(first, time) - 1 : Math.floor((time - first) / STEPS[repeat]);
}

function monthsBetween(first: number, time: number): number {
  const [one, other] = [new Date(first), new Date(time)];
  return (other.getUTCFullYear() - one.getUTCFullYear()) * 12 + other.getUTCMonth() - one.getUTCMonth();
}

function startAt(repeat: Exclude<Repeated['repeat'], 'none'>, first: number, place: number): number | undefined {
  if (repeat !== 'monthly') return first + place * STEPS[repeat];
  const date = new Date(first);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + place, 1);
  const month = date.getUTCMonth();
  date.setUTCDate(day);
  return date.getUTCMonth() === month ? date.getTime() : undefined;
}

function lengthOf({ start, end }: Span): number {
  return numberOf(end) - numberOf(start);
}

function midnight(time: number): number {
  return time - (time % DAY);
}

/** Clock texts are reckoned with as if they were of UTC, where no hour is missing. */
function numberOf(text: string): number {
  return Date.parse(`${text}:00Z`);
}

function textOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16);
}

function dayOf(time: number): string {
  return textOf(time).slice(0, 10);
}
