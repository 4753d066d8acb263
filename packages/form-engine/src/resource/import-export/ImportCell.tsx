import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { memo, type KeyboardEvent } from 'react';
import { type ImportEntry, type ImportChange } from './importRows.js';
import { importMessages } from './importMessages.js';

/** A cell of the preview: text that becomes a field on hover and focus. Enter goes down, Shift+Enter up, Tab on. */
export const ImportCell = memo(function ImportCell({
  entry,
  column,
  header,
  disabled,
  onChange,
  onLeave,
}: ImportCellProps) {
  const t = useMessages(importMessages);
  const message = entry.errors[column];
  return (
    <input
      data-slot="import-cell"
      data-column={column}
      aria-label={t('cell', { row: entry.number, column: header })}
      aria-invalid={message === undefined ? undefined : true}
      title={message}
      readOnly={disabled}
      value={entry.values[column] ?? ''}
      onChange={(event) => onChange({ type: 'edit', id: entry.id, column, text: event.target.value })}
      onBlur={() => onLeave(entry)}
      onKeyDown={goByRow}
      className={cn(
        'h-8 w-full min-w-0 rounded-md border border-transparent bg-transparent px-2 text-body text-1 outline-none phone:h-11 phone:text-16',
        'hover:border-control focus:border-primary-ring focus:bg-surface focus:shadow-[0_0_0_1px_var(--primary-ring)]',
        'aria-invalid:border-danger-text aria-invalid:text-danger-text',
      )}
    />
  );
});

function goByRow(event: KeyboardEvent<HTMLInputElement>): void {
  // an input method ends its word with Enter
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const { column } = event.currentTarget.dataset;
  const row = event.currentTarget.closest('tr');
  const next = event.shiftKey ? row?.previousElementSibling : row?.nextElementSibling;
  const cells = next?.querySelectorAll<HTMLInputElement>('[data-slot=import-cell]') ?? [];
  const target = [...cells].find((cell) => cell.dataset.column === column);
  if (target) {
    target.focus();
    target.select();
  } else event.currentTarget.blur();
}

interface ImportCellProps {
  entry: ImportEntry;
  column: string;
  header: string;
  disabled: boolean;
  onChange: (change: ImportChange) => void;
  /** The person left the cell. */
  onLeave: (entry: ImportEntry) => void;
}
