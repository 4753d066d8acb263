import { type MessageKindSchema, type MessageSettingSchema } from '@smart-admin/api-client/contract';
import { type Generated } from 'kysely';
import type * as z from 'zod';
import {
  type AuditColumns,
  type DefaultJson,
  type DefaultText,
  type DefaultTime,
  type Mark,
  type NullableTime,
  type Sound,
  type RevisedColumns,
} from '../../db/columns.js';

/** A message with whom it goes to; lists of ids are joined by commas. */
export interface MessageTable extends AuditColumns, RevisedColumns {
  id: string;
  /** 1 notice, 2 flow message, 3 other message of the system. */
  type: 1 | 2 | 3;
  /** What it is about, which people choose by. */
  kind: Generated<MessageKind>;
  title: string;
  sound: Sound;
  /** Clean HTML of a notice; of other messages the reference of a flow. */
  bodyText: DefaultText;
  files: DefaultText;
  toAll: Mark;
  toUserIds: DefaultText;
  toOrganizeIds: DefaultText;
  toRoleIds: DefaultText;
  toGroupIds: DefaultText;
  /** 1: made from a template for one person; the list of notices does not show it. */
  isPersonal: Mark;
  /** 0 draft, 1 released. */
  enabledMark: Mark;
  releaseTime: NullableTime;
}

/** What one person wants to be told of, and how. */
export interface MessageSettingTable {
  userId: string;
  showNotices: Mark;
  showChats: Mark;
  /** Times of the day (HH:mm) between which nothing is shown; empty for never. */
  quietFrom: DefaultText;
  quietTo: DefaultText;
  /** Kinds that do not come by a channel. */
  muted: DefaultJson<Muted[]>;
}

/** A message in the list of one receiver. */
export interface MessageReceiptTable {
  userId: string;
  messageId: string;
  isRead: Mark;
  readTime: NullableTime;
  /** They deleted it from their list. */
  isRemoved: Mark;
  creatorTime: DefaultTime;
}

export type MessageKind = z.output<typeof MessageKindSchema>;
export type MessageSetting = z.output<typeof MessageSettingSchema>;
type Muted = MessageSetting['muted'][number];

declare module '../../db/tables.js' {
  interface Tables {
    message: MessageTable;
    messageReceipt: MessageReceiptTable;
    messageSetting: MessageSettingTable;
  }
}
