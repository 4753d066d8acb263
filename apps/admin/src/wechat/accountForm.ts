import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../app/api.js';
import { apiForm, field, type BodyOf } from '../resource/apiForm.js';
import { type accountMessages } from './accountMessages.js';

type AccountTranslate = Translate<keyof (typeof accountMessages)['zh']>;
type MpBody = BodyOf<typeof api.wechat.mpConfig>;
type QyBody = BodyOf<typeof api.wechat.qyConfig>;

const LIVE = "{provider} = 'live'";

/** The form of the public account. */
export function mpForm(t: AccountTranslate) {
  const { provider, text, secret } = entries(t);
  return apiForm<MpBody>({
    provider,
    fullName: field('text', { label: t('fullName'), maxLength: 50 }),
    appId: text('appId'),
    appSecret: secret('appSecret'),
    token: text('token', { required: false, maxLength: 32, help: t('tokenHelp') }),
    aesKey: secret('aesKey', { maxLength: 43, help: `${t('aesKeyHelp')}。${t('secretKept')}` }),
  });
}

/** The form of the enterprise account. */
export function qyForm(t: AccountTranslate) {
  const { provider, text, secret } = entries(t);
  return apiForm<QyBody>({
    provider,
    fullName: field('text', { label: t('fullName'), maxLength: 50 }),
    corpId: text('corpId'),
    agentId: text('agentId', { maxLength: 10 }),
    agentSecret: secret('agentSecret'),
    contactSecret: secret('contactSecret'),
  });
}

function entries(t: AccountTranslate) {
  const text = (name: Name, settings: object = {}) =>
    field('text', { label: t(name), span: 12, maxLength: 64, required: true, visibleWhen: LIVE, ...settings });
  return {
    provider: field(
      'radio',
      {
        label: t('provider'),
        required: true,
        options: (['local', 'live'] as const).map((value) => ({ value, label: t(value) })),
      },
      { read: (raw) => raw, write: (value) => value as MpBody['provider'] },
    ),
    text,
    secret: (name: Name, settings: object = {}) =>
      text(name, { secret: true, required: false, maxLength: 200, help: t('secretKept'), ...settings }),
  };
}

type Name =
  'fullName' | 'appId' | 'appSecret' | 'token' | 'aesKey' | 'corpId' | 'agentId' | 'agentSecret' | 'contactSecret';
