import { type DataColumn, DataTable } from '@smart-admin/ui/data-table';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Sheet } from '@smart-admin/ui/sheet';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../../app/api.js';
import { DueTime } from '../../../../workflow/DueTime.js';
import { FlowTitle } from '../../../../workflow/FlowTitle.js';
import { useFlowWords } from '../../../../workflow/detail/useFlowWords.js';
import { analysisMessages } from './analysisMessages.js';
import { analysisKey } from './useMeasures.js';

/** The ten tasks that have waited longest, each leading to its flow. */
export function LongestWaiting({ flowId, organizeId }: { flowId: string | undefined; organizeId: string | undefined }) {
  const t = useMessages(analysisMessages);
  const { length } = useFlowWords();
  const query = { flowId, organizeId };
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    queryKey: analysisKey('waiting', query),
    queryFn: ({ signal }) => api.workflow.analysis.waiting({ query }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  });
  const queue = [...new Set(data?.list.map(({ id }) => id))];
  const titleOf = (task: WaitingTask) => <FlowTitle row={{ ...task, instanceId: task.id, queue }} />;
  const peopleOf = ({ people }: WaitingTask) => people.map(({ name }) => name).join('、');
  const launcherOf = ({ launcherName, launcherOrganize }: WaitingTask) =>
    [launcherName, launcherOrganize].filter(Boolean).join(' · ');
  const waited = ({ openedTime }: WaitingTask) => length(dataUpdatedAt - openedTime);
  const columns: DataColumn<WaitingTask>[] = [
    { id: 'title', header: t('title'), accessor: 'title', cell: titleOf, minWidth: 220 },
    { id: 'node', header: t('node'), accessor: 'nodeName', width: 140 },
    { id: 'people', header: t('people'), accessor: peopleOf, minWidth: 120 },
    { id: 'launcher', header: t('launcher'), accessor: launcherOf, width: 190 },
    { id: 'waited', header: t('waited'), accessor: waited, width: 140, align: 'right' },
    {
      id: 'due',
      header: t('due'),
      cell: ({ dueTime }) => (dueTime === null ? '-' : <DueTime time={dueTime} />),
      width: 150,
    },
  ];
  const failed = error !== null && data === undefined;
  return (
    <Sheet title={t('longestWaiting')} className="h-120 phone:rounded-none phone:border-x-0">
      <DataTable
        aria-label={t('longestWaiting')}
        className="min-h-0 flex-1"
        columns={columns}
        data={failed ? NO_ROWS : data?.list}
        rowKey={({ id, taskId }) => `${id} ${taskId}`}
        loading={isFetching}
        error={failed ? <LoadError error={error} onRetry={() => void refetch()} /> : undefined}
        renderCard={(task) => (
          <div className="grid min-w-0 gap-1">
            <span className="flex min-w-0 items-baseline justify-between gap-3">
              {titleOf(task)}
              <span className="flex-none tabular-nums">{waited(task)}</span>
            </span>
            <span className="flex flex-wrap gap-x-3 text-12 text-2">
              <span>{`${task.nodeName} ${peopleOf(task)}`}</span>
              <span>{launcherOf(task)}</span>
              {task.dueTime === null ? null : <DueTime time={task.dueTime} />}
            </span>
          </div>
        )}
      />
    </Sheet>
  );
}

const NO_ROWS: never[] = [];

type WaitingTask = Awaited<ReturnType<typeof api.workflow.analysis.waiting>>['list'][number];
