import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { flowAddress } from '../../../messages/flowAddress.js';
import { timeOf } from './clockTime.js';
import { scheduleMessages } from './scheduleMessages.js';
import { type DueTask } from './scheduleTypes.js';

/** The limit of a task; it leads to its flow and cannot be moved. */
export function TaskChip({ task, className }: { task: DueTask; className?: string }) {
  const t = useMessages(scheduleMessages);
  return (
    <Link
      to={flowAddress(task.id)}
      title={`${task.title}\n${task.nodeName}`}
      className={cn(
        'flex h-5 min-w-0 items-center gap-1 overflow-hidden rounded-xs border border-dashed border-default px-1.5 text-12 text-2 hover:text-1',
        className,
      )}
    >
      <Hourglass aria-hidden className="size-3 flex-none" />
      <span className="sr-only">{t('taskDue')}</span>
      <span className="flex-none tabular-nums">{timeOf(task.time)}</span>
      <span className="min-w-0 truncate">{task.title}</span>
    </Link>
  );
}
