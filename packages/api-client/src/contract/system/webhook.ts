import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { crudEndpoints } from '../crudEndpoints.js';
import { endpoint } from '../endpoint.js';
import {
  AuditSchema,
  DescriptionSchema,
  EnabledMarkSchema,
  FullNameSchema,
  IdSchema,
  listOf,
  ListQuerySchema,
  MarkFilterSchema,
  NothingSchema,
  pageOf,
  TimeSchema,
  TreeNodeSchema,
} from '../schemas.js';

/** What webhooks can be told, as it stands in `event` of what they are sent. */
export const WEBHOOK_EVENTS = [
  'record.created',
  'record.updated',
  'record.deleted',
  'record.restored',
  'flow.started',
  'flow.finished',
  'flow.rejected',
  'flow.revoked',
  'flow.cancelled',
] as const;
export const WebhookEventSchema = z.enum(WEBHOOK_EVENTS);
/** `webhook.test` is what somebody sent by hand to try a webhook. */
export const ToldEventSchema = z.enum([...WEBHOOK_EVENTS, 'webhook.test']);

/** Names by which the sender speaks itself; nobody can give them another value. */
const OWN_HEADERS =
  /^(webhook-.*|smart-resent|content-.*|transfer-encoding|host|connection|accept.*|user-agent|upgrade|te|trailer|expect|keep-alive|proxy-.*)$/i;

