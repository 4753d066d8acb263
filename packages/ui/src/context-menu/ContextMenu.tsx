import * as Radix from '@radix-ui/react-context-menu';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { menuClasses, type MenuItem } from '../dropdown-menu/menuItem.js';
import { MenuItems } from '../dropdown-menu/MenuItems.js';
import { useFocusReturn } from '../popover/useFocusReturn.js';

/** A menu of actions at the pointer on a right click, a long press or the menu key. */
export function ContextMenu({ children, items, onOpenChange, disabled, className }: ContextMenuProps) {
  const { trigger, panelProps } = useFocusReturn<HTMLSpanElement>();
  return (
    <Radix.Root onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild ref={trigger} disabled={disabled}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="context-menu"
          collisionPadding={8}
          {...panelProps}
          className={cn(menuClasses.panel, className)}
        >
          <MenuItems items={items} parts={Radix} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface ContextMenuProps {
  /** The area; takes a ref. */
  children: ReactNode;
  /** Actions, dividers and submenus, in order. */
  items: readonly MenuItem[];
  onOpenChange?: (open: boolean) => void;
  /** Leaves the right click to the browser. Default false. */
  disabled?: boolean;
  className?: string;
}
