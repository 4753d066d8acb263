import * as z from 'zod';
import { type Deps } from '../../deps.js';
import { AccountMissing } from './AccountMissing.js';
import { liveMp } from './providers/liveMp.js';
import { liveQy } from './providers/liveQy.js';
import { localMp } from './providers/localMp.js';
import { localQy } from './providers/localQy.js';
import { type MpProvider } from './providers/MpProvider.js';
import { type QyProvider } from './providers/QyProvider.js';
import { type MpConfigBody, type QyConfigBody, type WeChatAccountId } from './wechat.tables.js';

type AccountDeps = Pick<Deps, 'db' | 'weChatSecrets' | 'weChatGateways' | 'weChatTokens'>;

/** Who carries out what is done with the public account as it is configured. Throws 409 while its id or secret is missing. */
export async function mpProvider(deps: AccountDeps): Promise<MpProvider> {
  return mpProviderOf(deps, await readMp(deps));
}

/** The same for an account that is not saved. */
export function mpProviderOf(
  { weChatGateways, weChatTokens: tokens }: AccountDeps,
  { provider, appId, appSecret }: Pick<MpConfigBody, 'provider' | 'appId' | 'appSecret'>,
): MpProvider {
  if (provider === 'local') return localMp;
  if (!appId || !appSecret) throw new AccountMissing('mpMissing');
  return liveMp({ appId, appSecret, gateway: weChatGateways.mp, tokens });
}

/** Who carries out what is done with the enterprise account as it is configured. Throws 409 while something of it is missing. */
export async function qyProvider(deps: AccountDeps): Promise<QyProvider> {
  return qyProviderOf(deps, await readQy(deps));
}

/** The same for an account that is not saved. */
export function qyProviderOf(
  { weChatGateways, weChatTokens: tokens }: AccountDeps,
  { provider, corpId, agentId, agentSecret, contactSecret }: Omit<QyConfigBody, 'fullName'>,
): QyProvider {
  if (provider === 'local') return localQy;
  if (!corpId || !agentId || !agentSecret || !contactSecret) throw new AccountMissing('qyMissing');
  return liveQy({ corpId, agentId, agentSecret, contactSecret, gateway: weChatGateways.qy, tokens });
}

/** The public account with its secrets in clear. */
export async function readMp(deps: AccountDeps) {
  const row = await deps.db.selectFrom('weChatMp').selectAll().where('id', '=', 'mp').executeTakeFirstOrThrow();
  return { ...row, ...(await openSecrets(deps, 'mp', row.encryptedSecret)) };
}

/** The enterprise account with its secrets in clear. */
export async function readQy(deps: AccountDeps) {
  const row = await deps.db.selectFrom('weChatQy').selectAll().where('id', '=', 'qy').executeTakeFirstOrThrow();
  return { ...row, ...(await openSecrets(deps, 'qy', row.encryptedSecret)) };
}

/** The secrets of an account in clear; empty ones where none are stored. */
export async function openSecrets<Id extends WeChatAccountId>(
  { weChatSecrets }: Pick<Deps, 'weChatSecrets'>,
  id: Id,
  encryptedSecret: string,
): Promise<Secrets[Id]> {
  const stored: unknown = encryptedSecret === '' ? {} : JSON.parse(await weChatSecrets.open(encryptedSecret, id));
  return SECRETS[id].parse(stored) as Secrets[Id];
}

const text = z.string().default('');
const SECRETS = {
  mp: z.object({ appSecret: text, aesKey: text }),
  qy: z.object({ agentSecret: text, contactSecret: text }),
};

type Secrets = { [Id in WeChatAccountId]: z.output<(typeof SECRETS)[Id]> };
