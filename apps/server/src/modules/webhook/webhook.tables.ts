import {
  type contract,
  type ToldEventSchema,
  type WebhookDeliveryStateSchema,
  type WebhookEventSchema,
  type WebhookOffReasonSchema,
  type WebhookReasonSchema,
} from '@smart-admin/api-client/contract';
import { type Generated } from 'kysely';
import type * as z from 'zod';
import {
  type AuditColumns,
  type DefaultJson,
  type DefaultText,
  type DefaultTime,
  type Json,
  type Mark,
  type NullableTime,
  type RevisedColumns,
  type Sound,
} from '../../db/columns.js';
import { type BodyOf } from '../../http/crud/CrudOptions.js';

/** Another system that is told what happens. */
export interface WebhookTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  url: string;
  /** Stays when the owner is deleted, so that the webhook is switched off with its reason. */
  ownerId: string;
  /** Who gave it its address. */
  addressUserId: DefaultText;
  events: Json<WebhookEvent[]>;
  modelIds: DefaultJson<string[]>;
  /** Names of the headers; their values stand sealed in `encryptedHeaders`. */
  headers: DefaultJson<{ name: string; value: '' }[]>;
  description: DefaultText;
  enabledMark: Mark;
  /** See SecretBox.ts. */
  encryptedSecret: string;
  /** The secret before the last change, sealed: what is sent until `formerUntil` is signed with both. */
  formerSecret: DefaultText;
  formerUntil: NullableTime;
  /** JSON of values by name, sealed; empty without any. */
  encryptedHeaders: DefaultText;
  /** Attempts in a row that have failed. */
  failures: Generated<number>;
  /** Nothing is tried before. */
  restUntil: NullableTime;
  offReason: Generated<OffReason | ''>;
  lastTime: NullableTime;
  lastState: Generated<DeliveryState | ''>;
}

/** One event for one webhook; its id is the `webhook-id` that the receiver sees. */
export interface WebhookDeliveryTable {
  id: string;
  webhookId: string;
  event: ToldEvent;
  modelId: DefaultText;
  subject: DefaultJson<Subject>;
  eventTime: DefaultTime;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  isResent: Generated<boolean>;
  status: number | null;
  duration: number | null;
  reason: Generated<DeliveryReason | ''>;
  detail: DefaultText;
  answer: DefaultText;
  lastTime: NullableTime;
  nextTime: NullableTime;
}

/** What an event is about; what of it may be told is decided when it is sent. */
export interface Subject {
  recordId?: string;
  /** Revision that a save made. */
  revision?: number;
  /** Names of the fields that it changed. */
  fields?: string[];
  /** Who did it; '' for the server itself. */
  userId?: string;
  instanceId?: string;
}

export type WebhookBody = BodyOf<(typeof contract)['system']['webhook']>;
export type WebhookEvent = z.output<typeof WebhookEventSchema>;
export type ToldEvent = z.output<typeof ToldEventSchema>;
export type DeliveryState = z.output<typeof WebhookDeliveryStateSchema>;
export type DeliveryReason = z.output<typeof WebhookReasonSchema>;
export type OffReason = z.output<typeof WebhookOffReasonSchema>;

declare module '../../db/tables.js' {
  interface Tables {
    webhook: WebhookTable;
    webhookDelivery: WebhookDeliveryTable;
  }
}
