import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { type ApiFormEntries, type BodyOf, field } from '../../../resource/apiForm.js';
import { orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type TemplateTranslate } from './templateForm.js';

type ChannelBody = BodyOf<typeof api.system.messageChannel>;

/** The form of a channel: mail goes by a server, the others by their providers. */
export function channelForm(
  t: TemplateTranslate,
  c: Translate<keyof (typeof commonMessages)['zh']>,
  isMail: boolean,
): ApiFormEntries<ChannelBody> {
  const smtp = "{provider} = 'smtp'";
  const choices = <Value extends 'smtp' | 'development' | 'tls' | 'startTls' | 'none'>(...values: Value[]) =>
    values.map((value) => ({ value, label: t(value) }));
  const text = (name: 'host' | 'account' | 'fromAddress' | 'fromName', maxLength: number, settings: object = {}) =>
    field('text', { label: t(name), span: 12, maxLength, visibleWhen: smtp, ...settings });
  return {
    enabledMark: orderAndState(c).enabledMark,
    provider: field(
      'radio',
      {
        label: t('provider'),
        required: true,
        options: isMail ? choices('smtp', 'development') : choices('development'),
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
    account: text('account', 254, { help: t('accountHelp') }),
    secret: field('text', {
      label: t('secret'),
      span: 12,
      secret: true,
      maxLength: 500,
      help: t('secretKept'),
      visibleWhen: `${smtp} and {account} != ''`,
    }),
    fromAddress: text('fromAddress', 254, { required: true, rule: 'email' }),
    fromName: text('fromName', 100),
  };
}
