import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { apiQuery } from '../../../resource/apiQuery.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { entrustColumns } from './entrustColumns.js';
import { entrustMessages } from './entrustMessages.js';

const calls = { list: api.workflow.entrust.list };

/** For whom the user decides. */
export function ReceivedList() {
  const t = useMessages(entrustMessages);
  const c = useMessages(commonMessages);
  const definition = apiResource(calls, {
    page: { ...pages.flowEntrust, address: `${pages.flowEntrust.address}.received` },
    c,
    label: t('receivedLabel'),
    list: (query, options) => calls.list({ query: { ...apiQuery(query), direction: 'received' } }, options),
    search: [{ id: 'keyword', label: t('from'), kind: 'keyword' }],
    columns: [
      { id: 'userName', header: t('from'), width: 140 },
      ...entrustColumns(t),
      { id: 'description', header: c('description'), minWidth: 160 },
    ],
    nameOf: ({ userName }) => userName,
  });
  return <ManagedResource definition={definition} />;
}
