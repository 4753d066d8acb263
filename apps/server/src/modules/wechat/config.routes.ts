import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { fieldError } from '../../db/requireRow.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { type Locale } from '@smart-admin/ui/messages';
import { type LocalText } from '../../errors/apiError.js';
import { mpProviderOf, openSecrets, qyProviderOf, readMp, readQy } from './accounts.js';
import { describeWeChatError } from './describeWeChatError.js';
import { t } from './wechat.messages.js';

export const mpConfigRoutes = crudRoutes(contract.wechat.mpConfig, {
  table: 'weChatMp',
  secrets: ['appSecret', 'aesKey'],
  computed: { hasSecret: sql<boolean>`we_chat_mp.encrypted_secret <> ''` },
  toRow: async ({ appSecret, aesKey, ...body }, { id, current, call: { deps } }) => {
    const stored = await openSecrets(deps, 'mp', current?.encryptedSecret ?? '');
    const isOther = current !== undefined && body.appId !== current.appId;
    const secrets = { appSecret: appSecret || (isOther ? '' : stored.appSecret), aesKey: aesKey || stored.aesKey };
    if (body.provider === 'live') {
      if (!body.appId) throw fieldError('appId', t('needed'));
      if (!secrets.appSecret) throw fieldError('appSecret', t(isOther ? 'secretAgain' : 'needed'));
    }
    return { ...body, encryptedSecret: await deps.weChatSecrets.seal(JSON.stringify(secrets), id) };
  },
  own: {
    test: async ({ deps, body, locale }) => {
      const stored = await readMp(deps);
      const kept = body.appId === stored.appId ? stored.appSecret : '';
      const provider = () => mpProviderOf(deps, { ...body, appSecret: body.appSecret || kept }).check();
      return tell(provider, locale);
    },
  },
});

export const qyConfigRoutes = crudRoutes(contract.wechat.qyConfig, {
  table: 'weChatQy',
  secrets: ['agentSecret', 'contactSecret'],
  computed: { hasSecret: sql<boolean>`we_chat_qy.encrypted_secret <> ''` },
  toRow: async ({ agentSecret, contactSecret, ...body }, { id, current, call: { deps } }) => {
    const stored = await openSecrets(deps, 'qy', current?.encryptedSecret ?? '');
    const isOther = current !== undefined && body.corpId !== current.corpId;
    const kept = isOther ? { agentSecret: '', contactSecret: '' } : stored;
    const secrets = {
      agentSecret: agentSecret || kept.agentSecret,
      contactSecret: contactSecret || kept.contactSecret,
    };
    if (body.provider === 'live') {
      for (const name of ['corpId', 'agentId'] as const) if (!body[name]) throw fieldError(name, t('needed'));
      for (const name of ['agentSecret', 'contactSecret'] as const)
        if (!secrets[name]) throw fieldError(name, t(isOther ? 'secretAgain' : 'needed'));
    }
    return { ...body, encryptedSecret: await deps.weChatSecrets.seal(JSON.stringify(secrets), id) };
  },
  own: {
    test: async ({ deps, body, locale }) => {
      const stored = await readQy(deps);
      const kept = body.corpId === stored.corpId ? stored : { agentSecret: '', contactSecret: '' };
      const { agentSecret, contactSecret } = {
        agentSecret: body.agentSecret || kept.agentSecret,
        contactSecret: body.contactSecret || kept.contactSecret,
      };
      return tell(() => qyProviderOf(deps, { ...body, agentSecret, contactSecret }).check(), locale);
    },
  },
});

/** Whether a check succeeds, and why not. */
async function tell(check: () => Promise<void>, locale: Locale): Promise<{ ok: boolean; message: string }> {
  try {
    await check();
    return { ok: true, message: '' };
  } catch (error) {
    const text: LocalText | undefined = describeWeChatError(error);
    if (!text) throw error;
    return { ok: false, message: text(locale) };
  }
}
