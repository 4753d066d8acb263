import { type Selectable } from 'kysely';
import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { readOwner } from '../user/readCaller.js';
import { makersOf } from './makersOf.js';
import { type Attempt, sendWebhook } from './sendWebhook.js';
import { signatureHeaders } from './signature.js';
import { switchOff } from './switchOff.js';
import { seesModel } from '../visualdev/documents/seenModels.js';
import { toldData } from './toldData.js';
import {
  type DeliveryReason,
  type DeliveryState,
  type WebhookDeliveryTable,
  type WebhookTable,
} from './webhook.tables.js';
import { ATTEMPTS, enqueueAttempts, PAUSES } from './webhookJobs.js';

/** Failed attempts in a row after which a webhook rests between two of them, by minutes up to ten. */
const RESTS_AFTER = 5;
const MOST_MINUTES = 10;
/** Failed attempts in a row after which it is switched off: with the rests about a day. */
export const MOST_FAILURES = 150;

/**
 * Makes one attempt of a delivery, within what the owner of the webhook and its makers may see now. What the receiver does is written down
 * together with the next attempt, so a crash repeats the attempt or nothing.
 */
export async function deliverWebhook(
  deps: Deps,
  { deliveryId, attempt }: { deliveryId: string; attempt: number },
  signal: AbortSignal,
): Promise<void> {
  const delivery = await readWaiting(deps, deliveryId);
  if (delivery?.attempts !== attempt - 1) return;
  const webhook = await readWebhook(deps, delivery.webhookId);
  if (!webhook) return remove(deps, deliveryId);
  const isTest = delivery.event === 'webhook.test';
  if (webhook.enabledMark === 0 && !isTest) return end(deps, delivery, { state: 'off', reason: 'off' });
  const now = deps.clock.now();
  if (webhook.restUntil !== null && webhook.restUntil > now && !isTest) return wait(deps, delivery, webhook.restUntil);
  const owner = await readOwner(deps, { ...webhook, makerIds: makersOf(webhook) });
  if (!owner) return stop(deps, { webhook, delivery, why: 'ownerGone' });
  const told = await toldData(deps, owner, delivery);
  if (told.kind === 'hidden') return remove(deps, deliveryId);
  if (told.kind === 'withheld') {
    const hasNothing = webhook.modelIds.length > 0 && !webhook.modelIds.some((id) => seesModel(owner, id));
    if (hasNothing) return stop(deps, { webhook, delivery, why: 'noRight' });
    return end(deps, delivery, { state: 'withheld', reason: told.reason });
  }
  const body = messageOf(delivery, told.data);
  const made = await sendWebhook({
    url: new URL(webhook.url),
    headers: { ...(await ownHeaders(deps, webhook)), ...(await signedHeaders(deps, { webhook, delivery, body })) },
    body,
    open: deps.interfaces.openHosts,
    signal,
  });
  await deps.db.transaction().execute((trx) => writeAttempt(deps, trx, { webhook, delivery, made }));
}

type Webhook = Selectable<WebhookTable>;
type Delivery = Selectable<WebhookDeliveryTable>;

/** What a receiver gets, JSON. */
export function messageOf(
  { id, event, eventTime }: Pick<Delivery, 'id' | 'event' | 'eventTime'>,
  data: object,
): string {
  return JSON.stringify({ id, event, time: new Date(eventTime).toISOString(), data });
}

function readWaiting({ db }: Deps, id: string): Promise<Delivery | undefined> {
  return db
    .selectFrom('webhookDelivery')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'retrying'])
    .executeTakeFirst();
}

function readWebhook({ db }: Deps, id: string): Promise<Webhook | undefined> {
  return db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst();
}

async function ownHeaders(
  { webhookSecrets }: Deps,
  { id, encryptedHeaders }: Webhook,
): Promise<Record<string, string>> {
  if (!encryptedHeaders) return {};
  return JSON.parse(await webhookSecrets.open(encryptedHeaders, id)) as Record<string, string>;
}

