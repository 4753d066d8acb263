import { pages } from '@smart-admin/api-client/pages';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { api } from '../../../app/api.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { currentText, flowColumns, launcherText } from '../../../workflow/flowColumns.js';
import { flowQuery, useFlowFilters } from '../../../workflow/flowFilters.js';
import { flowListMessages } from '../../../workflow/flowListMessages.js';
import { queuedRows } from '../../../workflow/queuedRows.js';
import { doneMessages } from './doneMessages.js';

const calls = { list: queuedRows(api.workflow.flowList.done, ({ id, taskId }) => `${id}-${taskId}`) };

/** What the user decided, and what became of it since. */
export function Page() {
  const t = useMessages(doneMessages);
  const f = useMessages(flowListMessages);
  const c = useMessages(commonMessages);
  const locale = useLocale();
  const filters = useFlowFilters();
  const columns = flowColumns(f, locale);
  const definition = apiResource(calls, {
    page: pages.flowDone,
    c,
    label: t('label'),
    list: (query, options) => calls.list({ query: flowQuery(query) }, options),
    search: [filters.keyword, filters.flow, filters.status, filters.urgency, filters.launchTime],
    columns: [
      columns.title,
      columns.flow,
      { id: 'nodeName', header: t('node'), width: 130 },
      {
        id: 'verdict',
        header: t('verdict'),
        width: 90,
        render: ({ verdict }) => (
          <Tag tone={verdict === 'refused' ? 'danger' : 'success'}>
            {t(verdict === 'refused' ? 'refused' : 'approved')}
          </Tag>
        ),
      },
      { id: 'doneTime', header: t('doneTime'), kind: 'datetime', width: 120 },
      columns.status,
      columns.current,
      columns.launcher,
      columns.urgency,
      columns.launchTime,
      columns.endTime,
      columns.number,
    ],
    describe: (row) => (
      <span className="truncate">
        {[
          t(row.verdict === 'refused' ? 'refused' : 'approved'),
          row.flowName,
          currentText(f, row) || launcherText(row),
        ].join(' · ')}
      </span>
    ),
    nameOf: ({ title }) => title,
  });
  return <ManagedResource definition={definition} />;
}
