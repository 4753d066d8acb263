import { RecordPicker } from '@smart-admin/pickers/record-picker';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { NO_RECORDS } from '../sources/emptySources.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { pickerMode } from '../sources/pickerProps.js';
import { plainText } from '../../core/kinds/text/textValue.js';
import { relationKey } from '../../core/kinds/relation/relationFormField.js';

/** A record of another model, chosen from a table of the columns that the field names. */
export function RelationFormFieldView(props: FieldViewProps<'relationForm'>) {
  const { field, value, onValueChange } = props;
  const sources = useFormDataSources();
  return (
    <RecordPicker
      {...controlProps(props)}
      source={sources.records?.(field.modelId, field.relationField) ?? NO_RECORDS}
      sourceKey={relationKey(field)}
      columns={field.columnOptions}
      paged={field.paged}
      mode={pickerMode(props)}
      placeholder={field.placeholder || undefined}
      value={plainText(value) || null}
      clearable={!field.required}
      onValueChange={(id) => onValueChange(id ?? '')}
    />
  );
}
