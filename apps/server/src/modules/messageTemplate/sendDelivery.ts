import { storedReason } from '../../errors/storedText.js';
import { type JobAttempt, type JobDeps } from '../../jobs/handleJob.js';
import { type OuterChannel } from './messageTemplate.tables.js';
import { DeliveryRefused } from './providers/ChannelProvider.js';
import { providers } from './providers/providers.js';

/**
 * Sends a delivery by its channel and writes down what became of it. Throws where it is to be tried again; a refusal for
 * good, and the last failure, only stand in the log.
 */
export async function sendDelivery(
  { db, channelSecrets }: Pick<JobDeps, 'db' | 'channelSecrets'>,
  deliveryId: string,
  { isLast }: Pick<JobAttempt, 'isLast'>,
): Promise<void> {
  const delivery = await db
    .selectFrom('messageDelivery')
    .selectAll()
    .where('id', '=', deliveryId)
    .where('state', 'in', ['waiting', 'retrying'])
    .executeTakeFirst();
  if (!delivery) return;
  const note = (values: object) => db.updateTable('messageDelivery').set(values).where('id', '=', deliveryId).execute();
  const channel = await db
    .selectFrom('messageChannel')
    .selectAll()
    .where('id', '=', delivery.channel as OuterChannel)
    .executeTakeFirstOrThrow();
  if (channel.enabledMark === 0) {
    await note({ state: 'channelOff' });
    return;
  }
  const attempts = delivery.attempts + 1;
  const { provider } = channel;
  try {
    const secret = channel.encryptedSecret ? await channelSecrets.open(channel.encryptedSecret, channel.id) : '';
    await providers[provider].send(delivery, { ...channel, secret });
  } catch (error) {
    const isFinal = isLast || error instanceof DeliveryRefused;
    await note({ state: isFinal ? 'failed' : 'retrying', attempts, provider, error: storedReason(error, 500) });
    if (isFinal) return;
    throw error;
  }
  await note({ state: 'sent', attempts, provider, error: '', sentTime: new Date() });
}
