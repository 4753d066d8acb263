import { type ResourceColumn } from '@smart-admin/form-engine/resource';
import { formatDenseDate } from '@smart-admin/ui/format';
import { type Translate } from '@smart-admin/ui/messages';
import { Status } from '@smart-admin/ui/status';
import { type api } from '../../../app/api.js';
import { type RowOf } from '../../../resource/apiResource.js';
import { type entrustMessages } from './entrustMessages.js';

export type EntrustTranslate = Translate<keyof (typeof entrustMessages)['zh']>;
export type Entrust = RowOf<typeof api.workflow.entrust>;

const TONES = { planned: 'info', active: 'success', over: 'disabled' } as const;

/** What an entrustment is about, from when to when, and how it stands. */
export function entrustColumns(t: EntrustTranslate) {
  return [
    { id: 'kind', header: t('kind'), width: 110, value: ({ kind }) => t(kind) },
    {
      id: 'flowNames',
      header: t('flows'),
      minWidth: 200,
      value: ({ flowIds, flowNames }) => (flowIds.length === 0 ? t('allFlows') : flowNames.join('、')),
    },
    { id: 'startTime', header: t('startTime'), width: 140, value: ({ startTime }) => formatDenseDate(startTime) },
    { id: 'endTime', header: t('endTime'), width: 140, kind: 'datetime' },
    {
      id: 'state',
      header: t('state'),
      width: 100,
      card: 'right',
      render: ({ state }) => <Status tone={TONES[state]}>{t(state)}</Status>,
    },
  ] as const satisfies readonly ResourceColumn<Entrust>[];
}
