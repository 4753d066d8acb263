import { type PayMethod } from '@smart-admin/api-client/contract';
import { type Executor } from '../../../../db/database.js';
import { ApiError } from '../../../../errors/apiError.js';
import { t } from '../../parking.messages.js';
import { type PaymentChannelId, type ProviderName } from '../payments.tables.js';

/** Who takes a payment that begins now. Throws 409 for a way to pay that is not offered. */
export async function chooseProvider(db: Executor, method: Exclude<PayMethod, 'cash'>): Promise<ProviderName> {
  if (method === 'simulated' && (await takesPlayMoney(db))) return 'simulated';
  const channel = (await readChannels(db)).find(({ id }) => id === method);
  if (!channel) throw new ApiError(409, t('methodOff'));
  return channel.provider === 'live' ? channel.id : 'simulated';
}

/** The ways to pay that drivers have now. */
export async function readMethods(db: Executor): Promise<PaymentChannelId[]> {
  return (await readChannels(db)).map(({ id }) => id);
}

/** Whether everything is tried out here: somebody can pay, and nobody in earnest. */
export async function takesPlayMoney(db: Executor): Promise<boolean> {
  return (await readChannels(db)).some(({ provider }) => provider === 'simulated');
}

/** What is switched on; where somebody takes real money, also while that is off, nobody pays with play money. */
async function readChannels(db: Executor) {
  const channels = await db
    .selectFrom('parkingPaymentChannel')
    .select(['id', 'provider', 'enabledMark'])
    .orderBy('id', 'desc')
    .execute();
  const takesMoney = channels.some(({ provider }) => provider === 'live');
  return channels.filter(({ enabledMark, provider }) => enabledMark === 1 && (provider === 'live' || !takesMoney));
}
