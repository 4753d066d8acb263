import * as Radix from '@radix-ui/react-popover';
import { useRef, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { isFocusLost } from '../popover/isFocusLost.js';
import { leaveToInputMethod, popoverPanelClass } from '../popover/Popover.js';
import { enterPanel } from './enterPanel.js';

/**
 * Frame of a select and its floating panel: the one popover of all selects and pickers. Focus goes into the panel when it
 * opens (`enterPanel`) and comes back to the element with the role `combobox` of the frame when it closes by a choice, by
 * Escape or by Tab, also inside a dialog. Who clicks elsewhere keeps the focus there.
 */
export function SelectPopover({
  open,
  onOpenChange,
  frame,
  children,
  panelClassName,
  width = 'match',
  panelId,
  panelLabel,
  entersOnOpen = true,
}: SelectPopoverProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const isLeftByPointer = useRef(false);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor asChild ref={anchor}>
        {frame}
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          data-slot="select-panel"
          id={panelId}
          role={panelLabel === undefined ? 'presentation' : 'dialog'}
          aria-label={panelLabel}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            isLeftByPointer.current = false;
            if (entersOnOpen && event.target instanceof HTMLElement) enterPanel(event.target);
          }}
          onEscapeKeyDown={leaveToInputMethod}
          onPointerDownOutside={() => {
            isLeftByPointer.current = true;
          }}
          onInteractOutside={(event) => {
            // the frame opens and closes by itself
            if (!(event.target instanceof Node) || !anchor.current?.contains(event.target)) return;
            event.preventDefault();
            isLeftByPointer.current = false;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const field = anchor.current?.querySelector<HTMLElement>('[role=combobox]');
            if (field && isFocusLost(field) && !isLeftByPointer.current) field.focus({ preventScroll: true });
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
  /** The element that the panel hangs on; takes a ref. */
  frame: ReactNode;
  children: ReactNode;
  panelClassName?: string | undefined;
  /** As wide as the frame at least, or as its contents. Default `match`. */
  width?: 'match' | 'auto';
  /** Id of the panel, when nothing inside carries the `listId` of the trigger. */
  panelId?: string;
  /** Makes the panel a dialog of this name; for panels that are no list. */
  panelLabel?: string;
  /** Opening moves the focus into the panel. Default true. */
  entersOnOpen?: boolean;
}
