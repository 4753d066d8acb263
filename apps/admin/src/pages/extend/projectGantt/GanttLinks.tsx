import { edgesOf, type GanttPlan, type GanttRow, isMilestone, linkKey } from './ganttRows.js';
import { type TimeScale, xOf } from './timeScale.js';

/** How far a line goes beside a bar, and from a bar's beginning to where an arrow meets it, in px. */
const TURN = 8;
const INSIDE = 4;

/**
 * The lines of the links, from the end of one bar to the beginning of another, as far as rows between them are drawn. What the tree table and
 * the bars say in words too is hidden from readers.
 */
export function GanttLinks({ plan, scale, rowHeight, first, end, showsCritical, draft }: GanttLinksProps) {
  const { rows, broken, critical } = plan;
  const places = new Map(rows.map(({ task }, index) => [task.id, index]));
  const top = first * rowHeight;
  const yOf = (index: number) => index * rowHeight + rowHeight / 2 - top;
  const lines = rows.flatMap((row, to) =>
    row.task.predecessorIds.flatMap((id): Line[] => {
      const from = places.get(id);
      const before = from === undefined ? undefined : rows[from];
      // a line is drawn where it runs through a row in view
      if (from === undefined || !before || Math.max(from, to) < first || Math.min(from, to) >= end) return [];
      const key = linkKey(id, row.task.id);
      const isCritical = showsCritical && critical.has(id) && critical.has(row.task.id);
      return [{ key, path: pathOf(scale, before, row, yOf(from), yOf(to)), isBroken: broken.has(key), isCritical }];
    }),
  );
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute left-0 fill-none"
      style={{ top, width: scale.width, height: (end - first) * rowHeight, overflow: 'visible' }}
    >
      <defs>
        <marker
          id="gantt-arrow"
          viewBox="0 0 6 6"
          refX="5"
          refY="3"
          markerUnits="userSpaceOnUse"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path d="M0 0 6 3 0 6z" className="fill-(--text-3)" />
        </marker>
      </defs>
      {lines.map(({ key, path, isBroken, isCritical }) => (
        <path
          key={key}
          data-link={key}
          d={path}
          markerEnd="url(#gantt-arrow)"
          strokeWidth={isCritical ? 2 : 1.25}
          strokeDasharray={isBroken ? '4 3' : undefined}
          className={isBroken ? 'stroke-warning-edge' : isCritical ? 'stroke-danger-text' : 'stroke-(--text-3)'}
        />
      ))}
      {draft && (
        <path
          d={`M${draft.from.x} ${draft.from.y - top} L${draft.to.x} ${draft.to.y - top}`}
          strokeWidth={2}
          strokeDasharray="4 3"
          className="stroke-primary-edge"
        />
      )}
    </svg>
  );
}

/**
 * Out of the one bar and down or up onto the beginning of the other where that comes later, else around both. Arrows end at the edge of
 * the bar that they lead to.
 */
function pathOf(scale: TimeScale, from: GanttRow, to: GanttRow, y: number, toY: number): string {
  const x = xOf(scale, edgesOf(from).over);
  const toX = xOf(scale, edgesOf(to).begin);
  const down = toY > y ? 1 : -1;
  const isDiamond = isMilestone(to.task, to.sum);
  if (toX >= x) return `M${x} ${y} H${toX + (isDiamond ? 0 : INSIDE)} V${toY - down * (isDiamond ? 11 : 10)}`;
  return `M${x} ${y} h${TURN} V${y + down * 17} H${toX - TURN} V${toY} H${toX - (isDiamond ? 8 : 0)}`;
}

interface Line {
  key: string;
  path: string;
  isBroken: boolean;
  isCritical: boolean;
}

interface GanttLinksProps {
  plan: GanttPlan;
  scale: TimeScale;
  /** px. */
  rowHeight: number;
  /** The first drawn row, and the one after the last. */
  first: number;
  end: number;
  showsCritical: boolean;
  /** A link that is being drawn, in px of the chart. */
  draft: { from: { x: number; y: number }; to: { x: number; y: number } } | undefined;
}
