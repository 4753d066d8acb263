import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { RevisionSchema } from '../changeOf.js';
import { endpoint, fileEndpoint } from '../endpoint.js';
import { IdSchema, listOf, NewIdSchema, NothingSchema } from '../schemas.js';

/** A minute on the clocks of the server's zone (TIME_ZONE): `2026-11-20T09:30`. */
const ClockTimeSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  .refine(isClockTime);

function isClockTime(text: string): boolean {
  const date = new Date(`${text}:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const EVENT_COLOURS = ['primary', 'success', 'warning', 'danger', 'info', 'neutral'] as const;
export const EVENT_REPEATS = ['none', 'daily', 'weekly', 'monthly'] as const;
const RepeatSchema = z.enum(EVENT_REPEATS);
const ColourSchema = z.enum(EVENT_COLOURS);
/** What a participant has answered. */
const AnswerSchema = z.enum(['waiting', 'accepted', 'declined']);

/** Which dates of a repetition a change is about: one, that one and all later ones, or all. */
export const CHANGED_PARTS = ['this', 'later', 'all'] as const;
const PartSchema = z.enum(CHANGED_PARTS);

const SpanSchema = z.object({
  /** Of the first repetition, or of the one that is named besides. Events of whole days begin and end at midnight. */
  start: ClockTimeSchema,
  /** When it is over: for whole days the midnight after the last one. */
  end: ClockTimeSchema,
  allDay: z.boolean().default(false),
});

const ScheduleBodySchema = SpanSchema.extend({
  title: z.string().trim().min(1).max(200),
  place: z.string().trim().max(200).default(''),
  colour: ColourSchema.default('primary'),
  repeat: RepeatSchema.default('none'),
  /** Last day on which it may begin again; null for no end. */
  repeatUntil: z.iso.date().nullable().default(null),
  /** Minutes before each beginning at which people are reminded; null for not at all. */
  reminder: z.number().int().min(0).max(40_320).nullable().default(null),
  description: z.string().max(2_000).default(''),
  participantIds: z.array(IdSchema).max(100).default([]),
});

const OccurrenceSchema = SpanSchema.extend({
  /** Of the event; its repetitions share it. */
  id: IdSchema,
  title: z.string(),
  place: z.string(),
  colour: ColourSchema,
  repeat: RepeatSchema,
  /** Of one date of a repetition that takes place in another way: the repetition; '' for all others. */
  seriesId: z.union([IdSchema, z.literal('')]),
  /** Whether the caller made it. */
  isOwn: z.boolean(),
  creatorName: z.string(),
  /** What the caller has answered; '' for their own events. */
  answer: z.union([AnswerSchema, z.literal('')]),
});

const path = '/api/extend/Schedule';
const permission = pages.schedule.permission;

/** A person's own calendar: what they made, and what others have asked them to. */
export const schedule = {
  list: endpoint({
    method: 'GET',
    path,
    permission,
    summary: 'The caller’s events of some days with their repetitions, and the limits of their tasks',
    byKey: 'whole',
    query: z.object({
      from: z.iso.date(),
      /** The day after the last one, at most 100 days later. */
      to: z.iso.date(),
    }),
    data: z.object({
      /** Now, on the clocks of the server's zone. */
      now: ClockTimeSchema,
      events: z.array(OccurrenceSchema),
      tasks: z.array(
        z.object({
          /** Of the flow. */
          id: IdSchema,
          taskId: IdSchema,
          title: z.string(),
          nodeName: z.string(),
          time: ClockTimeSchema,
        }),
      ),
    }),
  }),
  conflicts: endpoint({
    method: 'GET',
    path: `${path}/Conflicts`,
    permission,
    summary: 'What the caller has at a time of 366 days at most already, the first 100',
    byKey: 'whole',
    query: z.object({
      start: ClockTimeSchema,
      end: ClockTimeSchema,
      /** An event that does not count: the one that is changed. */
      except: IdSchema.optional(),
    }),
    data: listOf(OccurrenceSchema.pick({ id: true, title: true, start: true, end: true })),
  }),
  export: fileEndpoint({
    method: 'GET',
    path: `${path}/Actions/Export`,
    permission,
    summary: 'All events of the caller as iCalendar (RFC 5545)',
    byKey: 'whole',
    contentType: 'text/calendar; charset=utf-8',
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission,
    summary: 'An event of the caller with its participants',
    byKey: 'whole',
    data: ScheduleBodySchema.extend({
      id: IdSchema,
      revision: RevisionSchema,
      seriesId: z.union([IdSchema, z.literal('')]),
      isOwn: z.boolean(),
      creatorName: z.string(),
      answer: z.union([AnswerSchema, z.literal('')]),
      participants: z.array(z.object({ id: IdSchema, name: z.string(), headIcon: z.string(), answer: AnswerSchema })),
    }),
  }),
  create: endpoint({
    method: 'POST',
    logName: false,
    once: true,
    path,
    permission,
    summary: 'Makes an event; participants are told',
    byKey: 'whole',
    body: ScheduleBodySchema,
    data: NewIdSchema,
  }),
  update: endpoint({
    method: 'PUT',
    logName: false,
    path: `${path}/{id}`,
    permission,
    summary:
      'Changes an event of the caller’s own, or one date of a repetition (`was`), that one and all later ones, or all of them; at another time participants are asked again; 409 when it was changed since `revision`',
    byKey: 'whole',
    body: ScheduleBodySchema.extend({
      revision: RevisionSchema,
      scope: PartSchema.default('all'),
      /** When the date begins that `start` and `end` are of; without it they are of the first one. */
      was: ClockTimeSchema.optional(),
    }),
    data: NothingSchema,
  }),
  move: endpoint({
    method: 'PUT',
    logName: false,
    once: true,
    path: `${path}/{id}/Actions/Move`,
    permission,
    summary:
      'Gives an event of the caller’s own another time, or one date of a repetition, that one and all later ones, or all of them; 409 when it does not begin at `was`',
    byKey: 'whole',
    body: SpanSchema.extend({
      /** When the date began that was moved. */
      was: ClockTimeSchema,
      scope: PartSchema.default('all'),
    }),
    data: NothingSchema,
  }),
  answer: endpoint({
    method: 'PUT',
    logName: false,
    path: `${path}/{id}/Actions/Answer`,
    permission,
    summary: 'Accepts or declines what somebody has asked the caller to',
    byKey: 'whole',
    body: z.object({ answer: AnswerSchema.exclude(['waiting']) }),
    data: NothingSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    logName: false,
    path: `${path}/{id}`,
    permission,
    summary:
      'Deletes an event of the caller’s own, or one date of a repetition (`was`), that one and all later ones, or all of them; participants are told',
    byKey: 'whole',
    query: z.object({ scope: PartSchema.default('all'), was: ClockTimeSchema.optional() }),
    data: NothingSchema,
  }),
};

export type EventColour = (typeof EVENT_COLOURS)[number];
export type ChangedPart = (typeof CHANGED_PARTS)[number];
export type EventRepeat = (typeof EVENT_REPEATS)[number];
