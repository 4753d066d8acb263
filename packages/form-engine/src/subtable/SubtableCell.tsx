import { cn } from '@smart-admin/ui/cn';
import { FieldContext } from '@smart-admin/ui/form-state';
import { useMessages } from '@smart-admin/ui/locale';
import { useId } from 'react';
import { type Field } from '../core/document/FormDocument.js';
import { type FormStore } from '../core/state/FormStore.js';
import { FieldView } from '../fields/FieldView.js';
import { FieldText } from '../renderer/FieldText.js';
import { useFormField } from '../renderer/useFormField.js';
import { subtableMessages } from './subtableMessages.js';

/** Controls without outline and arrow until the row is pointed at or the cell is used; errors always show theirs. */
const quiet =
  '[&>[data-slot]]:bg-transparent [&>[data-slot]:not([data-invalid])]:border-transparent [&>[data-slot]>svg]:opacity-0 group-hover/row:[&>[data-slot]]:bg-surface group-hover/row:[&>[data-slot]:not([data-invalid])]:border-control group-hover/row:[&>[data-slot]>svg]:opacity-100 focus-within:[&>[data-slot]]:bg-surface focus-within:[&>[data-slot]:not([data-invalid])]:border-ring focus-within:[&>[data-slot]>svg]:opacity-100';

/** One cell of an open subtable with its message; draws again only when its own state changes. */
export function SubtableCell({
  store,
  table,
  row,
  index,
  column,
  asText,
  disabled,
  plain = false,
  quietError = false,
}: SubtableCellProps) {
  const t = useMessages(subtableMessages);
  const id = useId();
  const path = `${table}.${row}.${column.id}`;
  const { value, error, visible, required, readOnly, params, optionFilter } = useFormField(store, path);
  if (!visible) return null;
  if (asText) {
    return (
      <div className={plain ? undefined : 'px-[11px]'}>
        <FieldText field={column} value={value} cell={!plain} />
      </div>
    );
  }
  const messageId = `${id}-message`;
  return (
    <div data-field-path={path}>
      <FieldContext
        value={{
          id,
          labelId: `${id}-label`,
          invalid: error !== undefined,
          required,
          describedBy: error === undefined ? undefined : messageId,
        }}
      >
        <div className={cn('min-w-0', !plain && quiet)}>
          <FieldView
            field={column}
            value={value}
            onValueChange={(next) => store.setValue(path, next)}
            disabled={disabled || column.disabled}
            readOnly={readOnly}
            params={params}
            optionFilter={optionFilter}
            onOptionsChange={() => store.checkChoice(path)}
            onMisfit={(isMisfit) => store.noteMisfit(path, isMisfit)}
            cell={!plain}
            aria-label={t('cell', { label: column.label, index: index + 1 })}
          />
        </div>
      </FieldContext>
      {error && (
        <p
          id={messageId}
          role="alert"
          className={cn(
            'm-0 px-2 pt-0.5 text-12 text-danger-text',
            quietError && 'absolute z-2 rounded-sm bg-raised shadow-pop',
          )}
        >
          {error}
        </p>
      )}
    </div>
  );
}

export interface SubtableCellProps {
  store: FormStore;
  table: string;
  /** Key of the row. */
  row: string;
  index: number;
  column: Field;
  asText: boolean;
  disabled: boolean;
  /** Always with outline. Default false. */
  plain?: boolean;
  /** The message floats below the cell, so that the row keeps its height. Default false. */
  quietError?: boolean;
}
