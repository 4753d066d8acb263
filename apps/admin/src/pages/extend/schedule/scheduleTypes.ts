import { type EventColour } from '@smart-admin/api-client/contract';
import { type api } from '../../../app/api.js';

type Listed = Awaited<ReturnType<typeof api.extend.schedule.list>>;

/** A repetition of an event. */
export type Occurrence = Listed['events'][number];
/** The limit of a task. */
export type DueTask = Listed['tasks'][number];
export type EventDetail = Awaited<ReturnType<typeof api.extend.schedule.read>>;

/** What a calendar shows and what can be done with it. */
export interface CalendarProps {
  days: readonly string[];
  /** Now, on the clocks of the server. */
  now: string;
  events: readonly Occurrence[];
  tasks: readonly DueTask[];
  onOpen: (event: Occurrence) => void;
  /** Begins a new event at a time, or of a whole day. */
  onCreate: (start: string, allDay: boolean) => void;
  onMove: (event: Occurrence, span: { start: string; end: string; allDay: boolean }) => void;
}

export const COLOUR_CLASSES: Record<EventColour, string> = {
  neutral: 'bg-neutral-soft text-neutral-text border-(--text-3)',
  primary: 'bg-primary-soft text-primary-text border-primary-solid',
  success: 'bg-success-soft text-success-text border-success-solid',
  warning: 'bg-warning-soft text-warning-text border-warning-solid',
  danger: 'bg-danger-soft text-danger-text border-danger-solid',
  info: 'bg-info-soft text-info-text border-info-solid',
};
