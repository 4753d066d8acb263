import { lazyPart } from '@smart-admin/ui/lazy';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Suspense } from 'react';
import { type FlowChartProps } from './chart/FlowCanvas.js';

/** The chart with all that it can; loaded when it is first drawn. */
export const LazyFlowCanvas = lazyPart(
  () => import('./chart/FlowCanvas.js'),
  (module) => module.FlowCanvas,
);

/** A flow as a chart that only shows, or where nodes can be chosen. It fills what it stands in. */
export function FlowChart(props: FlowChartProps) {
  return (
    <Suspense fallback={<Skeleton className="size-full" />}>
      <LazyFlowCanvas {...props} />
    </Suspense>
  );
}
