import { pages } from '@smart-admin/api-client/pages';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { CircleStop } from 'lucide-react';
import { api } from '../../../app/api.js';
import { apiQuery } from '../../../resource/apiQuery.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { entrustColumns } from './entrustColumns.js';
import { entrustForm } from './entrustForm.js';
import { entrustMessages } from './entrustMessages.js';

/** Whom the user has entrusted with their tasks. */
export function GivenList() {
  const t = useMessages(entrustMessages);
  const c = useMessages(commonMessages);
  const definition = apiResource(api.workflow.entrust, {
    page: pages.flowEntrust,
    c,
    label: t('label'),
    list: (query, options) => api.workflow.entrust.list({ query: { ...apiQuery(query), direction: 'given' } }, options),
    search: [{ id: 'keyword', label: t('to'), kind: 'keyword' }],
    columns: [
      { id: 'toUserName', header: t('to'), width: 140 },
      ...entrustColumns(t),
      { id: 'description', header: c('description'), minWidth: 160 },
    ],
    form: entrustForm(t, c),
    formWidth: 600,
    formLayout: { labelPosition: 'top' },
    // what is over is kept as it was
    rowConditions: { edit: ({ state }) => state !== 'over', remove: ({ state }) => state !== 'active' },
    actions: [
      {
        id: 'end',
        label: t('end'),
        icon: <CircleStop aria-hidden />,
        place: 'row',
        tone: 'danger',
        permission: 'btn_remove',
        visible: ({ state }) => state === 'active',
        confirm: ([row]) => t('endQuestion', { name: row?.toUserName ?? '' }),
        run: async ({ row, refresh }) => {
          if (!row) return;
          await api.workflow.entrust.remove({ id: row.id });
          toast.success(t('ended'));
          await refresh();
        },
      },
    ],
    nameOf: ({ toUserName }) => toUserName,
  });
  // nobody entrusts themselves
  return <ManagedResource definition={definition} offersCurrentUser={false} />;
}
