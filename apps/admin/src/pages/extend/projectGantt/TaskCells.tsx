import { Avatar } from '@smart-admin/ui/avatar';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronRight, Diamond, Flag, TriangleAlert } from 'lucide-react';
import { type ReactNode } from 'react';
import { ganttMessages } from './ganttMessages.js';
import { type GanttRow, isMilestone } from './ganttRows.js';
import { type ProjectDetail } from './projectTypes.js';

/** Widths of the columns behind the name, in px. */
const WIDTHS = { start: 92, end: 92, progress: 68, people: 84 };

/** Columns that have room in a table of this width; the name takes the rest. */
export function shownColumns(width: number): readonly (keyof typeof WIDTHS)[] {
  let room = width - 200;
  return (['end', 'progress', 'start', 'people'] as const)
    .filter((column) => (room -= WIDTHS[column]) >= 0)
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

const ORDER = ['start', 'end', 'progress', 'people'] as const;

/** The heads of the tree table. */
export function TaskHeads({ width }: { width: number }) {
  const t = useMessages(ganttMessages);
  return (
    <>
      <div role="columnheader" className="min-w-0 flex-1 truncate pl-8">
        {t('name')}
      </div>
      {shownColumns(width).map((column) => (
        <div key={column} role="columnheader" style={{ width: WIDTHS[column] }} className="flex-none truncate pr-2">
          {t(column)}
        </div>
      ))}
    </>
  );
}

/** The cells of a task in the tree table. */
export function TaskCells({ row, width, people, isLate, onToggle }: TaskCellsProps) {
  const t = useMessages(ganttMessages);
  const { task, sum, level, isExpanded } = row;
  const cells: Record<keyof typeof WIDTHS, ReactNode> = {
    start: sum.start,
    end: sum.end,
    progress: `${Math.round(sum.progress)}%`,
    people: <TaskPeople ids={task.assigneeIds} people={people} />,
  };
  return (
    <>
      <div
        role="gridcell"
        className="flex min-w-0 flex-1 items-center gap-1"
        style={{ paddingLeft: 8 + (Math.min(level, 12) - 1) * 16 }}
      >
        {sum.isParent ? (
          // the row tells readers whether it is open, and its arrow keys open it
          <span
            aria-hidden
            data-toggle
            onClick={(event) => {
              event.stopPropagation();
              onToggle();
            }}
            className="grid size-6 flex-none cursor-pointer place-items-center rounded-sm text-2 hover:bg-pressed"
          >
            <ChevronRight className={cn('size-4', isExpanded && 'rotate-90')} />
          </span>
        ) : (
          <span aria-hidden className="grid size-6 flex-none place-items-center text-2">
            {isMilestone(task, sum) && <Diamond className="size-3.5" />}
          </span>
        )}
        <span title={task.name} className={cn('min-w-0 truncate', sum.isParent && 'font-semibold')}>
          {task.name}
        </span>
        {task.priority === 'high' && (
          <Flag
            role="img"
            aria-label={`${t('priority')}: ${t('priority_high')}`}
            className="size-3.5 flex-none text-danger-text"
          />
        )}
        {isLate && (
          <TriangleAlert role="img" aria-label={t('tooEarly')} className="size-3.5 flex-none text-warning-text" />
        )}
      </div>
      {shownColumns(width).map((column) => (
        <div
          key={column}
          role="gridcell"
          style={{ width: WIDTHS[column] }}
          className="flex-none truncate pr-2 text-12 text-2 tabular-nums"
        >
          {cells[column]}
        </div>
      ))}
    </>
  );
}

function TaskPeople({ ids, people }: { ids: readonly string[]; people: ProjectDetail['people'] }) {
  const assigned = people.filter(({ id }) => ids.includes(id));
  if (assigned.length === 0) return null;
  const names = assigned.map(({ name }) => name).join('、');
  return (
    <span role="img" aria-label={names} title={names} className="flex items-center gap-0.5">
      {assigned.slice(0, 3).map(({ id, name, headIcon }) => (
        <Avatar key={id} name={name} src={headIcon} size={20} />
      ))}
      {assigned.length > 3 && <span>+{assigned.length - 3}</span>}
    </span>
  );
}

interface TaskCellsProps {
  row: GanttRow;
  /** Of the whole tree table, in px. */
  width: number;
  people: ProjectDetail['people'];
  isLate: boolean;
  onToggle: () => void;
}
