import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { RevisionSchema } from '../changeOf.js';
import { endpoint, fileEndpoint } from '../endpoint.js';
import {
  IdSchema,
  IdsBodySchema,
  listOf,
  ListQuerySchema,
  MarkFilterSchema,
  NewIdSchema,
  NothingSchema,
  pageOf,
  TimeSchema,
} from '../schemas.js';

const HostSchema = z
  .string()
  .trim()
  .min(1)
  .max(255)
  .regex(/^[\w.:-]+$/);
const PortSchema = z.number().int().min(1).max(65_535);
const SecuritySchema = z.enum(['tls', 'startTls', 'none']);

/** Where somebody's mail comes from (IMAP) and goes out by (SMTP). */
const MailAccountBodySchema = z.object({
  address: z.email().max(254),
  /** Name beside the address in what is sent. */
  fullName: z.string().trim().max(100).default(''),
  /** By which both servers know them. */
  userName: z.string().trim().min(1).max(254),
  /** Stored sealed and never answered; empty keeps the one that is stored, for the same servers alone. */
  password: z.string().max(500).default(''),
  imapHost: HostSchema,
  imapPort: PortSchema.default(993),
  imapSecurity: SecuritySchema.default('tls'),
  smtpHost: HostSchema,
  smtpPort: PortSchema.default(465),
  smtpSecurity: SecuritySchema.default('tls'),
});

const AddressSchema = z.object({ name: z.string().max(200).default(''), address: z.email().max(254) });
/** Addresses of received mail are shown as they came. */
const ShownAddressSchema = z.object({ name: z.string(), address: z.string() });

/** Attachments of a mail altogether, in bytes. */
export const MAIL_ATTACHMENTS_SIZE = 25 * 1024 * 1024;

const DraftBodySchema = z.object({
  to: z.array(AddressSchema).max(100).default([]),
  cc: z.array(AddressSchema).max(100).default([]),
  bcc: z.array(AddressSchema).max(100).default([]),
  subject: z.string().trim().max(500).default(''),
  /** HTML; cleaned when it is saved. */
  html: z.string().max(500_000).default(''),
  /** Files of the type `mail` that the caller has uploaded or received. */
  fileIds: z.array(z.string().max(200)).max(50).default([]),
  /** Mail of the caller that this one answers; '' for none. */
  replyToId: z.union([IdSchema, z.literal('')]).default(''),
});

const MAIL_FOLDERS = ['inbox', 'sent', 'draft', 'starred', 'trash'] as const;
const FolderSchema = z.enum(MAIL_FOLDERS);

const RowSchema = z.object({
  id: IdSchema,
  folder: FolderSchema.extract(['inbox', 'sent', 'draft']),
  from: ShownAddressSchema,
  to: z.array(ShownAddressSchema),
  subject: z.string(),
  /** How its text begins. */
  preview: z.string(),
  time: TimeSchema,
  isRead: z.boolean(),
  isStarred: z.boolean(),
  isTrashed: z.boolean(),
  hasAttachments: z.boolean(),
  /** Of what is sent: `sending`, `failed`; '' for all other mails. */
  state: z.enum(['', 'sending', 'failed']),
  /** Why it was not sent, as the server said it. */
  reason: z.string(),
});

const path = '/api/extend/Email';
const permission = pages.email.permission;

