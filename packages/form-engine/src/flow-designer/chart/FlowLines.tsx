import { cn } from '@smart-admin/ui/cn';
import { memo } from 'react';
import { type FlowLayout, type FlowLine } from './layoutFlow.js';
import { roundedPath } from './roundedPath.js';

/** The lines of a chart; those that were gone along lie over the others. */
export const FlowLines = memo(function FlowLines({ layout, passed }: FlowLinesProps) {
  const lines = [
    ...layout.lines.filter((line) => !passed?.has(line)),
    ...layout.lines.filter((line) => passed?.has(line)),
  ];
  return (
    <svg
      aria-hidden
      width={layout.width}
      height={layout.height}
      className="pointer-events-none absolute top-0 left-0 -z-1 overflow-visible"
    >
      {lines.map((line) => (
        <path
          key={`${line.from} ${line.to}`}
          d={roundedPath(line.points)}
          fill="none"
          className={cn(
            passed?.has(line) ? 'stroke-primary-edge stroke-2' : 'stroke-(--border-control) stroke-[1.5px]',
          )}
        />
      ))}
    </svg>
  );
});

interface FlowLinesProps {
  layout: FlowLayout;
  passed: ReadonlySet<FlowLine> | undefined;
}
