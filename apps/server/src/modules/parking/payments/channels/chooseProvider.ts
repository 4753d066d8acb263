import { type PayMethod } from '@smart-admin/api-client/contract';
import { type Executor } from '../../../../db/database.js';
import { ApiError } from '../../../../errors/apiError.js';
import { t } from '../../parking.messages.js';
import { type PaymentChannelId, type ProviderName } from '../payments.tables.js';

/** Who takes a payment that begins now. Throws 409 for a way to pay that is switched off. */
export async function chooseProvider(db: Executor, method: Exclude<PayMethod, 'cash'>): Promise<ProviderName> {
  const channels = await readChannels(db);
  // where somebody takes real money nobody pays with play money
  if (method === 'simulated' && channels.every(({ provider }) => provider === 'simulated')) return 'simulated';
  const channel = channels.find(({ id }) => id === method);
  if (!channel) throw new ApiError(409, t('methodOff'));
  return channel.provider === 'live' ? channel.id : 'simulated';
}

/** The ways to pay that drivers have now. */
export async function readMethods(db: Executor): Promise<PaymentChannelId[]> {
  return (await readChannels(db)).map(({ id }) => id);
}

function readChannels(db: Executor) {
  return db
    .selectFrom('parkingPaymentChannel')
    .select(['id', 'provider'])
    .where('enabledMark', '=', 1)
    .orderBy('id', 'desc')
    .execute();
}
