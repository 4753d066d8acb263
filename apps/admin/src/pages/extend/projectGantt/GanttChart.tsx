import { dayNumber, sumTasks } from '@smart-admin/api-client/contract';
import { type EditorState, useEditorState } from '@smart-admin/form-engine/editor';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { scrollToRow, useRowWindow } from '@smart-admin/ui/virtual-list';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { DaysOff } from './DaysOff.js';
import { GanttBar } from './GanttBar.js';
import { type GanttDocument, type Tasks } from './ganttDocument.js';
import { GanttLinks } from './GanttLinks.js';
import { ganttMessages } from './ganttMessages.js';
import { edgesOf, type GanttPlan, type GanttRow, linkKey } from './ganttRows.js';
import { type ProjectDetail } from './projectTypes.js';
import { selectedOf } from './selectedOf.js';
import { TaskCells, TaskHeads } from './TaskCells.js';
import { withTasks } from './taskEdits.js';
import { TimelineHead } from './TimelineHead.js';
import { type TimeScale, xOf } from './timeScale.js';
import { useGanttDrag, type GanttPreview } from './useGanttDrag.js';

export const ROW_HEIGHT = 36;
const HEAD_HEIGHT = 48;
/** Left of a bar that is scrolled to, in px. */
const MARGIN = 40;

/**
 * The tasks as a tree table with their bars beside it, in one grid that scrolls as a whole: the table stays at the left, the dates on top. Of
 * thousands of rows and days those in view are drawn. Arrow keys walk the rows, and on a bar move it.
 */