async function signedHeaders(
  { clock, webhookSecrets }: Deps,
  { webhook, delivery, body }: { webhook: Webhook; delivery: Delivery; body: string },
): Promise<Record<string, string>> {
  const { id, encryptedSecret, formerSecret, formerUntil } = webhook;
  const time = clock.now();
  const isBoth = formerUntil !== null && formerUntil > time;
  const sealed = [encryptedSecret, ...(isBoth ? [formerSecret] : [])];
  const secrets = await Promise.all(sealed.map((secret) => webhookSecrets.open(secret, id)));
  return {
    ...signatureHeaders({ id: delivery.id, time, body, secrets }),
    ...(delivery.isResent ? { 'smart-resent': '1' } : {}),
  };
}

async function writeAttempt(
  deps: Deps,
  trx: DatabaseTransaction,
  { webhook, delivery, made }: { webhook: Webhook; delivery: Delivery; made: Attempt },
): Promise<void> {
  const { reason, retryAfter, ...answered } = made;
  const now = deps.clock.now();
  const attempts = delivery.attempts + 1;
  const isTest = delivery.event === 'webhook.test';
  const isLast = isTest || reason === 'gone' || attempts >= ATTEMPTS;
  const state: DeliveryState = reason === '' ? 'sent' : isLast ? 'failed' : 'retrying';
  // a receiver that is busy says when it will not be
  const runAt = now + Math.max(PAUSES[attempts - 1] ?? 0, retryAfter);
  const { numUpdatedRows } = await trx
    .updateTable('webhookDelivery')
    .set({
      ...{ ...answered, state, reason, attempts, lastTime: new Date(now) },
      nextTime: state === 'retrying' ? new Date(runAt) : null,
    })
    .where('id', '=', delivery.id)
    // somebody may have sent it again meanwhile
    .where('attempts', '=', delivery.attempts)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  if (state === 'retrying')
    await enqueueAttempts(trx, [{ webhookId: webhook.id, deliveryId: delivery.id, attempt: attempts + 1, runAt }]);
  // a test that fails says nothing about what happens
  if (isTest && state === 'failed') return;
  const failures = await countAttempt(trx, { webhook, state, now });
  if (reason === 'gone') await switchOff(deps, trx, webhook, 'gone');
  else if (failures >= MOST_FAILURES) await switchOff(deps, trx, webhook, 'failing');
}

/** Writes down how the last attempt ended; answers how many have failed in a row. */
async function countAttempt(
  trx: DatabaseTransaction,
  { webhook, state, now }: { webhook: Webhook; state: DeliveryState; now: number },
): Promise<number> {
  const { failures } = await trx
    .updateTable('webhook')
    .set((row) => ({
      lastTime: new Date(now),
      lastState: state,
      failures: state === 'sent' ? 0 : row('failures', '+', 1),
      restUntil: null,
    }))
    .where('id', '=', webhook.id)
    .returning('failures')
    .executeTakeFirstOrThrow();
  const minutes = Math.min(failures - RESTS_AFTER + 1, MOST_MINUTES);
  if (minutes > 0)
    await trx
      .updateTable('webhook')
      .set({ restUntil: new Date(now + minutes * 60_000) })
      .where('id', '=', webhook.id)
      .execute();
  return failures;
}

/** Nothing can be sent for its owner any more. */
async function stop(
  deps: Deps,
  { webhook, delivery, why }: { webhook: Webhook; delivery: Delivery; why: 'ownerGone' | 'noRight' },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await end({ db: trx }, delivery, { state: 'withheld', reason: why === 'noRight' ? 'noRight' : 'off' });
    await switchOff(deps, trx, webhook, why);
  });
}

async function end(
  { db }: { db: Deps['db'] | DatabaseTransaction },
  { id }: Delivery,
  result: { state: DeliveryState; reason: DeliveryReason },
): Promise<void> {
  await db
    .updateTable('webhookDelivery')
    .set({ ...result, nextTime: null })
    .where('id', '=', id)
    .execute();
}

async function wait({ db }: Deps, { id, webhookId, attempts }: Delivery, runAt: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('webhookDelivery')
      .set({ nextTime: new Date(runAt) })
      .where('id', '=', id)
      .execute();
    await enqueueAttempts(trx, [{ webhookId, deliveryId: id, attempt: attempts + 1, runAt }]);
  });
}

async function remove({ db }: Deps, id: string): Promise<void> {
  await db.deleteFrom('webhookDelivery').where('id', '=', id).execute();
}
