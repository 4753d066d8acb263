import { createField, type FormValues } from '@smart-admin/form-engine/core';
import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { type ApiFormEntries, type BodyOf, field, parts } from '../../../resource/apiForm.js';
import { orderAndState } from '../../../resource/commonFields.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { EVENT_NAMES, FLOW_EVENTS, RECORD_EVENTS, type WebhookTranslate } from './webhookWords.js';

type WebhookBody = BodyOf<typeof api.system.webhook>;
type Event = WebhookBody['events'][number];

/** Where a webhook sends which events, in whose name. */
export function webhookForm(
  t: WebhookTranslate,
  c: Translate<keyof (typeof commonMessages)['zh']>,
): ApiFormEntries<WebhookBody> {
  const { enabledMark, description } = orderAndState(c);
  const group = (label: string, events: readonly Event[], other: string) =>
    field('checkbox', {
      label,
      options: events.map((value) => ({ value, label: t(EVENT_NAMES[value]) })),
      requiredWhen: `LEN({${other}}) = 0`,
    });
  return {
    fullName: field('text', { label: c('name'), required: true, span: 12, maxLength: 100, rule: 'name' }),
    ownerId: field('userSelect', { label: t('owner'), required: true, span: 12, help: t('ownerHelp') }),
    url: field('text', {
      label: t('url'),
      required: true,
      maxLength: 2_000,
      placeholder: 'https://',
      help: t('urlHelp'),
    }),
    events: parts(
      {
        recordEvents: group(t('recordEvents'), RECORD_EVENTS, 'flowEvents'),
        flowEvents: group(t('flowEvents'), FLOW_EVENTS, 'recordEvents'),
      },
      {
        read: (raw) => {
          const chosen = (raw ?? []) as Event[];
          return {
            recordEvents: RECORD_EVENTS.filter((event) => chosen.includes(event)),
            flowEvents: FLOW_EVENTS.filter((event) => chosen.includes(event)),
          };
        },
        write: ({ recordEvents, flowEvents }: FormValues) =>
          [...listOf(recordEvents), ...listOf(flowEvents)] as Event[],
      },
    ),
    modelIds: field('select', {
      label: t('models'),
      multiple: true,
      dataType: 'dynamic',
      propsUrl: '/api/system/Webhook/Models',
      filterable: true,
      placeholder: t('allModels'),
    }),
    headers: field(
      'subtable',
      {
        label: t('headers'),
        columns: [
          createField('text', { id: 'name', label: t('headerName'), required: true, maxLength: 100 }),
          createField('text', {
            id: 'value',
            label: t('headerValue'),
            maxLength: 2_000,
            secret: true,
            placeholder: t('headersHelp'),
          }),
        ] as never,
        maxRows: 20,
      },
      {
        read: (raw) => raw,
        write: (value) => listOf(value).map((row) => headerOf(row as FormValues)),
      },
    ),
    enabledMark,
    description,
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const headerOf = ({ name, value }: FormValues) => ({ name: textOf(name), value: textOf(value) });
