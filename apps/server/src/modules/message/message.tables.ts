import {
  type AuditColumns,
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

/** What one person wants to be shown by their browser. */
export interface MessageSettingTable {
  userId: string;
  showNotices: Mark;
  showChats: Mark;
  /** Times of the day (HH:mm) between which nothing is shown; empty for never. */
  quietFrom: DefaultText;
  quietTo: DefaultText;
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

declare module '../../db/tables.js' {
  interface Tables {
    message: MessageTable;
    messageReceipt: MessageReceiptTable;
    messageSetting: MessageSettingTable;
  }
}
