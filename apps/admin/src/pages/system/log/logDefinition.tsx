import { type pages } from '@smart-admin/api-client/pages';
import { type ListQuery } from '@smart-admin/form-engine/resource';
import { Status } from '@smart-admin/ui/status';
import { type Translate } from '@smart-admin/ui/messages';
import { type api } from '../../../app/api.js';
import { textFilter } from '../../../resource/apiQuery.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type logMessages } from './logMessages.js';

export type LogRow = RowOf<typeof api.system.log>;

/** The list of a log: everybody's or one's own, which only differ in the call. */
export function logDefinition(
  t: Translate<keyof (typeof logMessages)['zh']>,
  c: Translate<keyof (typeof commonMessages)['zh']>,
  page: Pick<typeof pages.log, 'buttons'> & { address: string },
  calls: Pick<typeof api.system.log, 'list'> & Partial<Pick<typeof api.system.log, 'startExport'>>,
) {
  const categories = CATEGORIES.map((value) => ({ value, label: t(value) }));
  const slow = SLOW.map((value) => ({ value, label: t('slowerThan', { seconds: Number(value) / 1_000 }) }));
  return apiResource(calls, {
    page,
    c,
    label: t('label'),
    search: [
      { id: 'keyword', label: t('keyword'), kind: 'keyword' },
      { id: 'category', label: t('category'), kind: 'select', options: categories },
      { id: 'time', label: t('time'), kind: 'date-range' },
      { id: 'slowerThan', label: t('duration'), kind: 'select', options: slow },
    ],
    columns: [
      { id: 'creatorTime', header: t('time'), kind: 'datetime', width: 120 },
      { id: 'userName', header: t('user'), width: 184 },
      { id: 'category', header: t('category'), kind: 'option', options: categories, width: 90 },
      { id: 'description', header: t('description'), minWidth: 200 },
      { id: 'requestMethod', header: t('method'), width: 80, hidden: true },
      { id: 'requestURL', header: t('address'), width: 260, hidden: true },
      {
        id: 'resultCode',
        header: t('result'),
        width: 80,
        render: (row) => <Status tone={row.resultCode === 200 ? 'success' : 'danger'}>{row.resultCode}</Status>,
      },
      { id: 'requestDuration', header: t('duration'), kind: 'number', width: 96, align: 'right' },
      { id: 'ipAddress', header: t('ip'), width: 130 },
      { id: 'ipAddressName', header: t('place'), width: 120 },
      { id: 'platForm', header: t('platform'), width: 160, hidden: true },
    ],
    nameOf: (row) => row.description,
  });
}

/** Milliseconds, as a filter holds them. */
const SLOW = ['500', '1000', '3000', '10000'];

const CATEGORIES = ['login', 'operation', 'request', 'error'] as const;

/** The category that a list is limited to. */
export function categoryOf(query: ListQuery): (typeof CATEGORIES)[number] | undefined {
  const category = textFilter(query, 'category');
  return CATEGORIES.find((known) => known === category);
}
