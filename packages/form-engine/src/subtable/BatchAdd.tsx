import { RecordPicker } from '@smart-admin/pickers/record-picker';
import { useMessages } from '@smart-admin/ui/locale';
import { type BoundOptionFilter } from '../core/compile/optionFilter.js';
import { type Field, type SubtableField } from '../core/document/FormDocument.js';
import { referenceOf } from '../core/registry/fieldFacts.js';
import { type FormStore } from '../core/state/FormStore.js';
import { FieldView } from '../fields/FieldView.js';
import { useOfferedRecords } from '../fields/relation/useOfferedRecords.js';
import { useFormDataSources } from '../fields/sources/FormDataSources.js';
import { useFormField } from '../renderer/useFormField.js';
import { subtableMessages } from './subtableMessages.js';

/** Chooses several people, records or rows at once: each becomes a row of the table. */
export function BatchAdd({ store, field, column, disabled }: BatchAddProps) {
  const t = useMessages(subtableMessages);
  const { optionFilter } = useFormField(store, `${field.id}.*.${column.id}`);
  const label = t('batchAdd', { label: column.label });
  const add = (ids: readonly string[]) => {
    const isList = 'multiple' in column && column.multiple;
    store.addRows(
      field.id,
      ids.map((id) => ({ [column.id]: isList ? [id] : id })),
    );
  };
  const shared = { 'aria-label': label, placeholder: label, disabled, optionFilter };
  if (column.kind === 'relationForm' || column.kind === 'popupSelect')
    return <RecordBatchAdd {...shared} column={column} onAdd={add} />;
  const many = { ...column, multiple: true, required: false, span: 12, placeholder: label } as Field;
  return <FieldView {...shared} field={many} value={[]} onValueChange={(ids) => add(ids as string[])} />;
}

function RecordBatchAdd({ column, optionFilter, onAdd, ...props }: RecordBatchAddProps) {
  const { records, interfaceRows } = useFormDataSources();
  const { source, sourceKey } = useOfferedRecords({
    key: referenceOf(column)?.key ?? '',
    optionFilter,
    open: (filter, asked) =>
      column.kind === 'relationForm'
        ? records?.(column.modelId, column.relationField, filter, asked)
        : interfaceRows?.(column, filter),
  });
  return (
    <RecordPicker
      {...props}
      source={source}
      sourceKey={sourceKey}
      multiple
      columns={column.columnOptions}
      paged={column.paged}
      value={[]}
      onValueChange={onAdd}
    />
  );
}

interface RecordBatchAddProps {
  'aria-label': string;
  placeholder: string;
  disabled: boolean;
  column: Extract<Field, { kind: 'relationForm' | 'popupSelect' }>;
  optionFilter: BoundOptionFilter | undefined;
  onAdd: (ids: readonly string[]) => void;
}

export interface BatchAddProps {
  store: FormStore;
  field: SubtableField;
  /** The column that takes what is chosen; see `batchColumn`. */
  column: Field;
  disabled: boolean;
}