export function GanttChart({
  project,
  plan,
  scale,
  seen,
  treeWidth,
  showsTree,
  showsBars,
  showsCritical,
  ...on
}: GanttChartProps) {
  const t = useMessages(ganttMessages);
  const { scroller } = on;
  const tasks = useEditorState(tasksOf);
  const selected = useEditorState(selectedOf);
  const { rows } = plan;
  const window = useRowWindow({ count: rows.length, rowHeight: ROW_HEIGHT, scroller, offset: HEAD_HEIGHT });
  const drag = useGanttDrag({ tasks, dayWidth: scale.dayWidth, scroller, onDrop: on.onDrop });
  const left = showsTree ? treeWidth : 0;
  const selectedIndex = rows.findIndex(({ task }) => task.id === selected);
  const activeIndex = Math.max(0, selectedIndex);
  const activeId = rows[activeIndex]?.task.id;
  const wanted = useRef<'row' | 'bar'>(undefined);
  useEffect(() => {
    if (on.focusKey > 0) wanted.current = 'row';
  }, [on.focusKey]);
  useEffect(() => {
    const kind = wanted.current;
    if (!kind || activeId === undefined) return;
    const place = scroller.current?.querySelector<HTMLElement>(`[data-${kind}="${CSS.escape(activeId)}"]`);
    if (!place) return;
    wanted.current = undefined;
    place.focus({ preventScroll: true });
    if (kind === 'bar') revealBar(place, scroller.current, left);
  });

  const goTo = (index: number, kind: 'row' | 'bar') => {
    const row = rows[index];
    if (!row || !scroller.current) return;
    wanted.current = kind;
    scrollToRow(scroller.current, index, ROW_HEIGHT, HEAD_HEIGHT);
    on.onSelect(row.task.id);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const kind = (event.target as HTMLElement).closest('[data-bar]') ? 'bar' : 'row';
    const index = activeIndex;
    const row = rows[index];
    if (!row) return;
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      return goTo(to, kind);
    }
    if (kind === 'bar' || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    if (event.key === 'ArrowRight') {
      if (row.sum.isParent && !row.isExpanded) on.onToggle(row.task.id);
      else if (row.isExpanded) goTo(index + 1, 'row');
    } else if (row.isExpanded) on.onToggle(row.task.id);
    else
      goTo(
        rows.findIndex(({ task }) => task.id === row.task.parentId),
        'row',
      );
  };

  const shown = shownPlan(plan, tasks, drag.preview);
  const drawn = drawnRows(window, activeIndex, rows.length);
  const draft = draftOf(drag.preview, shown, scale, left);
  return (
    <div
      role="treegrid"
      aria-label={t('chart')}
      aria-rowcount={rows.length + 1}
      data-slot="gantt"
      // the rows take the focus
      tabIndex={-1}
      ref={scroller}
      onKeyDown={handleKey}
      className="relative min-h-0 flex-1 overflow-auto overscroll-contain"
    >
      <div
        role="row"
        aria-rowindex={1}
        className="sticky top-0 z-3 flex border-b border-hairline bg-sunken"
        style={{ width: left + (showsBars ? scale.width : 0), height: HEAD_HEIGHT }}
      >
        {showsTree && (
          <div
            role="presentation"
            className="sticky left-0 z-1 flex flex-none items-center border-r border-hairline bg-sunken text-12 font-medium text-2"
            style={{ width: treeWidth }}
          >
            <TaskHeads width={treeWidth} />
          </div>
        )}
        {showsBars && (
          <div role="columnheader" aria-label={t('timeline')}>
            <TimelineHead scale={scale} from={seen.from} to={seen.to} stickyLeft={left} />
          </div>
        )}
      </div>
      <div
        role="rowgroup"
        className="relative isolate"
        style={{ width: left + (showsBars ? scale.width : 0), height: rows.length * ROW_HEIGHT }}
      >
        {showsBars && (
          <div role="presentation" className="absolute inset-y-0" style={{ left, width: scale.width }}>
            <DaysOff scale={scale} from={seen.from} to={seen.to} workDays={project.workDays} today={project.today} />
            <GanttLinks
              plan={shown}
              scale={scale}
              rowHeight={ROW_HEIGHT}
              first={window.first}
              end={window.end}
              showsCritical={showsCritical}
              draft={draft}
            />
          </div>
        )}
        {drawn.map((index) => {
          const row = shown.rows[index];
          if (!row) return null;
          const { id } = row.task;
          const isLate = row.task.predecessorIds.some((each) => shown.broken.has(linkKey(each, id)));
          const isSelected = id === selected;
          return (
            <div
              key={id}
              role="row"
              data-row={id}
              aria-rowindex={index + 2}
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.setSize}
              aria-expanded={row.sum.isParent ? row.isExpanded : undefined}
              aria-selected={isSelected}
              tabIndex={id === activeId ? 0 : -1}
              onFocus={() => {
                if (!isSelected) on.onSelect(id);
              }}
              onDoubleClick={() => on.onOpen(id)}
              className="group/row absolute inset-x-0 flex border-b border-hairline"
              style={{ top: index * ROW_HEIGHT, height: ROW_HEIGHT }}
            >
              {showsTree && (
                <div
                  role="presentation"
                  className={cn(
                    'sticky left-0 z-2 flex flex-none items-center border-r border-hairline',
                    isSelected ? 'bg-primary-soft' : 'bg-surface group-hover/row:bg-hover',
                  )}
                  style={{ width: treeWidth }}
                >
                  <TaskCells
                    row={row}
                    width={treeWidth}
                    people={project.people}
                    isLate={isLate}
                    onToggle={() => on.onToggle(id)}
                  />
                </div>
              )}
              {showsBars && (
                <div role="gridcell" className="relative" style={{ width: scale.width }}>
                  <GanttBar
                    row={row}
                    scale={scale}
                    names={row.task.predecessorIds.flatMap((each) => tasks[each]?.name ?? [])}
                    isActive={id === activeId}
                    isCritical={showsCritical && shown.critical.has(id)}
                    isLate={isLate}
                    isTarget={drag.preview?.target === id && drag.preview.changed.length > 0}
                    isHeld={drag.preview?.id === id}
                    canEdit={on.canEdit}
                    onSelect={() => on.onSelect(id)}
                    onOpen={() => on.onOpen(id)}
                    onGrip={(pressed, grip) => {
                      on.onSelect(id);
                      drag.start(pressed, grip, id);
                    }}
                  />
                </div>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

const tasksOf = ({ document }: EditorState<GanttDocument>) => document.tasks;

/** The rows in view, and wherever it is the one that Tab reaches: the focus is not lost by scrolling. */
function drawnRows({ first, end }: { first: number; end: number }, active: number, count: number): readonly number[] {
  const inView = Array.from({ length: end - first }, (_, place) => first + place);
  if (active >= count || (active >= first && active < end)) return inView;
  return active < first ? [active, ...inView] : [...inView, active];
}

/** Scrolls sideways to a bar that lies outside of what is in view beside the tree table. */
function revealBar(bar: HTMLElement, scroller: HTMLElement | null, left: number): void {
  if (!scroller) return;
  const [box, view] = [bar.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const from = view.left + left;
  if (box.right < from || box.left > view.right) scroller.scrollLeft += box.left - from - MARGIN;
}

/** The plan with the bars where a drag would put them, with what stands above; what is too early or critical follows when it ends. */
function shownPlan(plan: GanttPlan, tasks: Tasks, preview: GanttPreview | undefined): GanttPlan {
  if (!preview || preview.grip === 'link' || preview.changed.length === 0) return plan;
  const next = withTasks(tasks, preview.changed);
  const sums = sumTasks(Object.values(next));
  const rows = plan.rows.map((row): GanttRow => {
    const { id } = row.task;
    return { ...row, task: next[id] ?? row.task, sum: sums.get(id) ?? row.sum };
  });
  return { ...plan, rows };
}

/** The line from a bar to the pointer, in px of the chart. */
function draftOf(preview: GanttPreview | undefined, { rows }: GanttPlan, scale: TimeScale, left: number) {
  const index = rows.findIndex(({ task }) => task.id === preview?.id);
  const row = rows[index];
  if (!preview?.to || !row) return undefined;
  const from = { x: xOf(scale, edgesOf(row).over), y: index * ROW_HEIGHT + ROW_HEIGHT / 2 };
  return { from, to: { x: preview.to.x - left, y: preview.to.y - HEAD_HEIGHT } };
}

/** Scrolls a day to the left third of what is in view. */
export function scrollToDay(element: HTMLElement | null, scale: TimeScale, day: string, treeWidth: number): void {
  if (!element) return;
  const room = element.clientWidth - treeWidth;
  element.scrollLeft = Math.max(0, xOf(scale, dayNumber(day)) - room / 3);
}

export interface GanttChartProps {
  project: ProjectDetail;
  plan: GanttPlan;
  scale: TimeScale;
  /** What is in view from side to side, in px. */
  seen: { from: number; to: number };
  /** px. */
  treeWidth: number;
  showsTree: boolean;
  showsBars: boolean;
  showsCritical: boolean;
  canEdit: boolean;
  /** Another one brings the focus to the row that is selected; 0 at first. */
  focusKey: number;
  scroller: RefObject<HTMLDivElement | null>;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  onToggle: (id: string) => void;
  onDrop: (preview: GanttPreview) => void;
}
