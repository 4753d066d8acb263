import { RecordPicker } from '@smart-admin/pickers/record-picker';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { pickerMode } from '../sources/pickerProps.js';
import { plainText } from '../../core/kinds/text/textValue.js';
import { relationKey } from '../../core/kinds/relation/relationFormField.js';
import { useMisfit } from './useMisfit.js';
import { useOfferedRecords } from './useOfferedRecords.js';

/** A record of another model, chosen from a table of the columns that the field names. */
export function RelationFormFieldView(props: FieldViewProps<'relationForm'>) {
  const { field, value, onValueChange } = props;
  const sources = useFormDataSources();
  const records = useOfferedRecords({
    key: relationKey(field),
    optionFilter: props.optionFilter,
    open: (...narrowing) => sources.records?.(field.modelId, field.relationField, ...narrowing),
  });
  const chosen = plainText(value);
  useMisfit(records, chosen, props.onMisfit);
  return (
    <RecordPicker
      {...controlProps(props)}
      source={records.source}
      sourceKey={records.sourceKey}
      columns={field.columnOptions}
      paged={field.paged}
      mode={pickerMode(props)}
      placeholder={field.placeholder || undefined}
      value={chosen || null}
      clearable={!field.required}
      onValueChange={(id) => onValueChange(id ?? '')}
    />
  );
}
