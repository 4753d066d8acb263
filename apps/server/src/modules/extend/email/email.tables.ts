import { type contract } from '@smart-admin/api-client/contract';
import { type Generated } from 'kysely';
import type * as z from 'zod';
import {
  type DefaultJson,
  type DefaultText,
  type DefaultTime,
  type NullableTime,
  type RevisedColumns,
} from '../../../db/columns.js';

type Email = (typeof contract)['extend']['email'];

export type MailAccountBody = z.output<Email['saveAccount']['body'] & z.ZodType>;
export type DraftBody = z.output<Email['createDraft']['body'] & z.ZodType>;
export type MailSecurity = MailAccountBody['imapSecurity'];

/** Somebody's account at other servers. */
export interface MailAccountTable extends RevisedColumns {
  userId: string;
  address: string;
  fullName: DefaultText;
  userName: string;
  /** Sealed for the user. */
  encryptedPassword: DefaultText;
  imapHost: string;
  imapPort: number;
  imapSecurity: MailSecurity;
  smtpHost: string;
  smtpPort: number;
  smtpSecurity: MailSecurity;
  /** Of the inbox (RFC 3501): with another one all uids mean other mails. */
  uidValidity: DefaultText;
  /** Of the last mail that was taken over. */
  lastUid: Generated<number>;
  receivedTime: NullableTime;
}

export interface MailAddress {
  name: string;
  address: string;
}

export interface MailAttachment {
  /** Its file, of the type `mail`; '' for one that was not taken. */
  fileId: string;
  name: string;
  size: number;
  /** Whether it is a picture within the text. */
  isInline: boolean;
}

/** A mail of one person: received, written or sent. */
export interface MailTable extends RevisedColumns {
  id: string;
  userId: string;
  folder: 'inbox' | 'sent' | 'draft';
  /** Of the inbox of the other server; '' for what was written here. */
  remoteId: DefaultText;
  state: Generated<'' | 'sending' | 'failed'>;
  reason: DefaultText;
  /** As it stands in the mail (RFC 5322). */
  messageId: DefaultText;
  /** Mail of the same person that this one answers. */
  replyToId: DefaultText;
  fromName: DefaultText;
  fromAddress: DefaultText;
  toList: DefaultJson<MailAddress[]>;
  ccList: DefaultJson<MailAddress[]>;
  bccList: DefaultJson<MailAddress[]>;
  subject: DefaultText;
  bodyText: DefaultText;
  /** Cleaned. */
  bodyHtml: DefaultText;
  attachments: DefaultJson<MailAttachment[]>;
  isRead: Generated<boolean>;
  isStarred: Generated<boolean>;
  isTrashed: Generated<boolean>;
  isCut: Generated<boolean>;
  mailTime: DefaultTime;
}

declare module '../../../db/tables.js' {
  interface Tables {
    mailAccount: MailAccountTable;
    mail: MailTable;
  }
}
