import { pages } from '@smart-admin/api-client/pages';
import { formatDenseDate } from '@smart-admin/ui/format';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { MessageTime } from '../../../messages/MessageTime.js';
import { apiResource, type RowOf } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { DueTime } from '../../../workflow/DueTime.js';
import { flowsChanged } from '../../../workflow/flowCache.js';
import { flowColumns, launcherText } from '../../../workflow/flowColumns.js';
import { flowQuery, useFlowFilters } from '../../../workflow/flowFilters.js';
import { flowListMessages } from '../../../workflow/flowListMessages.js';
import { queuedRows } from '../../../workflow/queuedRows.js';
import { ApproveDialog } from './ApproveDialog.js';
import { approveTasks } from './approveTasks.js';
import { toDoMessages } from './toDoMessages.js';

// a flow stands here once for each of its tasks; approving several takes the same ids
const calls = { list: queuedRows(api.workflow.flowList.toDo, ({ id, taskId }) => `${id}-${taskId}`) };
type Task = RowOf<typeof calls>;

/** What waits for the user, and for those who entrusted them: the most urgent first. */
export function Page() {
  const t = useMessages(toDoMessages);
  const f = useMessages(flowListMessages);
  const c = useMessages(commonMessages);
  const locale = useLocale();
  const filters = useFlowFilters();
  const columns = flowColumns(f, locale);
  const [approved, setApproved] = useState<{ tasks: Task[]; clear: () => void }>();
  const definition = apiResource(calls, {
    page: pages.flowToDo,
    c,
    label: t('label'),
    list: (query, options) => calls.list({ query: flowQuery(query) }, options),
    search: [filters.keyword, filters.flow, filters.urgency, filters.launchTime],
    columns: [
      columns.title,
      columns.flow,
      {
        id: 'nodeName',
        header: t('node'),
        width: 140,
        render: ({ nodeName, offered }) => (
          <span className="flex min-w-0 items-center gap-2">
            <span className="truncate">{nodeName}</span>
            {offered ? <Tag tone="info">{t('offered')}</Tag> : null}
          </span>
        ),
      },
      columns.launcher,
      columns.urgency,
      {
        id: 'taskTime',
        header: t('arrived'),
        kind: 'datetime',
        width: 180,
        render: ({ taskTime }) => (
          <span className="flex items-center gap-2">
            <MessageTime time={taskTime} />
            <span className="text-12 text-2 tabular-nums">{formatDenseDate(taskTime)}</span>
          </span>
        ),
        renderCard: ({ taskTime }) => <MessageTime time={taskTime} />,
      },
      {
        id: 'dueTime',
        header: f('due'),
        width: 150,
        card: 'right',
        render: ({ dueTime }) => (dueTime === null ? <span className="text-3">-</span> : <DueTime time={dueTime} />),
        renderCard: ({ dueTime }) =>
          dueTime === null ? null : (
            <span className="text-12 font-normal">
              <DueTime time={dueTime} />
            </span>
          ),
      },
      { id: 'forName', header: t('forWhom'), width: 100 },
      { ...columns.launchTime, hidden: true },
      columns.number,
    ],
    describe: (row) => (
      <span className="truncate">
        {[
          row.forName && t('forName', { name: row.forName }),
          row.flowName,
          row.nodeName,
          row.offered && t('offered'),
          launcherText(row),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    ),
    actions: [
      {
        id: 'approve',
        label: t('approve'),
        icon: <CheckCheck aria-hidden />,
        place: 'batch',
        run: ({ rows, clearSelection }) => setApproved({ tasks: rows, clear: clearSelection }),
      },
    ],
    nameOf: ({ title }) => title,
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {approved ? (
        <ApproveDialog
          tasks={approved.tasks}
          approve={approveTasks}
          onDone={() => {
            approved.clear();
            flowsChanged();
          }}
          onClose={() => setApproved(undefined)}
        />
      ) : null}
    </>
  );
}
