import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { cn } from '../cn/cn.js';
import { menuClasses, type MenuItem } from '../dropdown-menu/menuItem.js';

/**
 * Entries inside an open menu.
 * @internal
 */
export function DropdownMenuItems({ items }: { items: readonly MenuItem[] }) {
  return items.map((item) => {
    switch (item.kind) {
      case 'divider':
        return <Radix.Separator key={item.key} className={menuClasses.divider} />;
      case 'label':
        return (
          <Radix.Label key={item.key} className={menuClasses.label}>
            {item.label}
          </Radix.Label>
        );
      case 'submenu':
        return (
          <Radix.Sub key={item.key}>
            <Radix.SubTrigger disabled={item.disabled} className={menuClasses.item}>
              {item.icon}
              <span className="flex-1">{item.label}</span>
              <ChevronRight aria-hidden className="size-3.5!" />
            </Radix.SubTrigger>
            <Radix.Portal>
              <Radix.SubContent className={menuClasses.panel} sideOffset={4} collisionPadding={8}>
                <DropdownMenuItems items={item.items} />
              </Radix.SubContent>
            </Radix.Portal>
          </Radix.Sub>
        );
      default: {
        const content = (
          <>
            {item.icon}
            <span className="flex-1">{item.label}</span>
            {item.shortcut && <span className={menuClasses.shortcut}>{item.shortcut}</span>}
          </>
        );
        return item.checked === undefined ? (
          <Radix.Item
            key={item.key}
            disabled={item.disabled}
            onSelect={item.onSelect}
            className={cn(menuClasses.item, item.danger && menuClasses.danger)}
          >
            {content}
          </Radix.Item>
        ) : (
          <Radix.CheckboxItem
            key={item.key}
            checked={item.checked}
            disabled={item.disabled}
            onSelect={item.onSelect}
            className={menuClasses.item}
          >
            <span className="grid size-4 flex-none place-items-center">
              <Radix.ItemIndicator>
                <Check aria-hidden className="text-primary-text!" />
              </Radix.ItemIndicator>
            </span>
            {content}
          </Radix.CheckboxItem>
        );
      }
    }
  });
}
