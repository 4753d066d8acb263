import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { type ApiFormEntries, type BodyOf, field } from '../../../resource/apiForm.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type EntrustTranslate } from './entrustColumns.js';

const AS_KIND = {
  read: (raw: unknown) => raw,
  write: (value: unknown) => (value === 'launch' ? ('launch' as const) : ('decide' as const)),
};

/** To whom, which flows, and for how long. */
export function entrustForm(
  t: EntrustTranslate,
  c: Translate<keyof (typeof commonMessages)['zh']>,
): ApiFormEntries<BodyOf<typeof api.workflow.entrust>> {
  return {
    toUserId: field('userSelect', { label: t('to'), required: true, help: t('toHelp') }),
    kind: field(
      'radio',
      {
        label: t('kind'),
        required: true,
        options: (['decide', 'launch'] as const).map((value) => ({ value, label: t(value) })),
        defaultValue: 'decide',
        help: t('kindHelp'),
      },
      AS_KIND,
    ),
    flowIds: field('select', {
      label: t('flows'),
      multiple: true,
      dataType: 'dynamic',
      propsUrl: '/api/workflow/Flow',
      filterable: true,
      placeholder: t('allFlows'),
      help: t('flowsHelp'),
    }),
    startTime: field('date', { label: t('startTime'), required: true, span: 12, dateType: 'datetime' }),
    endTime: field('date', { label: t('endTime'), required: true, span: 12, dateType: 'datetime' }),
    description: field('textarea', { label: c('description'), maxLength: 500 }),
  };
}
