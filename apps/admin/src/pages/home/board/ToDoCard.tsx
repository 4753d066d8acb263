import { cn } from '@smart-admin/ui/cn';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { MessageTime } from '../../../messages/MessageTime.js';
import { DueTime } from '../../../workflow/DueTime.js';
import { FlowTitle } from '../../../workflow/FlowTitle.js';
import { queuedRows } from '../../../workflow/queuedRows.js';
import { useFlowCounts } from '../../../workflow/useFlowCounts.js';
import { boardMessages } from './boardMessages.js';
import { HomeCard } from './HomeCard.js';

const listTasks = queuedRows(api.workflow.flowList.toDo, ({ id, taskId }) => `${id}-${taskId}`);

/** What waits for the person, the most urgent first, live as the number in the menu is. */
export function ToDoCard({ title, count = 6, dense = false, className }: ListCardProps) {
  const t = useMessages(boardMessages);
  const counts = useFlowCounts();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['resource', 'workFlow.toDo', 'home', count],
    queryFn: ({ signal }) => listTasks({ query: { currentPage: 1, pageSize: count } }, { signal, silent: true }),
  });
  return (
    <HomeCard
      title={title ?? t('toDo')}
      dense={dense}
      {...(className ? { className } : {})}
      note={counts && counts.overdue > 0 ? t('overdue', { count: counts.overdue }) : undefined}
      link={{ to: '/workFlow/toDo', text: t('allToDo') }}
    >
      {isError ? <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton lines={4} className="m-4" /> : null}
      {data?.list.length === 0 ? <Empty inline title={t('noToDo')} className="pb-4" /> : null}
      <ul className="m-0 min-h-0 list-none overflow-auto p-0">
        {data?.list.map((task) => (
          <li
            key={task.id}
            className={cn('flex items-center gap-3 border-t border-hairline px-4', dense ? 'h-[33px]' : 'h-10.5')}
          >
            <span className="min-w-0 flex-1">
              <FlowTitle row={task} />
            </span>
            <span className="w-24 flex-none truncate text-2 phone:hidden @max-md:hidden">{task.launcher.name}</span>
            <span className="min-w-28 flex-none text-right @max-sm:min-w-0 text-12 text-2">
              {task.dueTime === null ? <MessageTime time={task.taskTime} /> : <DueTime time={task.dueTime} />}
            </span>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}

/** How a card of the person's own things differs from that of the home page. */
export interface ListCardProps {
  /** Default: what it is. */
  title?: string;
  /** Rows. Default 6. */
  count?: number;
  /** Lower rows, for cards of a given height. Default false. */
  dense?: boolean;
  className?: string;
}
