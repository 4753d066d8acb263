import { fieldError } from '../../../../db/requireRow.js';
import { type BodyOf, type SaveContext } from '../../../../http/crud/CrudOptions.js';
import { type contract } from '@smart-admin/api-client/contract';
import { t } from '../../parking.messages.js';
import { readPrivateKey, readPublicKey } from './paymentKeys.js';
import { openSecrets } from './readAccount.js';

/** A way to pay as it is stored, its keys sealed. Throws 400 naming the field that is wrong. */
export async function toChannelRow(
  { privateKey, apiKey, ...body }: BodyOf<typeof contract.parking.paymentChannel>,
  { id, current, call }: SaveContext<'parkingPaymentChannel'>,
) {
  // who only tries things out keeps what is stored
  if (body.provider === 'simulated' || !current) return body;
  const stored = await openSecrets(call.deps, current);
  const secrets = { privateKey: privateKey || stored.privateKey, apiKey: apiKey || stored.apiKey };
  for (const name of ['appId', 'origin', ...(current.id === 'wechat' ? OF_WECHAT : [])] as const)
    if (!body[name]) throw fieldError(name, t('channelValue'));
  if (!readPublicKey(body.platformKey)) throw fieldError('platformKey', t('badKey'));
  if (!readPrivateKey(secrets.privateKey)) throw fieldError('privateKey', t('badKey'));
  if (current.id === 'wechat' && Buffer.byteLength(secrets.apiKey) !== 32) throw fieldError('apiKey', t('badApiKey'));
  if (!privateKey && !apiKey) return body;
  return { ...body, encryptedSecret: await call.deps.paymentSecrets.seal(JSON.stringify(secrets), id) };
}

const OF_WECHAT = ['merchantId', 'serialNumber', 'platformKeyId'] as const;
