import { RecordPicker } from '@smart-admin/pickers/record-picker';
import { useMessages } from '@smart-admin/ui/locale';
import { type Field, type SubtableField } from '../core/document/FormDocument.js';
import { referenceOf } from '../core/registry/fieldFacts.js';
import { type FormStore } from '../core/state/FormStore.js';
import { FieldView } from '../fields/FieldView.js';
import { NO_RECORDS } from '../fields/sources/emptySources.js';
import { useFormDataSources } from '../fields/sources/FormDataSources.js';
import { subtableMessages } from './subtableMessages.js';

/** Chooses several people, records or rows at once: each becomes a row of the table. */
export function BatchAdd({ store, field, column, disabled }: BatchAddProps) {
  const t = useMessages(subtableMessages);
  const { records, interfaceRows } = useFormDataSources();
  const label = t('batchAdd', { label: column.label });
  const add = (ids: readonly string[]) => {
    const isList = 'multiple' in column && column.multiple;
    store.addRows(
      field.id,
      ids.map((id) => ({ [column.id]: isList ? [id] : id })),
    );
  };
  const shared = { 'aria-label': label, placeholder: label, disabled };
  if (column.kind !== 'relationForm' && column.kind !== 'popupSelect') {
    const many = { ...column, multiple: true, required: false, span: 12, placeholder: label } as Field;
    return <FieldView {...shared} field={many} value={[]} onValueChange={(ids) => add(ids as string[])} />;
  }
  const source =
    column.kind === 'relationForm' ? records?.(column.modelId, column.relationField) : interfaceRows?.(column);
  return (
    <RecordPicker
      {...shared}
      multiple
      source={source ?? NO_RECORDS}
      sourceKey={referenceOf(column)?.key ?? ''}
      columns={column.columnOptions}
      paged={column.paged}
      value={[]}
      onValueChange={add}
    />
  );
}

export interface BatchAddProps {
  store: FormStore;
  field: SubtableField;
  /** The column that takes what is chosen; see `batchColumn`. */
  column: Field;
  disabled: boolean;
}
