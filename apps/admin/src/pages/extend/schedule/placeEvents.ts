import { addMinutes, dayOf, minutesOf, type Span } from './clockTime.js';

/** Where something stands in the column of a day, in minutes since midnight, beside what takes place at the same time. */
export interface Placed<Event> {
  event: Event;
  from: number;
  to: number;
  /** Of the columns beside each other, from 0. */
  column: number;
  columns: number;
}

/** Minutes that something needs to be read. */
const SHORTEST = 30;

/** Puts what takes place on a day at its times; what overlaps stands side by side. */
export function placeEvents<Event extends Span>(events: readonly Event[], day: string): Placed<Event>[] {
  const parts = events
    .filter(({ start, end }) => dayOf(start) <= day && end > `${day}T00:00`)
    .map((event) => ({
      event,
      from: dayOf(event.start) < day ? 0 : minutesOf(event.start),
      to: event.end > `${day}T23:59` ? 1_440 : minutesOf(event.end),
    }))
    .map((part) => ({ ...part, to: Math.min(1_440, Math.max(part.to, part.from + SHORTEST)) }))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const placed: Placed<Event>[] = [];
  let group: Placed<Event>[] = [];
  let groupEnd = 0;
  const close = () => {
    const columns = Math.max(0, ...group.map(({ column }) => column + 1));
    for (const part of group) part.columns = columns;
    group = [];
  };
  for (const part of parts) {
    if (part.from >= groupEnd) close();
    const taken = new Set(group.filter(({ to }) => to > part.from).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column += 1;
    const own = { ...part, column, columns: 1 };
    group.push(own);
    placed.push(own);
    groupEnd = Math.max(group.length === 1 ? 0 : groupEnd, part.to);
  }
  close();
  return placed;
}

/** Whether something is shown above the hours: whole days, and what lasts more than one. */
export function isLong({ start, end, allDay }: Span): boolean {
  return allDay || end > addMinutes(start, 1_440);
}
