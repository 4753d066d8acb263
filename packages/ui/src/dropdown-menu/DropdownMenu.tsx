import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useFocusReturn } from '../popover/useFocusReturn.js';
import { MenuItems } from './MenuItems.js';
import { menuClasses, type MenuItem } from './menuItem.js';

/** A menu of actions that opens from a button. */
export function DropdownMenu({
  trigger,
  items,
  header,
  open,
  defaultOpen,
  onOpenChange,
  side,
  align = 'start',
  className,
}: DropdownMenuProps) {
  const { trigger: triggerRef, panelProps } = useFocusReturn<HTMLButtonElement>();
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild ref={triggerRef}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="dropdown-menu"
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          {...panelProps}
          className={cn(menuClasses.panel, className)}
        >
          {header}
          <MenuItems items={items} parts={Radix} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface DropdownMenuProps {
  /** The button that opens it; takes a ref. */
  trigger: ReactNode;
  /** Actions, labels, dividers and submenus, in order. */
  items: readonly MenuItem[];
  /** Anything above the entries. */
  header?: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Where it opens if there is room. Default bottom. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Default `start`. */
  align?: 'start' | 'center' | 'end';
  className?: string;
}
