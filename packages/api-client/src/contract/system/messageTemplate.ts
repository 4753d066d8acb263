import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import { LanguageSchema } from '../language.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  EnCodeSchema,
  FullNameSchema,
  IdSchema,
  listOf,
  ListQuerySchema,
  MarkFilterSchema,
  pageOf,
  TimeSchema,
} from '../schemas.js';

/** Ways by which a message reaches people; `notice` is the product itself. */
export const MessageChannelSchema = z.enum(['notice', 'mail', 'sms', 'weChat']);
const OuterChannelSchema = MessageChannelSchema.exclude(['notice']);

const SubjectSchema = z.string().trim().max(200);
const ContentSchema = z.string().max(5_000);

/** A code that a cloud gave: of a template or an application. */
const CloudCodeSchema = z
  .string()
  .trim()
  .max(50)
  .regex(/^[\w-]*$/);

/** `{name}` in a text stands for a value that whoever sends the message gives. */
const PlaceholderSchema = z.object({
  name: z.string().regex(/^[A-Za-z]\w{0,49}$/),
  label: z.string().trim().max(50).default(''),
  /** Value of previews and tests. */
  sample: z.string().max(200).default(''),
});

/**
 * What is created and changed of a template. Texts are plain; a language without a text of its own takes the Chinese one.
 * `{receiverName}` and `{systemName}` may stand in every text.
 */
const TemplateBodySchema = z.object({
  fullName: FullNameSchema,
  /** What other modules name the template by. */
  enCode: EnCodeSchema,
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
  channels: z.array(MessageChannelSchema).min(1).max(4),
  placeholders: z.array(PlaceholderSchema).max(50).default([]),
  subject: SubjectSchema.min(1),
  content: ContentSchema.min(1),
  subjectEn: SubjectSchema.default(''),
  contentEn: ContentSchema.default(''),
  subjectZhtw: SubjectSchema.default(''),
  contentZhtw: ContentSchema.default(''),
  subjectVi: SubjectSchema.default(''),
  contentVi: ContentSchema.default(''),
  /**
   * The template that a cloud of short messages has approved, by its code there. The placeholders of the Chinese content are its
   * values: by name, or in the order in which they stand in it.
   */
  smsTemplate: CloudCodeSchema.default(''),
});

const page = pages.template;
const path = '/api/system/MessageTemplate';

export const messageTemplate = {
  ...crudEndpoints({
    path,
    page,
    body: TemplateBodySchema,
    record: {
      ...AuditSchema.shape,
      /** 1: the product sends it; it keeps its code and placeholders and cannot be removed. */
      systemMark: EnabledMarkSchema,
    },
    query: { enabledMark: MarkFilterSchema },
    calls: {
      list: 'Message templates, paged',
      create: 'Creates a template',
      update: 'Changes a template; one of the product keeps its code and placeholders',
      read: 'One template',
      changes: 'Its last changes',
      remove: 'Deletes a template that is not of the product',
      updateState: 'Enables a disabled template and disables an enabled one, which is then not sent',
    },
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/Preview`,
    permission: page.permission,
    summary: 'The texts of a template in a language, with its sample values and the name of the caller',
    logName: false,
    body: z.object({ language: LanguageSchema }),
    data: z.object({
      subject: z.string(),
      content: z.string(),
      /** The channels that are switched on, by which a test goes. */
      channels: z.array(MessageChannelSchema),
    }),
  }),
  test: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/{id}/Actions/Test`,
    permission: page.button('btn_edit'),
    summary:
      'Sends a template, enabled or not, to the caller with its sample values; answers by which channels it goes',
    rateLimit: 20,
    body: z.object({ language: LanguageSchema }),
    data: z.object({ channels: z.array(MessageChannelSchema) }),
  }),
};

/**
 * Who carries the messages of a channel: a mail server, the short messages of Alibaba Cloud or Tencent Cloud, a gateway of short
 * messages that is asked by HTTP, the enterprise account as it is configured at WeChat, or nobody: `development` only writes the
 * delivery down.
 */
const ProviderSchema = z.enum(['smtp', 'aliyun', 'tencent', 'http', 'weCom', 'development']);

/** The providers among which a channel chooses. */
export const CHANNEL_PROVIDERS = {
  mail: ['smtp', 'development'],
  sms: ['aliyun', 'tencent', 'http', 'development'],
  weChat: ['weCom', 'development'],
} as const satisfies Record<z.output<typeof OuterChannelSchema>, readonly z.output<typeof ProviderSchema>[]>;

