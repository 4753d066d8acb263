import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { type ApiFormEntries, type BodyOf, field } from '../../../resource/apiForm.js';
import { orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type apiKeyMessages } from './apiKeyMessages.js';

type KeyBody = BodyOf<typeof api.system.apiKey>;
type KeyTranslate = Translate<keyof (typeof apiKeyMessages)['zh']>;

/** What a key may do. */
export function accessOptions(t: KeyTranslate) {
  return [
    { value: 'read', label: t('read') },
    { value: 'all', label: t('change') },
  ];
}

/** Which pages a key reaches. */
export function reachOptions(t: KeyTranslate) {
  return [
    { value: 'all', label: t('allPages') },
    { value: 'pages', label: t('chosenPages') },
  ];
}

/** Whose a key is, what it may do, and where and until when it may be used. */
export function apiKeyForm(
  t: KeyTranslate,
  c: Translate<keyof (typeof commonMessages)['zh']>,
): ApiFormEntries<KeyBody> {
  const { enabledMark, description } = orderAndState(c);
  return {
    fullName: field('text', { label: c('name'), required: true, span: 12, maxLength: 100, rule: 'name' }),
    ownerId: field('userSelect', { label: t('owner'), required: true, span: 12, help: t('ownerHelp') }),
    access: field(
      'radio',
      {
        label: t('access'),
        required: true,
        span: 12,
        defaultValue: 'read',
        options: accessOptions(t),
      },
      { read: (raw) => raw, write: (value) => value as NonNullable<KeyBody['access']> },
    ),
    reach: field(
      'radio',
      {
        label: t('reach'),
        required: true,
        span: 12,
        defaultValue: 'all',
        options: reachOptions(t),
      },
      { read: (raw) => raw, write: (value) => value as NonNullable<KeyBody['reach']> },
    ),
    pageIds: field('treeSelect', {
      label: t('pages'),
      multiple: true,
      required: true,
      visibleWhen: "{reach} = 'pages'",
      dataType: 'dynamic',
      propsUrl: '/api/system/ApiKey/Pages',
      filterable: true,
      help: t('pagesHelp'),
    }),
    expiresTime: field('date', { label: t('expires'), span: 12, dateType: 'datetime', placeholder: t('never') }),
    perMinute: field('number', {
      label: t('perMinute'),
      span: 12,
      required: true,
      min: 1,
      max: 100_000,
      precision: 0,
      defaultValue: 600,
      help: t('perMinuteHelp'),
    }),
    addresses: field('textarea', { label: t('addresses'), maxLength: 2_000, help: t('addressesHelp') }),
    enabledMark,
    description,
  };
}
