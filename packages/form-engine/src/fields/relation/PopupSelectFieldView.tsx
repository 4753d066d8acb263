import { PopupPicker } from '@smart-admin/pickers/popup-picker';
import { plainText } from '../../core/kinds/text/textValue.js';
import { referenceOf } from '../../core/registry/fieldFacts.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { useMisfit } from './useMisfit.js';
import { useOfferedRecords } from './useOfferedRecords.js';
import { pickerMode } from '../sources/pickerProps.js';

/** A row of a data interface, chosen from a table of the columns that the field names. */
export function PopupSelectFieldView(props: FieldViewProps<'popupSelect'>) {
  const { field, value, onValueChange } = props;
  const { interfaceRows } = useFormDataSources();
  const rows = useOfferedRecords({
    key: referenceOf(field)?.key ?? '',
    optionFilter: props.optionFilter,
    open: (filter) => interfaceRows?.(field, filter),
  });
  const chosen = plainText(value);
  useMisfit(rows, chosen, props.onMisfit);
  return (
    <PopupPicker
      {...controlProps(props)}
      source={rows.source}
      sourceKey={rows.sourceKey}
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