export const ChannelBodySchema = z.object({
  enabledMark: EnabledMarkSchema.default(0),
  provider: ProviderSchema,
  /** Mail server; `tls` from the first byte, `startTls` before anything secret is said, `none` in clear. */
  host: z
    .string()
    .trim()
    .max(255)
    .regex(/^[A-Za-z0-9.:-]*$/)
    .default(''),
  port: z.number().int().min(1).max(65_535).default(465),
  security: z.enum(['tls', 'startTls', 'none']).default('tls'),
  /** Empty for a server that asks nobody who they are; the id of an access key at a cloud. */
  account: z.string().trim().max(254).default(''),
  /** Never answered; empty keeps the one that is stored. */
  secret: z.string().max(500).default(''),
  fromAddress: z.union([z.email().max(254), z.literal('')]).default(''),
  fromName: z.string().trim().max(100).default(''),
  /** The gateway of `http`: https, or http to a host that the operator has opened. It is asked by POST. */
  url: z.union([z.url({ protocol: /^https?$/ }).max(500), z.literal('')]).default(''),
  /** Value of its header Authorization; `{secret}` stands for the secret. */
  authorization: z
    .string()
    .trim()
    .max(500)
    .regex(/^[\x20-\x7e]*$/)
    .default(''),
  /**
   * What it is sent: JSON, or fields of a form as `to={mobile}&text={content}`. `{mobile}`, `{content}`, `{secret}` and the
   * `{id}` of the message stand in its values.
   */
  requestBody: z.string().max(5_000).default(''),
  /** What an answer holds that has taken a message on; empty where its status says so. */
  accepted: z.string().trim().max(200).default(''),
  /** The signature that a cloud has approved; what stands in brackets before each message. */
  signName: z.string().trim().max(50).default(''),
  /** The application of short messages at Tencent Cloud. */
  appId: CloudCodeSchema.default(''),
  /** The template of sign-in codes that a cloud has approved, with one value: `code`. */
  codeTemplate: CloudCodeSchema.default(''),
});

const channelButton = page.button('btn_channels');

/** The channels beyond the product; they are `mail`, `sms` and `weChat`, none is created or deleted. */
const channelPath = '/api/system/MessageChannel';
const channelRecord = {
  ...AuditSchema.shape,
  /** Whether a password is stored. */
  hasSecret: z.boolean(),
};

export const messageChannel = {
  ...crudEndpoints({
    path: channelPath,
    page: { permission: channelButton, button: () => channelButton },
    body: ChannelBodySchema,
    record: channelRecord,
    calls: {
      read: 'One channel, without its password',
      changes: 'Its last changes',
      update: 'Changes a channel; another server, account or protection needs the password again',
      updateState: 'Switches a channel on or off; what waits for one that is off is not sent',
    },
  }),
  list: endpoint({
    method: 'GET',
    path: channelPath,
    permission: channelButton,
    summary: 'The channels beyond the product, without their passwords',
    data: listOf(ChannelBodySchema.extend({ id: OuterChannelSchema, ...channelRecord })),
  }),
};

/**
 * `waiting` for the first attempt, `retrying` after a failed one, `sent`, `failed` for good, or not sent because the
 * receiver has no address (`noAddress`), does not want this kind by this channel (`declined`), or because the channel was
 * switched off meanwhile (`channelOff`).
 */
const DeliveryStateSchema = z.enum(['waiting', 'retrying', 'sent', 'failed', 'noAddress', 'declined', 'channelOff']);

export const messageDelivery = {
  list: endpoint({
    method: 'GET',
    path: '/api/system/MessageDelivery',
    permission: page.button('btn_deliveries'),
    summary: 'Messages made from templates to people within the data permission, the newest first; kept for 90 days',
    query: ListQuerySchema.extend({
      channel: MessageChannelSchema.optional(),
      state: DeliveryStateSchema.optional(),
    }),
    data: pageOf(
      z.object({
        id: IdSchema,
        creatorTime: TimeSchema,
        templateName: z.string(),
        channel: MessageChannelSchema,
        userName: z.string(),
        /** Mail address, mobile number or account; empty for notices. */
        address: z.string(),
        subject: z.string(),
        content: z.string(),
        state: DeliveryStateSchema,
        attempts: z.number().int(),
        sentTime: TimeSchema.nullable(),
        /** What carried it; empty until it is sent, and for notices. */
        provider: z.union([ProviderSchema, z.literal('')]),
        /** Why the last attempt failed. */
        error: z.string(),
      }),
    ),
  }),
};