/** A person's own mail: their account at other servers, and what was received, written and sent. */
export const email = {
  account: endpoint({
    method: 'GET',
    path: `${path}/Account`,
    permission,
    summary: 'The caller’s account, without its password; null before there is one',
    byKey: 'whole',
    data: z.object({
      account: MailAccountBodySchema.omit({ password: true })
        .extend({ revision: RevisionSchema, receivedTime: TimeSchema.nullable() })
        .nullable(),
    }),
  }),
  saveAccount: endpoint({
    method: 'PUT',
    path: `${path}/Account`,
    permission,
    logName: false,
    summary: 'Saves the caller’s account once both servers have taken it; other servers need the password again',
    byKey: false,
    rateLimit: 20,
    timeout: 60_000,
    body: MailAccountBodySchema,
    data: NothingSchema,
  }),
  testAccount: endpoint({
    method: 'POST',
    path: `${path}/Account/Actions/Test`,
    permission,
    logName: false,
    summary: 'Signs in at both servers; refused with what they say at the field that it is about',
    byKey: false,
    rateLimit: 20,
    timeout: 60_000,
    body: MailAccountBodySchema,
    data: NothingSchema,
  }),
  removeAccount: endpoint({
    method: 'DELETE',
    path: `${path}/Account`,
    permission,
    logName: false,
    summary: 'Forgets the caller’s account; mails stay',
    byKey: false,
    data: NothingSchema,
  }),
  receive: endpoint({
    method: 'POST',
    path: `${path}/Actions/Receive`,
    permission,
    logName: false,
    summary:
      'Takes over what has come into the inbox since, at most 100 mails in a call; of a new account the last 200',
    byKey: 'whole',
    rateLimit: 20,
    timeout: 100_000,
    data: z.object({
      received: z.number().int(),
      /** Mails that are still there: receive again. */
      left: z.number().int(),
    }),
  }),
  list: endpoint({
    method: 'GET',
    path,
    permission,
    summary: 'The caller’s mails of a folder, newest first, paged',
    byKey: 'whole',
    query: ListQuerySchema.pick({ currentPage: true, pageSize: true, keyword: true }).extend({
      folder: FolderSchema.default('inbox'),
      isRead: MarkFilterSchema,
    }),
    data: pageOf(RowSchema),
  }),
  counts: endpoint({
    method: 'GET',
    path: `${path}/Counts`,
    permission,
    summary: 'How many mails of the caller are unread in the inbox, are drafts, or were not sent',
    byKey: 'whole',
    data: z.object({ unread: z.number().int(), drafts: z.number().int(), failed: z.number().int() }),
  }),
  addresses: endpoint({
    method: 'POST',
    path: `${path}/Addresses`,
    permission,
    logName: false,
    summary:
      'Addresses of people by which to write to them: of their account here, else of their user as far as the caller sees it',
    byKey: 'whole',
    body: z.object({ userIds: z.array(IdSchema).min(1).max(100) }),
    data: listOf(z.object({ id: IdSchema, name: z.string(), address: z.string() })),
  }),
  createDraft: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/Draft`,
    permission,
    logName: false,
    summary: 'Keeps what is being written',
    byKey: 'whole',
    body: DraftBodySchema,
    data: NewIdSchema,
  }),
  updateDraft: endpoint({
    method: 'PUT',
    once: true,
    path: `${path}/Draft/{id}`,
    permission,
    logName: false,
    summary: 'Changes a draft, or makes one of a mail that was not sent; 409 when it was changed since `revision`',
    byKey: 'whole',
    body: DraftBodySchema.extend({ revision: RevisionSchema }),
    data: z.object({ revision: RevisionSchema }),
  }),
  send: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/{id}/Actions/Send`,
    permission,
    logName: false,
    summary: 'Sends a draft, or again what was not sent',
    byKey: 'whole',
    data: NothingSchema,
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission,
    summary: 'A mail of the caller; it counts as read from then on',
    byKey: 'whole',
    data: RowSchema.omit({ preview: true, hasAttachments: true }).extend({
      revision: RevisionSchema,
      cc: z.array(ShownAddressSchema),
      bcc: z.array(ShownAddressSchema),
      /** Cleaned. Pictures of other servers have no `src` but `data-remote`: ask for them by `picture`. */
      html: z.string(),
      /** What there is without HTML. */
      text: z.string(),
      /** Whether it was too large to be received as a whole. */
      isCut: z.boolean(),
      replyToId: z.string(),
      attachments: z.array(
        z.object({
          fileId: z.string(),
          name: z.string(),
          size: z.number(),
          /** Whether it is a picture within the text. */
          isInline: z.boolean(),
        }),
      ),
    }),
  }),
  picture: fileEndpoint({
    method: 'GET',
    path: `${path}/{id}/Picture`,
    permission,
    summary: 'A picture of another server that a mail of the caller shows, fetched by this server',
    byKey: 'whole',
    query: z.object({ url: z.url({ protocol: /^https?$/ }).max(4_000) }),
    contentType: 'application/octet-stream',
  }),
  mark: endpoint({
    method: 'PUT',
    path: `${path}/Actions/Mark`,
    permission,
    logName: false,
    summary: 'Marks mails of the caller as read or unread, with a star or without',
    byKey: 'whole',
    body: IdsBodySchema.extend({ isRead: z.boolean().optional(), isStarred: z.boolean().optional() }),
    data: NothingSchema,
  }),
  remove: endpoint({
    method: 'POST',
    path: `${path}/Actions/Delete`,
    permission,
    logName: false,
    summary: 'Puts mails of the caller into the trash, or deletes for ever what lies there',
    byKey: 'whole',
    body: IdsBodySchema.extend({ forever: z.boolean().default(false) }),
    data: NothingSchema,
  }),
  restore: endpoint({
    method: 'POST',
    path: `${path}/Actions/Restore`,
    permission,
    logName: false,
    summary: 'Takes mails of the caller out of the trash into the folders from which they came',
    byKey: 'whole',
    body: IdsBodySchema,
    data: NothingSchema,
  }),
};

export type MailFolder = (typeof MAIL_FOLDERS)[number];
