import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type Field, type SubtableField } from '../core/document/FormDocument.js';
import { type FormStore } from '../core/state/FormStore.js';
import { RowFields } from './RowFields.js';
import { subtableMessages } from './subtableMessages.js';

/** One row of a subtable as a form, with ways to the rows before and after it. What is changed is changed in the table. */
export function RowDialog({ store, field, rows, row, columns, disabled, onRowChange }: RowDialogProps) {
  const t = useMessages(subtableMessages);
  const index = row === null ? -1 : rows.indexOf(row);
  const [before, after] = [rows[index - 1], rows[index + 1]];
  return (
    <Dialog
      open={index >= 0}
      onOpenChange={(isOpen) => !isOpen && onRowChange(null)}
      title={`${field.label} ${t('row', { index: index + 1 })}`}
      footer={
        <>
          <Button
            icon={<ChevronLeft aria-hidden />}
            disabled={before === undefined}
            onClick={() => onRowChange(before ?? null)}
          >
            {t('before')}
          </Button>
          <Button
            icon={<ChevronRight aria-hidden />}
            disabled={after === undefined}
            onClick={() => onRowChange(after ?? null)}
          >
            {t('after')}
          </Button>
          <Button variant="primary" onClick={() => onRowChange(null)}>
            {t('done')}
          </Button>
        </>
      }
    >
      {row !== null && index >= 0 && (
        <RowFields
          key={row}
          store={store}
          table={field.id}
          row={row}
          index={index}
          columns={columns}
          asText={false}
          disabled={disabled}
        />
      )}
    </Dialog>
  );
}

interface RowDialogProps {
  store: FormStore;
  field: SubtableField;
  rows: readonly string[];
  /** The row that is open; null = none. */
  row: string | null;
  columns: readonly Field[];
  disabled: boolean;
  onRowChange: (row: string | null) => void;
}
