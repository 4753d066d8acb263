import { type EventColour, type EventRepeat } from '@smart-admin/api-client/contract';
import { addDays, addMinutes, dayOf, minutesBetween, type Span } from './clockTime.js';
import { type EventDetail } from './scheduleTypes.js';

/** What the form of an event holds: of whole days, `start` and `end` are the first day and the last. */
export interface EventDraft {
  title: string;
  place: string;
  colour: EventColour;
  allDay: boolean;
  start: string;
  end: string;
  repeat: EventRepeat;
  repeatUntil: string | null;
  reminder: number | null;
  description: string;
  participantIds: string[];
}

export function newDraft(start: string, allDay: boolean): EventDraft {
  return {
    ...{ title: '', place: '', colour: 'primary', allDay, description: '', participantIds: [] },
    ...{ repeat: 'none', repeatUntil: null, reminder: allDay ? null : 15 },
    start: allDay ? dayOf(start) : start,
    end: allDay ? dayOf(start) : addMinutes(start, 60),
  };
}

export function draftOf(event: EventDetail): EventDraft {
  const { title, place, colour, allDay, repeat, repeatUntil, reminder, description, participantIds } = event;
  return {
    ...{ title, place, colour, allDay, repeat, repeatUntil, reminder, description },
    participantIds: [...participantIds],
    start: allDay ? dayOf(event.start) : event.start,
    end: allDay ? dayOf(addMinutes(event.end, -1)) : event.end,
  };
}

/** When it takes place; undefined while something is missing. */
export function spanOfDraft({ start, end, allDay }: EventDraft): Span | undefined {
  if (start === '' || end === '') return undefined;
  return allDay ? { start: `${start}T00:00`, end: `${addDays(end, 1)}T00:00`, allDay } : { start, end, allDay };
}

/** Another beginning; what follows keeps its length. */
export function withStart(draft: EventDraft, start: string): EventDraft {
  const [was, now] = [spanOfDraft(draft), spanOfDraft({ ...draft, start, end: start })];
  if (!was || !now) return { ...draft, start };
  const end = addMinutes(now.start, minutesBetween(was.start, was.end));
  return { ...draft, start, end: draft.allDay ? dayOf(addMinutes(end, -1)) : end };
}

/** The same days, whole or with hours. */
export function withAllDay(draft: EventDraft, allDay: boolean): EventDraft {
  if (allDay === draft.allDay) return draft;
  if (allDay) {
    const start = dayOf(draft.start);
    // what ends at midnight does not reach into the day that begins then
    return { ...draft, allDay, start, end: draft.end > draft.start ? dayOf(addMinutes(draft.end, -1)) : start };
  }
  return { ...draft, allDay, start: `${draft.start}T09:00`, end: `${draft.end}T10:00` };
}
