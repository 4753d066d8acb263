import { Ellipsis } from 'lucide-react';
import { Button } from '../button/Button.js';
import { IconButton } from '../button/IconButton.js';
import { DropdownMenu } from '../dropdown-menu/DropdownMenu.js';
import { type MenuItem } from '../dropdown-menu/menuItem.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';

const messages = defineMessages({
  zh: { more: '更多操作' },
  en: { more: 'More actions' },
  zhtw: { more: '更多操作' },
  vi: { more: 'Thao tác khác' },
});

/**
 * Actions at the end of a table row: at most two as text, the rest under the ellipsis menu. Dangerous ones are always
 * in the menu, last, after a divider. Entries with `hidden` are left out.
 */
export function RowActions({ items, inlineMax = 2 }: RowActionsProps) {
  const t = useMessages(messages);
  const shown = items.filter((item) => !item.hidden);
  const safe = shown.filter((item) => !item.danger);
  const dangerous = shown.filter((item) => item.danger);
  const inline = safe.slice(0, inlineMax);
  const rest = safe.slice(inlineMax);
  const toMenu = ({ key, label, disabled, danger, onSelect }: RowAction): MenuItem => ({
    key,
    label,
    disabled,
    danger,
    onSelect,
  });
  const menu = [
    ...rest.map(toMenu),
    ...(rest.length > 0 && dangerous.length > 0 ? [{ kind: 'divider', key: 'divider' } as const] : []),
    ...dangerous.map(toMenu),
  ];
  return (
    <span data-slot="row-actions" className="-ml-1.25 flex items-center gap-1">
      {inline.map((item) => (
        <Button key={item.key} variant="text" disabled={item.disabled} onClick={item.onSelect}>
          {item.label}
        </Button>
      ))}
      {menu.length > 0 && (
        <DropdownMenu
          align="end"
          items={menu}
          trigger={
            <IconButton pane tooltip={false} label={t('more')}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      )}
    </span>
  );
}

export interface RowAction {
  key: string;
  label: string;
  onSelect: () => void;
  disabled?: boolean;
  /** A deletion or the like. */
  danger?: boolean;
  /** Without permission. */
  hidden?: boolean;
}

export interface RowActionsProps {
  /** All actions of the row, in order of use; 删除 last. */
  items: readonly RowAction[];
  /** Text actions before the menu. Default 2. */
  inlineMax?: number;
}
