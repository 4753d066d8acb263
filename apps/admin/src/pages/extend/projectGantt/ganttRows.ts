import {
  brokenLinks,
  childrenOf,
  criticalTasks,
  dayNumber,
  type ScheduledTask,
  sumProject,
  sumTasks,
  type TaskSum,
} from '@smart-admin/api-client/contract';
import { sortedTasks, type Task, type Tasks } from './ganttDocument.js';

/** A row of the tree. */
export interface GanttRow {
  task: Task;
  /** Dates and progress with everything below it. */
  sum: TaskSum;
  /** From 1. */
  level: number;
  /** From 1 among its siblings. */
  position: number;
  setSize: number;
  isExpanded: boolean;
}

/** What a chart shows of a project. */
export interface GanttPlan {
  /** In the order of the tree, without what is collapsed. */
  rows: readonly GanttRow[];
  /** From the first beginning to the last end; undefined without tasks. */
  span: { start: string; end: string } | undefined;
  /** Ids of what cannot end later without the project ending later. */
  critical: ReadonlySet<string>;
  /** Links whose task begins before the other is over, as `from>to`. */
  broken: ReadonlySet<string>;
}

/** Works out what a chart shows. */
export function planOf(tasks: Tasks, collapsed: ReadonlySet<string>): GanttPlan {
  const sorted = sortedTasks(tasks);
  const sums = sumTasks(sorted);
  const children = childrenOf(sorted);
  const rows: GanttRow[] = [];
  const walk = (parentId: string, level: number) => {
    const siblings = children.get(parentId) ?? [];
    siblings.forEach((task, index) => {
      const sum = sums.get(task.id);
      if (!sum) return;
      const isExpanded = sum.isParent && !collapsed.has(task.id);
      rows.push({ task, sum, level, position: index + 1, setSize: siblings.length, isExpanded });
      if (isExpanded) walk(task.id, level + 1);
    });
  };
  walk('', 1);
  const span = sumProject(sorted);
  return {
    rows,
    span: span && { start: span.start, end: span.end },
    critical: criticalTasks(sorted),
    broken: new Set(brokenLinks(sorted).map(({ from, to }) => linkKey(from, to))),
  };
}

export const linkKey = (from: string, to: string) => `${from}>${to}`;

/** The days at which a row's bar begins and is over; a milestone stands at the end of its day. */
export function edgesOf({ task, sum }: Pick<GanttRow, 'task' | 'sum'>): { begin: number; over: number } {
  const over = dayNumber(sum.end) + 1;
  return { begin: isMilestone(task, sum) ? over : dayNumber(sum.start), over };
}

/** What has others below it lasts as long as they do, whatever it was before. */
export function isMilestone({ kind }: Pick<ScheduledTask, 'kind'>, { isParent }: Pick<TaskSum, 'isParent'>): boolean {
  return kind === 'milestone' && !isParent;
}
