import { type Selectable } from 'kysely';
import { type Executor } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { storedReason } from '../../errors/storedText.js';
import { type Deps } from '../../deps.js';
import { type JobAttempt } from '../../jobs/handleJob.js';
import { type MessageChannelTable, type OuterChannel } from './messageTemplate.tables.js';
import { DeliveryRefused, type OutgoingMessage, type ProviderDeps } from './providers/ChannelProvider.js';
import { providers } from './providers/providers.js';

/**
 * Sends a delivery by its channel and writes down what became of it. Throws where it is to be tried again; a refusal for
 * good, and the last failure, only stand in the log.
 */
export async function sendDelivery(
  deps: ChannelDeps,
  deliveryId: string,
  { isLast }: Pick<JobAttempt, 'isLast'>,
): Promise<void> {
  const { db } = deps;
  const delivery = await db
    .selectFrom('messageDelivery')
    .selectAll()
    .where('id', '=', deliveryId)
    .where('state', 'in', ['waiting', 'retrying'])
    .executeTakeFirst();
  if (!delivery) return;
  const note = (values: object) => db.updateTable('messageDelivery').set(values).where('id', '=', deliveryId).execute();
  const channel = await readChannel(db, delivery.channel as OuterChannel);
  if (channel.enabledMark === 0) {
    await note({ state: 'channelOff' });
    return;
  }
  const attempts = delivery.attempts + 1;
  const { provider } = channel;
  try {
    const template = { id: delivery.smsTemplate, values: delivery.smsValues };
    await sendBy(deps, channel, { ...delivery, template });
  } catch (error) {
    const isFinal = isLast || error instanceof DeliveryRefused;
    await note({ state: isFinal ? 'failed' : 'retrying', attempts, provider, error: storedReason(error, 500) });
    if (isFinal) return;
    throw error;
  }
  await note({ state: 'sent', attempts, provider, error: '', sentTime: new Date() });
}

/** Whether a channel is on and reaches anybody. */
export async function isChannelOpen({ db }: Pick<Deps, 'db'>, id: OuterChannel): Promise<boolean> {
  return isOpen(await readChannel(db, id));
}

/**
 * Sends a sign-in code by the channel of short messages, as a text or by the template that a cloud has approved for them. Answers
 * false where the channel reaches nobody, or its cloud has no template for them. Rejects as its provider does.
 */
export async function sendCodeAtOnce(
  deps: ChannelDeps,
  { code, ...message }: Pick<OutgoingMessage, 'address' | 'content'> & { code: string },
): Promise<boolean> {
  const channel = await readChannel(deps.db, 'sms');
  const isUnprepared = providers[channel.provider].needsTemplate && channel.codeTemplate === '';
  if (!isOpen(channel) || isUnprepared) return false;
  const template = { id: channel.codeTemplate, values: [['code', code] as const] };
  await sendBy(deps, channel, { id: newId(), subject: '', ...message, template });
  return true;
}

function readChannel(db: Executor, id: OuterChannel) {
  return db.selectFrom('messageChannel').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function isOpen({ enabledMark, provider }: Pick<Selectable<MessageChannelTable>, 'enabledMark' | 'provider'>): boolean {
  return enabledMark === 1 && provider !== 'development';
}

async function sendBy(deps: ChannelDeps, channel: Selectable<MessageChannelTable>, message: OutgoingMessage) {
  const { encryptedSecret, id, provider } = channel;
  const secret = encryptedSecret ? await deps.channelSecrets.open(encryptedSecret, id) : '';
  await providers[provider].send(message, { ...channel, secret }, deps);
}

type ChannelDeps = ProviderDeps & Pick<Deps, 'channelSecrets'>;
