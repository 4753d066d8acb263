import * as Radix from '@radix-ui/react-hover-card';
import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { popoverPanelClass } from '../popover/Popover.js';

/**
 * More about a link or a name while the pointer or the focus rests on it. What it shows must also be found where the link
 * leads: fingers and screen readers do not get it.
 */
export function HoverCard({
  trigger,
  children,
  side = 'bottom',
  align = 'start',
  openDelay = 400,
  closeDelay = 200,
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: HoverCardProps) {
  return (
    <Radix.Root
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      openDelay={openDelay}
      closeDelay={closeDelay}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="hover-card"
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(popoverPanelClass, 'max-w-[min(20rem,var(--radix-popper-available-width))] p-4', className)}
          {...rest}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface HoverCardProps extends Omit<ComponentProps<typeof Radix.Content>, 'children'> {
  /** The link or button that it tells more about; takes a ref. */
  trigger: ReactNode;
  children: ReactNode;
  /** Wait before it opens, in ms. Default 400. */
  openDelay?: number;
  /** Wait before it closes, in ms: time to come over. Default 200. */
  closeDelay?: number;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}
