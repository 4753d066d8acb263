import { CHANNEL_PROVIDERS } from '@smart-admin/api-client/contract';
import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { type ApiFormEntries, type BodyOf, field } from '../../../resource/apiForm.js';
import { orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type TemplateTranslate } from './templateForm.js';

type ChannelBody = BodyOf<typeof api.system.messageChannel>;

/** The form of a channel: mail goes by a server, short messages by a gateway, WeChat by the account that is configured there. */
export function channelForm(
  t: TemplateTranslate,
  c: Translate<keyof (typeof commonMessages)['zh']>,
  channel: keyof typeof CHANNEL_PROVIDERS,
): ApiFormEntries<ChannelBody> {
  const smtp = "{provider} = 'smtp'";
  const http = "{provider} = 'http'";
  const tencent = "{provider} = 'tencent'";
  const cloud = `({provider} = 'aliyun' or ${tencent})`;
  const choices = <Value extends ChannelBody['provider'] | 'tls' | 'startTls' | 'none'>(...values: Value[]) =>
    values.map((value) => ({ value, label: t(value) }));
  const text = (name: 'host' | 'fromAddress' | 'fromName', maxLength: number, settings: object = {}) =>
    field('text', { label: t(name), span: 12, maxLength, visibleWhen: smtp, ...settings });
  return {
    enabledMark: orderAndState(c).enabledMark,
    provider: field(
      'radio',
      {
        label: t('provider'),
        required: true,
        options: choices(...CHANNEL_PROVIDERS[channel]),
        ...(channel === 'weChat' ? { help: t('weComHelp') } : {}),
      },
      { read: (raw) => raw, write: (value) => value as ChannelBody['provider'] },
    ),
    host: text('host', 255, { required: true, placeholder: 'smtp.example.com' }),
    port: field('number', {
      label: t('port'),
      span: 12,
      required: true,
      min: 1,
      max: 65_535,
      precision: 0,
      defaultValue: 465,
      visibleWhen: smtp,
    }),
    security: field(
      'select',
      {
        label: t('security'),
        span: 12,
        required: true,
        defaultValue: 'tls',
        options: choices('tls', 'startTls', 'none'),
        visibleWhen: smtp,
      },
      { read: (raw) => raw, write: (value) => value as NonNullable<ChannelBody['security']> },
    ),
    account: field('text', {
      label: channel === 'sms' ? t('keyId') : t('account'),
      span: 12,
      maxLength: 254,
      ...(channel === 'sms' ? { required: true, visibleWhen: cloud } : { help: t('accountHelp'), visibleWhen: smtp }),
    }),
    url: field('text', {
      label: t('url'),
      required: true,
      maxLength: 500,
      placeholder: 'https://sms.example.com/send',
      help: t('urlHelp'),
      visibleWhen: http,
    }),
    requestBody: field('textarea', {
      label: t('requestBody'),
      required: true,
      maxLength: 5_000,
      rows: 5,
      placeholder: '{"mobile": "{mobile}", "text": "{content}"}',
      help: t('requestBodyHelp', PLACES),
      visibleWhen: http,
    }),
    authorization: field('text', {
      label: t('authorization'),
      span: 12,
      maxLength: 500,
      placeholder: 'Bearer {secret}',
      help: t('authorizationHelp', PLACES),
      visibleWhen: http,
    }),
    accepted: field('text', {
      label: t('accepted'),
      span: 12,
      maxLength: 200,
      placeholder: '"code":0',
      help: t('acceptedHelp'),
      visibleWhen: http,
    }),
    secret: field('text', {
      label: t('secret'),
      span: 12,
      secret: true,
      maxLength: 500,
      help: t('secretKept'),
      visibleWhen: `(${smtp} and {account} != '') or ${http} or ${cloud}`,
    }),
    signName: field('text', {
      label: t('signName'),
      span: 12,
      required: true,
      maxLength: 50,
      help: t('signNameHelp'),
      visibleWhen: cloud,
    }),
    appId: field('text', { label: t('appId'), span: 12, required: true, maxLength: 50, visibleWhen: tencent }),
    codeTemplate: field('text', {
      label: t('codeTemplate'),
      span: 12,
      maxLength: 50,
      placeholder: 'SMS_123456789',
      help: t('codeTemplateHelp'),
      visibleWhen: cloud,
    }),
    fromAddress: text('fromAddress', 254, { required: true, rule: 'email' }),
    fromName: text('fromName', 100),
  };
}

/** What stands for the parts of a message in a request, as it is written there. */
const PLACES = { mobile: '{mobile}', content: '{content}', secret: '{secret}', id: '{id}' };
