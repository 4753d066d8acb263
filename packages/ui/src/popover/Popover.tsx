import * as Radix from '@radix-ui/react-popover';
import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useFocusReturn } from './useFocusReturn.js';

/** A floating panel at its trigger. */
export function Popover({
  trigger,
  children,
  side,
  align = 'start',
  open,
  defaultOpen,
  onOpenChange,
  modal,
  className,
  ...rest
}: PopoverProps) {
  const { trigger: triggerRef, panelProps } = useFocusReturn<HTMLButtonElement>();
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} modal={modal}>
      <Radix.Trigger asChild ref={triggerRef}>
        {trigger}
      </Radix.Trigger>
      <PopoverPanel side={side} align={align} className={className} {...panelProps} {...rest}>
        {children}
      </PopoverPanel>
    </Radix.Root>
  );
}

/** The panel alone, for controls that bring their own Radix root. */
export function PopoverPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="popover"
        sideOffset={4}
        collisionPadding={8}
        className={cn(popoverPanelClass, 'p-3', className)}
        onEscapeKeyDown={leaveToInputMethod}
        {...rest}
      />
    </Radix.Portal>
  );
}

/** The Escape by which somebody gives up what an input method composes closes nothing. */
export function leaveToInputMethod(event: KeyboardEvent): void {
  if (event.isComposing) event.preventDefault();
}

/** Look of everything that floats at its trigger. */
export const popoverPanelClass =
  'z-(--z-popover) max-h-(--radix-popper-available-height) max-w-(--radix-popper-available-width) overflow-auto rounded-lg bg-raised text-body text-1 shadow-pop outline-none data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out';

export interface PopoverProps extends Omit<ComponentProps<typeof Radix.Content>, 'children'> {
  /** The element that opens the panel; takes a ref. */
  trigger: ReactNode;
  children: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Traps focus and hides the rest of the page from screen readers. Default false. */
  modal?: boolean;
}
