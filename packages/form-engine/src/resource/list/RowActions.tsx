import { Button, IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { DropdownMenu, type MenuItem } from '@smart-admin/ui/dropdown-menu';
import { useMessages } from '@smart-admin/ui/locale';
import { Ellipsis, EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceRow } from '../types.js';
import { type ListAction, splitRowActions } from './splitRowActions.js';

/** Actions of one row: two as text and a menu; only the menu on a card. */
export const RowActions = memo(RowActionButtons) as typeof RowActionButtons;

function RowActionButtons<Row extends ResourceRow>({ actions, row, name, card = false }: RowActionsProps<Row>) {
  const t = useMessages(resourceMessages);
  const { inline, menu, danger } = splitRowActions(actions, row);
  const toItem = (action: ListAction<Row>): MenuItem => ({
    key: action.id,
    label: action.label,
    icon: action.icon,
    danger: action.danger,
    disabled: action.disabled?.(row),
    onSelect: () => action.run([row]),
  });
  const calm = (card ? [...inline, ...menu] : menu).map(toItem);
  const items: MenuItem[] = [
    ...calm,
    ...(calm.length > 0 && danger.length > 0 ? [{ kind: 'divider' as const, key: 'divider' }] : []),
    ...danger.map(toItem),
  ];
  return (
    <span
      data-slot="row-actions"
      className={cn('flex h-7 items-center gap-1 whitespace-nowrap', card ? '-mr-3' : '-mx-1')}
    >
      {!card &&
        inline.map((action) => (
          <Button
            key={action.id}
            variant="text"
            disabled={action.disabled?.(row)}
            onClick={() => action.run([row])}
            aria-label={`${action.label} ${name}`}
          >
            {action.label}
          </Button>
        ))}
      {items.length > 0 && (
        <DropdownMenu
          align="end"
          trigger={
            <IconButton
              pane
              tooltip={false}
              label={`${t('more')} ${name}`}
              className={card ? 'size-11 rounded-md' : undefined}
            >
              {card ? <EllipsisVertical aria-hidden /> : <Ellipsis aria-hidden />}
            </IconButton>
          }
          items={items}
        />
      )}
    </span>
  );
}

export interface RowActionsProps<Row extends ResourceRow> {
  actions: readonly ListAction<Row>[];
  row: Row;
  /** The row's name for screen readers. */
  name: string;
  /** Everything under the menu. */
  card?: boolean;
}
