import * as Radix from '@radix-ui/react-popover';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { popoverPanelClass } from '../popover/Popover.js';

/**
 * Frame of a select and its floating list, at least as wide as the frame. Focus goes to the element marked `data-autofocus`.
 */
export function SelectPopover({
  open,
  onOpenChange,
  frame,
  children,
  panelClassName,
  width = 'match',
  panelId,
}: SelectPopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor asChild>{frame}</Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          data-slot="select-panel"
          id={panelId}
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLElement)
              event.target.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
          }}
          className={cn(
            popoverPanelClass,
            'overflow-hidden p-0',
            width === 'match' && 'w-(--radix-popover-trigger-width) min-w-40',
            panelClassName,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface SelectPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that the list hangs on; takes a ref. */
  frame: ReactNode;
  children: ReactNode;
  panelClassName?: string;
  width?: 'match' | 'auto';
  /** Id of the panel, when nothing inside carries the `listId` of the trigger. */
  panelId?: string;
}
