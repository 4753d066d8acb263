import { Check, ChevronRight } from 'lucide-react';
import type * as ContextMenu from '@radix-ui/react-context-menu';
import type * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useRef, type MouseEvent, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { menuClasses, type MenuItem } from './menuItem.js';

/**
 * Entries inside an open menu. Drop-down and context menus differ only in the primitives that draw them.
 * @internal
 */
export function MenuItems({ items, parts }: { items: readonly MenuItem[]; parts: MenuParts }) {
  return items.map((item) => {
    switch (item.kind) {
      case 'divider':
        return <parts.Separator key={item.key} className={menuClasses.divider} />;
      case 'label':
        return (
          <parts.Label key={item.key} className={menuClasses.label}>
            {item.label}
          </parts.Label>
        );
      case 'submenu':
        return (
          <parts.Sub key={item.key}>
            <parts.SubTrigger disabled={item.disabled} className={menuClasses.item}>
              {item.icon}
              <span className="flex-1">{item.label}</span>
              <ChevronRight aria-hidden className="size-3.5!" />
            </parts.SubTrigger>
            <parts.Portal>
              <parts.SubContent className={menuClasses.panel} sideOffset={4} collisionPadding={8}>
                <MenuItems items={item.items} parts={parts} />
              </parts.SubContent>
            </parts.Portal>
          </parts.Sub>
        );
      default: {
        const content = (
          <>
            {item.icon}
            <span className="flex-1">{item.label}</span>
            {item.shortcut && (
              <kbd aria-hidden className={menuClasses.shortcut}>
                {item.shortcut}
              </kbd>
            )}
          </>
        );
        if (item.href !== undefined)
          return (
            <LinkItem key={item.key} item={item} href={item.href} parts={parts}>
              {content}
            </LinkItem>
          );
        return item.checked === undefined ? (
          <parts.Item
            key={item.key}
            disabled={item.disabled}
            onSelect={item.onSelect}
            aria-keyshortcuts={item.shortcut && keyShortcuts(item.shortcut)}
            className={cn(menuClasses.item, item.danger && menuClasses.danger)}
          >
            {content}
          </parts.Item>
        ) : (
          <parts.CheckboxItem
            key={item.key}
            checked={item.checked}
            disabled={item.disabled}
            onSelect={item.onSelect}
            className={menuClasses.item}
          >
            <span className="grid size-4 flex-none place-items-center">
              <parts.ItemIndicator>
                <Check aria-hidden className="text-primary-text!" />
              </parts.ItemIndicator>
            </span>
            {content}
          </parts.CheckboxItem>
        );
      }
    }
  });
}

/** An entry that is a link too; the browser opens it elsewhere when a key is held, and then nothing is chosen here. */
function LinkItem({
  item,
  href,
  parts,
  children,
}: {
  item: ActionItem;
  href: string;
  parts: MenuParts;
  children: ReactNode;
}) {
  const elsewhere = useRef(false);
  return (
    // the menu chooses only what nobody prevented, so the browser is held back one step further out
    <span
      role="none"
      className="contents"
      onClick={(event) => {
        if (!opensElsewhere(event)) event.preventDefault();
      }}
    >
      <parts.Item
        asChild
        disabled={item.disabled}
        onSelect={() => {
          if (!elsewhere.current) item.onSelect();
        }}
      >
        <a
          href={href}
          className={cn(menuClasses.item, 'no-underline hover:no-underline')}
          onClickCapture={(event) => {
            elsewhere.current = opensElsewhere(event);
          }}
        >
          {children}
        </a>
      </parts.Item>
    </span>
  );
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

/** Keys as `aria-keyshortcuts` wants them, from how they are written: `Ctrl K` or `⌘K`. */
function keyShortcuts(written: string): string {
  return written
    .replace('Ctrl', 'Control')
    .replaceAll(' ', '+')
    .replaceAll(/[⌘⌥⇧⌃]/g, (sign) => `${MAC_KEYS[sign] ?? ''}+`);
}

const MAC_KEYS: Readonly<Record<string, string>> = { '⌘': 'Meta', '⌥': 'Alt', '⇧': 'Shift', '⌃': 'Control' };

type ActionItem = Extract<MenuItem, { onSelect: () => void }>;

type PartName =
  'Separator' | 'Label' | 'Sub' | 'SubTrigger' | 'SubContent' | 'Portal' | 'Item' | 'CheckboxItem' | 'ItemIndicator';
type MenuParts = Pick<typeof DropdownMenu, PartName> | Pick<typeof ContextMenu, PartName>;
