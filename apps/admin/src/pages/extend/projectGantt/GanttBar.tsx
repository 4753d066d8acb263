import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { type PointerEvent } from 'react';
import { ganttMessages } from './ganttMessages.js';
import { edgesOf, type GanttRow, isMilestone } from './ganttRows.js';
import { type TimeScale, xOf } from './timeScale.js';
import { type GanttGrip } from './useGanttDrag.js';

/**
 * The bar of a task, the bracket of what stands above others, or the diamond of a milestone. By pointer: moved, pulled at both ends, its
 * progress at the mark below, a link from the dot behind it; by finger after a rest on it. By keys: arrows move it, with Shift its end, Enter edits, Delete deletes.
 */
export function GanttBar({
  row,
  scale,
  names,
  isActive,
  isCritical,
  isLate,
  isTarget,
  isHeld,
  canEdit,
  ...on
}: GanttBarProps) {
  const t = useMessages(ganttMessages);
  const { task, sum } = row;
  const { begin, over } = edgesOf(row);
  const milestone = isMilestone(task, sum);
  const progress = Math.round(sum.progress);
  const [left, right] = [xOf(scale, begin), xOf(scale, over)];
  const words = { name: task.name, start: sum.start, end: sum.end, progress };
  const label = [
    t(milestone ? 'milestoneBar' : 'bar', words),
    names.length > 0 ? t('after', { names: names.join('、') }) : '',
    isCritical ? t('isCritical') : '',
    isLate ? t('tooEarly') : '',
  ]
    .filter(Boolean)
    .join('，');
  const grip = (kind: GanttGrip) =>
    canEdit ? (pressed: PointerEvent<HTMLElement>) => on.onGrip(pressed, kind) : undefined;
  const pulls = canEdit && !sum.isParent && !milestone;
  return (
    <>
      <button
        type="button"
        data-bar={task.id}
        tabIndex={isActive ? 0 : -1}
        aria-label={label}
        title={label}
        aria-keyshortcuts={canEdit ? 'ArrowLeft ArrowRight Shift+ArrowLeft Shift+ArrowRight Delete Enter' : 'Enter'}
        onPointerDown={grip('move')}
        onClick={on.onSelect}
        onDoubleClick={on.onOpen}
        style={milestone ? { left: right - 8, width: 16 } : { left, width: Math.max(4, right - left) }}
        className={cn(
          'group/bar absolute p-0 select-none focus-visible:z-10',
          canEdit ? 'cursor-grab' : 'cursor-pointer',
          sum.isParent
            ? 'top-2.5 h-3 rounded-xs border-0 bg-(--text-2)'
            : milestone
              ? 'top-2.5 h-4 rotate-45 rounded-xs border-0 bg-(--text-1)'
              : 'top-2 h-5 rounded-sm border border-primary-edge bg-primary-soft',
          isCritical && (sum.isParent || milestone ? 'bg-danger-solid' : 'border-2 border-danger-text bg-danger-soft'),
          (isTarget || isHeld) && 'outline-2 outline-offset-2 outline-(--primary-ring)',
        )}
      >
        {!milestone && (
          <span
            aria-hidden
            style={{ width: `${progress}%` }}
            className={cn(
              'absolute inset-y-0 left-0 forced-color-adjust-none',
              sum.isParent ? 'my-1 bg-surface opacity-70' : isCritical ? 'bg-danger-solid/60' : 'bg-primary-solid/60',
            )}
          />
        )}
        {pulls && (
          <>
            <span
              aria-hidden
              onPointerDown={grip('start')}
              className="absolute inset-y-0 -left-1 w-2 cursor-ew-resize pointer-coarse:-left-2 pointer-coarse:w-4"
            />
            <span
              aria-hidden
              onPointerDown={grip('end')}
              className="absolute inset-y-0 -right-1 w-2 cursor-ew-resize pointer-coarse:-right-2 pointer-coarse:w-4"
            />
            <span
              aria-hidden
              data-grip="progress"
              onPointerDown={grip('progress')}
              style={{ left: `${progress}%` }}
              className="absolute -bottom-1.5 hidden size-2.5 -translate-x-1/2 cursor-ew-resize rounded-full border border-primary-edge bg-surface group-hover/bar:block group-focus-visible/bar:block"
            />
          </>
        )}
        {canEdit && (
          <span
            aria-hidden
            data-grip="link"
            onPointerDown={grip('link')}
            className={cn(
              'absolute top-1/2 -right-4 hidden size-3 -translate-y-1/2 cursor-crosshair rounded-full border border-(--text-3) bg-surface group-hover/bar:block group-focus-visible/bar:block',
              milestone && '-top-3 -right-3 translate-y-0',
            )}
          />
        )}
      </button>
      <span
        aria-hidden
        style={{ left: right + (milestone ? 12 : 18) }}
        className="pointer-events-none absolute top-2.25 rounded-xs bg-surface/85 px-1 text-12 whitespace-nowrap text-2"
      >
        {task.name}
      </span>
    </>
  );
}

interface GanttBarProps {
  row: GanttRow;
  scale: TimeScale;
  /** Of the predecessors. */
  names: readonly string[];
  /** Whether Tab reaches it. */
  isActive: boolean;
  isCritical: boolean;
  /** Whether it begins before a predecessor is over. */
  isLate: boolean;
  /** Whether a link is being drawn to it. */
  isTarget: boolean;
  /** Whether it is dragged, which a finger sees by it. */
  isHeld: boolean;
  canEdit: boolean;
  onSelect: () => void;
  onOpen: () => void;
  onGrip: (pressed: PointerEvent<HTMLElement>, grip: GanttGrip) => void;
}
