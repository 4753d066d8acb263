import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { type ApiFormEntries, type BodyOf, constant, field } from '../../../resource/apiForm.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type EntrustTranslate } from './entrustColumns.js';

/** To whom, which flows, and for how long. */
export function entrustForm(
  t: EntrustTranslate,
  c: Translate<keyof (typeof commonMessages)['zh']>,
): ApiFormEntries<BodyOf<typeof api.workflow.entrust>> {
  return {
    toUserId: field('userSelect', { label: t('to'), required: true, help: t('toHelp') }),
    kind: constant('decide'),
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
