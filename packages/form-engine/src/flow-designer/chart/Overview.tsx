import { useMessages } from '@smart-admin/ui/locale';
import { MiniMap, useStore } from '@xyflow/react';
import { flowChartMessages } from '../flowChartMessages.js';
import { type FlowBox, type FlowLayout } from './layoutFlow.js';

/**
 * A small map of a long flow, by which it is moved. It lies on the chart, so it is there only while something of the flow is
 * out of view.
 */
export function Overview({ layout: { boxes } }: { layout: FlowLayout }) {
  const t = useMessages(flowChartMessages);
  const isWhole = useStore(({ transform: [x, y, zoom], width, height }) => {
    const isInside = (box: FlowBox) =>
      box.x * zoom + x >= -ROUNDING &&
      box.y * zoom + y >= -ROUNDING &&
      (box.x + box.width) * zoom + x <= width + ROUNDING &&
      (box.y + box.height) * zoom + y <= height + ROUNDING;
    // before it is measured, nothing is known
    return width === 0 || boxes.every(isInside);
  });
  if (boxes.length <= MANY || isWhole) return null;
  return (
    <MiniMap
      pannable
      ariaLabel={t('overview')}
      className="overflow-hidden rounded-lg border border-hairline phone:hidden"
      bgColor="var(--bg-surface)"
      maskColor="color-mix(in oklab, var(--bg-sunken) 70%, transparent)"
      nodeColor="var(--border-control)"
    />
  );
}

/** Boxes from which on an overview helps. */
const MANY = 12;
/** Pixels by which a box may seem to stand outside. */
const ROUNDING = 1;
