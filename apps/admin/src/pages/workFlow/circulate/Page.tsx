import { pages } from '@smart-admin/api-client/pages';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { MailOpen } from 'lucide-react';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { textFilter } from '../../../resource/apiQuery.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { flowColumns, launcherText } from '../../../workflow/flowColumns.js';
import { flowQuery, useFlowFilters } from '../../../workflow/flowFilters.js';
import { flowListMessages } from '../../../workflow/flowListMessages.js';
import { FlowTitle } from '../../../workflow/FlowTitle.js';
import { markRead } from '../../../workflow/markRead.js';
import { queuedRows } from '../../../workflow/queuedRows.js';
import { circulateMessages } from './circulateMessages.js';

const calls = { list: queuedRows(api.workflow.flowList.circulated) };

/** What was circulated to the user; opening it is reading it. */
export function Page() {
  const t = useMessages(circulateMessages);
  const f = useMessages(flowListMessages);
  const c = useMessages(commonMessages);
  const locale = useLocale();
  const filters = useFlowFilters();
  const columns = flowColumns(f, locale);
  const states = [
    { value: '1', label: t('unread') },
    { value: '0', label: t('read') },
  ];
  const definition = apiResource(calls, {
    page: pages.flowCirculate,
    c,
    label: t('label'),
    list: (query, options) =>
      calls.list(
        {
          query: {
            ...flowQuery(query),
            unread: (['0', '1'] as const).find((unread) => unread === textFilter(query, 'unread')),
          },
        },
        options,
      ),
    search: [
      filters.keyword,
      { id: 'unread', label: t('state'), kind: 'select', options: states },
      filters.flow,
      filters.status,
      filters.urgency,
      filters.launchTime,
    ],
    columns: [
      {
        ...columns.title,
        render: (row) => (
          <FlowTitle
            row={row}
            unread={row.readTime === null}
            onOpen={() => row.readTime === null && void markRead([row.instanceId])}
          />
        ),
      },
      columns.flow,
      columns.launcher,
      columns.status,
      columns.current,
      { id: 'time', header: t('received'), kind: 'datetime', width: 120 },
      columns.urgency,
      columns.launchTime,
      columns.endTime,
      columns.number,
    ],
    describe: (row) => <span className="truncate">{[row.flowName, launcherText(row)].join(' · ')}</span>,
    actions: [
      {
        id: 'read',
        label: t('markRead'),
        icon: <MailOpen aria-hidden />,
        place: 'batch',
        run: async ({ rows, clearSelection }) => {
          await markRead(rows.map(({ instanceId }) => instanceId));
          toast.success(t('marked'));
          clearSelection();
        },
      },
    ],
    nameOf: ({ title }) => title,
  });
  return <ManagedResource definition={definition} />;
}
