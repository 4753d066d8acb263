import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { type ApiFormEntries, type BodyOf, field } from '../../../resource/apiForm.js';
import { orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type ChannelTranslate } from './channelMessages.js';

type ChannelBody = BodyOf<typeof api.parking.paymentChannel>;

/** The form of a way to pay: what an account needs, once it is to take real money. */
export function channelForm(
  t: ChannelTranslate,
  c: Translate<keyof (typeof commonMessages)['zh']>,
  isWechat: boolean,
): ApiFormEntries<ChannelBody> {
  const live = "{provider} = 'live'";
  const text = (name: TextName, settings: object = {}) =>
    field('text', { label: t(name), span: 12, maxLength: 64, required: true, visibleWhen: live, ...settings });
  const ofWechat = { noShow: !isWechat, required: isWechat };
  const secret = { secret: true, required: false, help: t('secretKept') };
  return {
    enabledMark: orderAndState(c).enabledMark,
    provider: field(
      'radio',
      {
        label: t('provider'),
        required: true,
        options: (['simulated', 'live'] as const).map((value) => ({ value, label: t(value) })),
      },
      { read: (raw) => raw, write: (value) => value as ChannelBody['provider'] },
    ),
    appId: text('appId'),
    merchantId: text('merchantId', ofWechat),
    serialNumber: text('serialNumber', ofWechat),
    platformKeyId: text('platformKeyId', ofWechat),
    platformKey: field('textarea', { label: t('platformKey'), required: true, maxLength: 5_000, visibleWhen: live }),
    privateKey: text('privateKey', { ...secret, span: 24, maxLength: 5_000 }),
    apiKey: text('apiKey', { ...secret, maxLength: 32, noShow: !isWechat }),
    origin: text('origin', {
      span: 24,
      maxLength: 200,
      placeholder: 'https://park.example.com',
      help: t('originHelp'),
    }),
  };
}

type TextName = 'appId' | 'merchantId' | 'serialNumber' | 'platformKeyId' | 'privateKey' | 'apiKey' | 'origin';
