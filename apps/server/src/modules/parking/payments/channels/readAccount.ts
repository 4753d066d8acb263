import * as z from 'zod';
import { type Deps } from '../../../../deps.js';
import { type PaymentChannelId } from '../payments.tables.js';
import { type PaymentAccount } from './PaymentAccount.js';
import { readPrivateKey, readPublicKey } from './paymentKeys.js';

/** The account that is configured with a provider, its keys opened. Throws while there is none. */
export async function readAccount(
  deps: Pick<Deps, 'db' | 'paymentSecrets'>,
  id: PaymentChannelId,
): Promise<PaymentAccount> {
  const channel = await deps.db
    .selectFrom('parkingPaymentChannel')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { privateKey: text, apiKey } = await openSecrets(deps, channel);
  const privateKey = readPrivateKey(text);
  const platformKey = readPublicKey(channel.platformKey);
  if (!privateKey || !platformKey) throw new Error(`no account is configured with ${id}`);
  const { appId, merchantId, serialNumber, platformKeyId, origin } = channel;
  return { appId, merchantId, serialNumber, platformKeyId, origin, platformKey, privateKey, apiKey };
}

/** The keys of a channel in clear; empty ones where none are stored. */
export async function openSecrets(
  { paymentSecrets }: Pick<Deps, 'paymentSecrets'>,
  { id, encryptedSecret }: { id: PaymentChannelId; encryptedSecret: string },
): Promise<ChannelSecrets> {
  if (encryptedSecret === '') return { privateKey: '', apiKey: '' };
  return SecretsSchema.parse(JSON.parse(await paymentSecrets.open(encryptedSecret, id)));
}

const SecretsSchema = z.object({ privateKey: z.string(), apiKey: z.string() });

export type ChannelSecrets = z.infer<typeof SecretsSchema>;
