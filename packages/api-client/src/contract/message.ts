import * as z from 'zod';
import { pages } from '../pages/index.js';
import { crudEndpoints } from './crudEndpoints.js';
import { endpoint } from './endpoint.js';
import {
  AuditSchema,
  EnabledMarkSchema,
  IdSchema,
  IdsBodySchema,
  KeywordSchema,
  ListQuerySchema,
  MarkFilterSchema,
  NothingSchema,
  pageOf,
  TimeSchema,
} from './schemas.js';
import { MessageChannelSchema } from './system/messageTemplate.js';

/** 1 notice, 2 flow message, 3 other message of the system. */
const MessageTypeSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
/**
 * What a message is about: notices that people release, approvals, comments that name somebody, and what the system tells
 * (tasks, exports, accounts).
 */
export const MessageKindSchema = z.enum(['announcement', 'flow', 'comment', 'document', 'system']);
const TypeFilterSchema = z.coerce.number().pipe(MessageTypeSchema).optional();

/** Ids joined by commas. */
const JoinedIdsSchema = z
  .string()
  .max(100_000)
  .regex(/^([\w-]{1,50}(,[\w-]{1,50})*)?$/)
  .default('');

const NoticeBodySchema = z.object({
  title: z.string().trim().min(1).max(200),
  /** HTML; it is cleaned when it is saved. */
  bodyText: z.string().max(200_000).default(''),
  /** JSON of a list of uploaded files. */
  files: z.string().max(20_000).default('[]'),
  /** 1 goes to everybody who is enabled. */
  toAll: EnabledMarkSchema.default(0),
  toUserIds: JoinedIdsSchema,
  /** Organisations with everything below them. */
  toOrganizeIds: JoinedIdsSchema,
  toRoleIds: JoinedIdsSchema,
  toGroupIds: JoinedIdsSchema,
});

/** A message in the list of whoever received it. */
const MessageRowSchema = z.object({
  id: IdSchema,
  title: z.string(),
  /** Who sent it; empty for the system. */
  creatorUser: z.string(),
  lastModifyTime: TimeSchema,
  /** '0' unread, '1' read. */
  isRead: z.enum(['0', '1']),
  type: MessageTypeSchema,
});

/** HH:mm, or empty. */
const DayTimeSchema = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/);

/** What somebody wants to be told of, and how. */
export const MessageSettingSchema = z.object({
  showNotices: EnabledMarkSchema,
  showChats: EnabledMarkSchema,
  /** Times of the day, on the clock of the browser, between which nothing is shown; both empty for never. */
  quietFrom: DayTimeSchema,
  quietTo: DayTimeSchema,
  /**
   * Kinds that do not come by a channel. Without `notice` the browser announces nothing of the kind; it stands in the list
   * of messages all the same.
   */
  muted: z.array(z.object({ kind: MessageKindSchema, channel: MessageChannelSchema })).max(16),
});

const path = '/api/message';
const page = pages.notice;

export const message = {
  ...crudEndpoints({
    path,
    page,
    body: NoticeBodySchema,
    record: {
      ...AuditSchema.shape,
      creatorUser: z.string(),
      /** 0 draft, 1 released. */
      enabledMark: EnabledMarkSchema,
      releaseTime: TimeSchema.nullable(),
    },
    calls: {
      create: 'Creates a notice as a draft',
      update: 'Changes a draft',
      read: 'A notice to be edited',
      remove: 'Deletes a notice, also from those who received it',
    },
  }),
  list: endpoint({
    method: 'GET',
    path: `${path}/Notice`,
    permission: page.permission,
    summary: 'Notices for whoever manages them, drafts and released ones, paged',
    query: ListQuerySchema.extend({ enabledMark: MarkFilterSchema }),
    data: pageOf(
      z.object({
        id: IdSchema,
        title: z.string(),
        creatorUser: z.string(),
        toAll: EnabledMarkSchema,
        enabledMark: EnabledMarkSchema,
        releaseTime: TimeSchema.nullable(),
        ...AuditSchema.shape,
      }),
    ),
  }),
  release: endpoint({
    method: 'PUT',
    path: `${path}/{id}/Actions/Release`,
    permission: page.button('btn_release'),
    summary: 'Releases a draft to its receivers, who are told at once',
    data: NothingSchema,
  }),
  readers: endpoint({
    method: 'GET',
    path: `${path}/{id}/Actions/Readers`,
    permission: page.permission,
    summary: 'Who received a notice and when they read it, paged',
    query: ListQuerySchema.extend({ isRead: MarkFilterSchema }),
    data: pageOf(
      z.object({
        id: IdSchema,
        account: z.string(),
        realName: z.string(),
        isRead: EnabledMarkSchema,
        readTime: TimeSchema.nullable(),
      }),
    ),
  }),
  mine: endpoint({
    method: 'GET',
    path,
    permission: 'session',
    summary: 'Messages that the caller received, paged by 10 unless they ask otherwise',
    byKey: 'whole',
    query: z.object({
      currentPage: z.coerce.number().int().min(1).max(1_000_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(500).default(10),
      /** Order by time. */
      sort: z.enum(['asc', 'desc']).default('desc'),
      keyword: KeywordSchema,
      type: TypeFilterSchema,
      isRead: MarkFilterSchema,
    }),
    data: pageOf(MessageRowSchema),
  }),
  readInfo: endpoint({
    method: 'GET',
    path: `${path}/ReadInfo/{id}`,
    permission: 'session',
    summary: 'A message that the caller received; it counts as read from then on',
    byKey: 'whole',
    data: MessageRowSchema.extend({
      /** HTML of a notice; of other messages the reference of a flow. */
      bodyText: z.string(),
      /** JSON of a list of uploaded files. */
      files: z.string(),
    }),
  }),
  readAll: endpoint({
    method: 'POST',
    path: `${path}/Actions/ReadAll`,
    permission: 'session',
    summary: 'Marks all messages of the caller as read',
    byKey: 'whole',
    data: NothingSchema,
  }),
  setting: endpoint({
    method: 'GET',
    path: `${path}/Setting`,
    permission: 'session',
    summary: 'What the caller wants to be told of, by which channels, and when not',
    byKey: 'whole',
    data: MessageSettingSchema.extend({
      /** Channels by which messages go here at present. */
      channels: z.array(MessageChannelSchema),
    }),
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: `${path}/Setting`,
    permission: 'session',
    summary: 'Saves what the caller wants to be told of; channels that are not named stay as they are',
    byKey: 'whole',
    logName: false,
    body: MessageSettingSchema.partial({ muted: true }),
    data: NothingSchema,
  }),
  removeMine: endpoint({
    method: 'DELETE',
    path: `${path}/Record`,
    permission: 'session',
    summary: 'Deletes messages from the caller’s own list',
    byKey: 'whole',
    logName: false,
    body: IdsBodySchema,
    data: NothingSchema,
  }),
};