const HeaderSchema = z.object({
  name: z
    .string()
    .trim()
    .max(100)
    .regex(/^[\w!#$%&'*+.^`|~-]+$/)
    .refine((name) => !OWN_HEADERS.test(name)),
  /** Stored sealed and never answered; empty keeps the one that is stored. */
  value: z
    .string()
    .max(2_000)
    .regex(/^[\t\x20-\x7e]*$/)
    .default(''),
});

const WebhookBodySchema = z.object({
  fullName: FullNameSchema,
  /** Where events are sent: https, and http for what the server's INTERFACE_HOSTS opens. */
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  /** The user within whose rights and rows everything stays that is sent. */
  ownerId: IdSchema,
  events: z.array(WebhookEventSchema).min(1).max(WEBHOOK_EVENTS.length),
  /** Models that events are about; empty for all that the owner may see. */
  modelIds: z.array(IdSchema).max(200).default([]),
  /** Sent with each event beside the headers of the signature. */
  headers: z.array(HeaderSchema).max(20).default([]),
  description: DescriptionSchema,
  enabledMark: EnabledMarkSchema.default(1),
});

/**
 * `waiting` for the first attempt, `retrying` after a failed one, `sent`, `failed` for good, `withheld` because its owner may
 * not (any longer) see what it is about, `off` because the webhook was switched off meanwhile.
 */
export const WebhookDeliveryStateSchema = z.enum(['waiting', 'retrying', 'sent', 'failed', 'withheld', 'off']);

/** Why an event did not arrive: what the receiver answered or did, or why nothing was sent. */
export const WebhookReasonSchema = z.enum([
  'status',
  'redirect',
  'gone',
  'timeout',
  'network',
  'hostRefused',
  'noRight',
  'recordGone',
  'off',
  'killed',
]);

/** Why the server has switched a webhook off: its receiver is `gone` or kept `failing`, or its owner has no right to anything it is about. */
export const WebhookOffReasonSchema = z.enum(['gone', 'failing', 'ownerGone', 'noRight']);

const DeliverySchema = z.object({
  id: IdSchema,
  event: ToldEventSchema,
  /** Name of the model that it is about; empty for a test, and for a model that is gone. */
  modelName: z.string(),
  eventTime: TimeSchema,
  state: WebhookDeliveryStateSchema,
  attempts: z.number().int(),
  /** Whether somebody sent it again by hand; its id stays. */
  isResent: z.boolean(),
  /** Of the last attempt: HTTP status, null without an answer. */
  status: z.number().int().nullable(),
  /** Milliseconds until the last attempt was answered or given up. */
  duration: z.number().int().nullable(),
  reason: z.union([WebhookReasonSchema, z.literal('')]),
  /** What the network said. */
  detail: z.string(),
  lastTime: TimeSchema.nullable(),
  /** When it is tried again. */
  nextTime: TimeSchema.nullable(),
});

const path = '/api/system/Webhook';
const page = pages.webhook;
const crud = crudEndpoints({
  path,
  page,
  body: WebhookBodySchema,
  record: {
    ...AuditSchema.shape,
    /** Empty when the owner was deleted. */
    ownerName: z.string(),
    lastTime: TimeSchema.nullable(),
    lastState: z.union([WebhookDeliveryStateSchema, z.literal('')]),
    /** Attempts in a row that have failed. */
    failures: z.number().int(),
    /** Why the server switched it off; empty where people did, or nobody. */
    offReason: z.union([WebhookOffReasonSchema, z.literal('')]),
  },
  query: { enabledMark: MarkFilterSchema },
  calls: {
    list: 'Webhooks of users within the data permission, paged; never their secrets',
    read: 'One webhook, without its secret and the values of its headers',
    changes: 'Its last changes',
    update: 'Changes a webhook; another server needs the values of the headers again',
    remove: 'Deletes a webhook with the log of its deliveries',
    updateState: 'Switches a webhook off, so that what waits is not sent, or on',
  },
});

/** Other systems that are told what happens (https://www.standardwebhooks.com). No key can manage webhooks: each may reach beyond it. */
export const webhook = {
  ...crud,
  update: { ...crud.update, byKey: false as const },
  remove: { ...crud.remove, byKey: false as const },
  updateState: { ...crud.updateState, byKey: false as const },
  models: endpoint({
    method: 'GET',
    path: `${path}/Models`,
    permission: page.permission,
    summary: 'Released models that the caller may see, which webhooks can be narrowed to',
    data: listOf(TreeNodeSchema),
  }),
  create: endpoint({
    method: 'POST',
    path,
    permission: page.button('btn_add'),
    summary: 'Makes a webhook for a user whom the caller may manage; its secret is answered this once',
    byKey: false,
    body: WebhookBodySchema,
    data: z.object({ id: IdSchema, secret: z.string() }),
  }),
  rotateSecret: endpoint({
    method: 'POST',
    path: `${path}/{id}/Actions/RotateSecret`,
    permission: page.button('btn_edit'),
    summary: 'Gives a webhook another secret, answered this once; for a day what is sent is signed with both',
    byKey: false,
    data: z.object({ secret: z.string() }),
  }),
  test: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/{id}/Actions/Test`,
    permission: page.button('btn_edit'),
    summary: 'Sends the event webhook.test once, enabled or not; answers the id of the delivery',
    byKey: false,
    rateLimit: 20,
    data: IdSchema,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: `${path}/{id}/Deliveries`,
    permission: page.button('btn_deliveries'),
    summary: 'What was sent to a webhook or waits, the latest first; kept for 30 days',
    byKey: 'whole',
    query: ListQuerySchema.extend({
      state: WebhookDeliveryStateSchema.optional(),
      event: ToldEventSchema.optional(),
    }),
    data: pageOf(DeliverySchema),
  }),
  delivery: endpoint({
    method: 'GET',
    path: `${path}/{id}/Deliveries/{deliveryId}`,
    permission: page.button('btn_deliveries'),
    summary: 'One delivery: its body as the owner may see it now, and how the last answer began',
    byKey: 'whole',
    data: DeliverySchema.extend({
      /** JSON; empty where the owner may no longer see what it is about. */
      request: z.string(),
      answer: z.string(),
    }),
  }),
  resend: endpoint({
    method: 'POST',
    once: true,
    path: `${path}/{id}/Deliveries/{deliveryId}/Actions/Resend`,
    permission: page.button('btn_edit'),
    summary: 'Sends a delivery again under its id, with the header smart-resent: 1',
    byKey: false,
    data: NothingSchema,
  }),
};
