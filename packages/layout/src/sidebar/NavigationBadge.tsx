import { BADGE_MAX } from '@smart-admin/ui/badge';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { useFrame } from '../frame/FrameContext.js';
import { type FrameItem } from '../frame/navigationItem.js';
import { waitingAt } from '../frame/waitingAt.js';
import { layoutMessages } from '../messages.js';

/** How much waits at an entry of the navigation and below it: the number, or a dot where there is no room. Nothing for 0. */
export function NavigationBadge({ item, dot = false, className }: NavigationBadgeProps) {
  const t = useMessages(layoutMessages);
  const count = waitingAt(item, useFrame().badges);
  if (count === 0) return null;
  return (
    <span
      data-slot="navigation-badge"
      className={cn(
        'flex-none forced-color-adjust-none',
        dot
          ? 'size-1.75 rounded-full bg-danger-solid'
          : 'rounded-full bg-nav-border px-1.75 text-12 leading-4.5 font-normal text-nav-text-strong tabular-nums',
        className,
      )}
    >
      {dot ? null : <span aria-hidden>{count > BADGE_MAX ? `${BADGE_MAX}+` : count}</span>}
      <span className="sr-only">{t('waiting', { count })}</span>
    </span>
  );
}

export interface NavigationBadgeProps {
  item: Pick<FrameItem, 'path' | 'children'>;
  /** Default false. */
  dot?: boolean;
  className?: string;
}
