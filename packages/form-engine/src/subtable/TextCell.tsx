import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { type Field } from '../core/document/FormDocument.js';
import { isRightAligned } from '../core/registry/fieldFacts.js';
import { type FormStore } from '../core/state/FormStore.js';
import { FieldText } from '../renderer/FieldText.js';
import { useFormField } from '../renderer/useFormField.js';
import { subtableMessages } from './subtableMessages.js';

/** One cell of a long subtable as text; it becomes the editor when it gets the focus. */
export function TextCell({ store, path, index, column, isFixed, onOpen }: TextCellProps) {
  const t = useMessages(subtableMessages);
  const { value, error, visible, readOnly } = useFormField(store, path);
  if (!visible) return null;
  const name = t('cell', { label: column.label, index: index + 1 });
  const content = <FieldText field={column} value={value} inline />;
  const look = cn('block h-8 w-full truncate px-[11px] leading-8', isRightAligned(column) && 'text-right tabular-nums');
  const takesInput = store.form.byPath.get(`${path.split('.')[0]}.${column.id}`)?.definition?.role === 'input';
  if (isFixed || readOnly || !takesInput || column.disabled) {
    return (
      <span data-field-path={path} className={look}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      data-field-path={path}
      data-invalid={error ? true : undefined}
      title={error}
      aria-label={error ? `${name}: ${error}` : name}
      onFocus={onOpen}
      className={cn(
        look,
        'cursor-text rounded-sm border border-transparent text-left group-hover/row:border-control data-invalid:border-danger-edge data-invalid:bg-danger-soft',
        isRightAligned(column) && 'text-right',
      )}
    >
      {content}
    </button>
  );
}

export interface TextCellProps {
  store: FormStore;
  /** `visitors.r2.mobile`. */
  path: string;
  index: number;
  column: Field;
  /** The table cannot be changed. */
  isFixed: boolean;
  onOpen: () => void;
}
