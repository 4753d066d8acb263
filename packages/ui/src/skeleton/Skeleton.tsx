import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';

/** A grey place-holder for the first load; shows after 300 ms. Set `aria-busy` on the region. */
export function Skeleton({ lines, className, ...rest }: SkeletonProps) {
  if (lines === undefined) {
    return (
      <div
        aria-hidden
        data-slot="skeleton"
        className={cn(
          'h-4 animate-skeleton rounded-sm bg-skeleton forced-color-adjust-none motion-reduce:animate-none',
          className,
        )}
        {...rest}
      />
    );
  }
  return (
    // together they are one layer to draw, each for itself as many as there are lines
    <div
      aria-hidden
      data-slot="skeleton"
      className={cn('grid animate-skeleton gap-3 motion-reduce:animate-none', className)}
      {...rest}
    >
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="h-4 rounded-sm bg-skeleton forced-color-adjust-none last:w-3/5" />
      ))}
    </div>
  );
}

export interface SkeletonProps extends ComponentProps<'div'> {
  /** Draws a paragraph of so many lines. */
  lines?: number;
}
