import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { type webhookMessages } from './webhookMessages.js';

export type WebhookTranslate = Translate<keyof (typeof webhookMessages)['zh']>;
export type Webhook = Awaited<ReturnType<typeof api.system.webhook.list>>['list'][number];
export type Delivery = Awaited<ReturnType<typeof api.system.webhook.deliveries>>['list'][number];

export const RECORD_EVENTS = ['record.created', 'record.updated', 'record.deleted', 'record.restored'] as const;
export const FLOW_EVENTS = [
  'flow.started',
  'flow.finished',
  'flow.rejected',
  'flow.revoked',
  'flow.cancelled',
] as const;
export const DELIVERY_STATES = ['waiting', 'retrying', 'sent', 'failed', 'withheld', 'off'] as const;

export const EVENT_NAMES = {
  'record.created': 'recordCreated',
  'record.updated': 'recordUpdated',
  'record.deleted': 'recordDeleted',
  'record.restored': 'recordRestored',
  'flow.started': 'flowStarted',
  'flow.finished': 'flowFinished',
  'flow.rejected': 'flowRejected',
  'flow.revoked': 'flowRevoked',
  'flow.cancelled': 'flowCancelled',
  'webhook.test': 'test',
} as const satisfies Record<Delivery['event'], keyof (typeof webhookMessages)['zh']>;

const REASONS = {
  status: 'reasonStatus',
  redirect: 'reasonRedirect',
  gone: 'reasonGone',
  timeout: 'reasonTimeout',
  network: 'reasonNetwork',
  hostRefused: 'reasonHostRefused',
  noRight: 'reasonNoRight',
  recordGone: 'reasonRecordGone',
  off: 'reasonOff',
  killed: 'reasonKilled',
} as const;

/** Why an event did not arrive; '' where it did. */
export function reasonText({ reason, status, detail }: Delivery, t: WebhookTranslate): string {
  return reason === '' ? '' : t(REASONS[reason], { status: status ?? '', detail });
}

const OFF_REASONS = {
  gone: 'offGone',
  failing: 'offFailing',
  ownerGone: 'offOwnerGone',
  noRight: 'offNoRight',
} as const;

/** Why the server has switched a webhook off; '' where it has not. */
export function offReasonText({ offReason }: Pick<Webhook, 'offReason'>, t: WebhookTranslate): string {
  return offReason === '' ? '' : t(OFF_REASONS[offReason]);
}
