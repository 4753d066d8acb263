import { IconButton } from '@smart-admin/ui/button';
import { DropdownMenu } from '@smart-admin/ui/dropdown-menu';
import { useMessages } from '@smart-admin/ui/locale';
import { ArrowDown, ArrowUp, Copy, EllipsisVertical, SquarePen } from 'lucide-react';
import { type FormStore } from '../core/state/FormStore.js';
import { copyRow } from './gridEdits.js';
import { subtableMessages } from './subtableMessages.js';

/** What can be done with a row besides deleting it. */
export function RowMenu({ store, table, row, index, canMove, onOpenRow }: RowMenuProps) {
  const t = useMessages(subtableMessages);
  const rows = store.getRows(table);
  return (
    <DropdownMenu
      trigger={
        <IconButton pane label={t('rowMenu', { index: index + 1 })}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
      items={[
        { key: 'open', label: t('openRow'), icon: <SquarePen aria-hidden />, onSelect: () => onOpenRow(row) },
        {
          key: 'copy',
          label: t('copyRow'),
          icon: <Copy aria-hidden />,
          onSelect: () => copyRow({ store, table, columns: [] }, row),
        },
        {
          key: 'up',
          label: t('moveUp'),
          icon: <ArrowUp aria-hidden />,
          disabled: !canMove || index === 0,
          onSelect: () => store.moveRow(table, row, index - 1),
        },
        {
          key: 'down',
          label: t('moveDown'),
          icon: <ArrowDown aria-hidden />,
          disabled: !canMove || index === rows.length - 1,
          onSelect: () => store.moveRow(table, row, index + 1),
        },
      ]}
    />
  );
}

interface RowMenuProps {
  store: FormStore;
  table: string;
  row: string;
  index: number;
  /** Whether it may stand elsewhere. */
  canMove: boolean;
  /** Opens the row as a form. */
  onOpenRow: (row: string) => void;
}
