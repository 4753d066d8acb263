import { type contract } from '@smart-admin/api-client/contract';
import { type Generated } from 'kysely';
import type * as z from 'zod';
import { type DefaultText, type DefaultTime, type NullableTime, type RevisedColumns } from '../../../db/columns.js';

export type ScheduleBody = z.output<(typeof contract)['extend']['schedule']['create']['body'] & z.ZodType>;
export type ParticipantAnswer = 'waiting' | 'accepted' | 'declined';

/** An event of somebody's calendar. Its times are texts on the clocks of TIME_ZONE, `2026-11-20T09:30`, which sort as they are. */
export interface ScheduleEventTable extends RevisedColumns {
  id: string;
  title: string;
  place: DefaultText;
  colour: ScheduleBody['colour'];
  allDay: boolean;
  startAt: string;
  endAt: string;
  repeat: ScheduleBody['repeat'];
  repeatUntil: string | null;
  /** Beginnings of the repetition that do not take place, or in whose stead another event does. */
  skipped: Generated<string[]>;
  /** Of a date of a repetition that takes place in another way: the repetition, and the beginning that it has there; '' for all others. */
  seriesId: DefaultText;
  replaces: DefaultText;
  /** When its last repetition is over; a time beyond all others where it has no end. */
  overAt: string;
  /** Minutes before each beginning. */
  reminder: number | null;
  /** Beginning of the repetition of which people were reminded last; '' for none. */
  remindedFor: DefaultText;
  description: DefaultText;
  creatorUserId: string;
  creatorTime: DefaultTime;
  lastModifyTime: NullableTime;
}

export interface ScheduleParticipantTable {
  eventId: string;
  userId: string;
  answer: Generated<ParticipantAnswer>;
}

declare module '../../../db/tables.js' {
  interface Tables {
    scheduleEvent: ScheduleEventTable;
    scheduleParticipant: ScheduleParticipantTable;
  }
}
