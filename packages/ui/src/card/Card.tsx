import { cn } from '../cn/cn.js';
import { Sheet, type SheetProps } from '../sheet/Sheet.js';

/** A Sheet with padding, for home and dashboards, where several stand 12 apart. */
export function Card({ className, bodyClassName, ...rest }: SheetProps) {
  return (
    <Sheet data-slot="card" className={className} bodyClassName={cn('min-h-0 flex-1 p-4', bodyClassName)} {...rest} />
  );
}

export { type SheetProps as CardProps } from '../sheet/Sheet.js';
