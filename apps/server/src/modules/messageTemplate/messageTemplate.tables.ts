import { type contract, type ChannelBodySchema, type MessageChannelSchema } from '@smart-admin/api-client/contract';
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
import { type BodyOf } from '../../http/crud/CrudOptions.js';
import { type TemplateValue } from './providers/ChannelProvider.js';

export interface MessageTemplateTable extends AuditColumns, RevisedColumns {
  id: string;
  fullName: string;
  sound: Sound;
  enCode: string;
  description: DefaultText;
  enabledMark: Mark;
  /** 1: a module of the product sends it. */
  systemMark: Mark;
  channels: DefaultJson<MessageChannel[]>;
  placeholders: DefaultJson<Placeholder[]>;
  subject: string;
  content: string;
  subjectEn: DefaultText;
  contentEn: DefaultText;
  subjectZhtw: DefaultText;
  contentZhtw: DefaultText;
  subjectVi: DefaultText;
  contentVi: DefaultText;
  smsTemplate: DefaultText;
}

export interface MessageChannelTable extends AuditColumns, RevisedColumns {
  id: OuterChannel;
  enabledMark: Mark;
  provider: ChannelBody['provider'];
  host: DefaultText;
  port: Generated<number>;
  security: Generated<ChannelBody['security']>;
  account: DefaultText;
  /** See SecretBox.ts; empty without one. */
  encryptedSecret: DefaultText;
  fromAddress: DefaultText;
  fromName: DefaultText;
  url: DefaultText;
  authorization: DefaultText;
  requestBody: DefaultText;
  accepted: DefaultText;
  signName: DefaultText;
  appId: DefaultText;
  codeTemplate: DefaultText;
}

/** A message for one person by one channel, with its texts as they are sent. */
export interface MessageDeliveryTable {
  id: string;
  /** What was sent at once; a receiver gets it once by each channel. */
  batchId: string;
  userId: string;
  channel: MessageChannel;
  templateName: string;
  address: DefaultText;
  subject: string;
  content: string;
  /** Of a short message: the template that a cloud has approved, with its values; an empty one goes as a text alone. */
  smsTemplate: DefaultText;
  smsValues: DefaultJson<TemplateValue[]>;
  state: DeliveryState;
  attempts: Generated<number>;
  /** What carried it. */
  provider: Generated<ChannelBody['provider'] | ''>;
  error: DefaultText;
  sentTime: NullableTime;
  creatorTime: DefaultTime;
}

export type MessageChannel = z.output<typeof MessageChannelSchema>;
export type OuterChannel = Exclude<MessageChannel, 'notice'>;
export type ChannelBody = z.output<typeof ChannelBodySchema>;
export type TemplateBody = BodyOf<(typeof contract)['system']['messageTemplate']>;
export type Placeholder = TemplateBody['placeholders'][number];
export type DeliveryState = z.output<
  (typeof contract)['system']['messageDelivery']['list']['data']
>['list'][number]['state'];

declare module '../../db/tables.js' {
  interface Tables {
    messageChannel: MessageChannelTable;
    messageDelivery: MessageDeliveryTable;
    messageTemplate: MessageTemplateTable;
  }
}
