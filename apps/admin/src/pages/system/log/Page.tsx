import { type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { api } from '../../../app/api.js';
import { apiQuery, textFilter, timeRange } from '../../../resource/apiQuery.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { logMessages } from './logMessages.js';

type Row = Awaited<ReturnType<typeof api.system.log.list>>['list'][number];

/** Who did what, when and from where. */
export function Page() {
  const t = useMessages(logMessages);
  const categories = [{ value: 'login', label: t('login') }, { value: 'operation', label: t('operation') }];
  const definition: ResourceDefinition<Row> = {
    id: 'system.log',
    label: t('label'),
    source: {
      list: (query, signal) => {
        const category = textFilter(query, 'category');
        return api.system.log.list({ query: { ...apiQuery(query), category: category === 'login' || category === 'operation' ? category : undefined, ...timeRange(query, 'time') } }, { signal, silent: true });
      },
    },
    search: [
      { id: 'keyword', label: t('keyword'), kind: 'keyword' },
      { id: 'category', label: t('category'), kind: 'select', options: categories },
      { id: 'time', label: t('time'), kind: 'date-range' },
    ],
    columns: [
      { id: 'creatorTime', header: t('time'), kind: 'datetime', width: 150 },
      { id: 'userName', header: t('user'), width: 120 },
      { id: 'category', header: t('category'), kind: 'option', options: categories, width: 90 },
      { id: 'description', header: t('description'), minWidth: 200 },
      { id: 'requestMethod', header: t('method'), width: 80, hidden: true },
      { id: 'requestURL', header: t('address'), width: 260 },
      { id: 'resultCode', header: t('result'), width: 80, render: (row) => <Status tone={row.resultCode === 200 ? 'success' : 'danger'}>{row.resultCode}</Status> },
      { id: 'requestDuration', header: t('duration'), kind: 'number', width: 96, align: 'right' },
      { id: 'ipAddress', header: t('ip'), width: 130 },
      { id: 'ipAddressName', header: t('place'), width: 120 },
      { id: 'platForm', header: t('platform'), width: 160, hidden: true },
    ],
    nameOf: (row) => row.description,
  };
  return <ManagedResource definition={definition} />;
}
