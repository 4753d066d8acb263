import { PositionSelect } from '@smart-admin/pickers/position-select';
import { type FieldViewProps } from '../FieldViewProps.js';
import { NO_TREE } from '../sources/emptySources.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { idPickerProps } from '../sources/pickerProps.js';

/** Positions by the organisation tree. */
export function PositionSelectFieldView(props: FieldViewProps<'positionSelect'>) {
  const sources = useFormDataSources();
  return (
    <PositionSelect
      {...idPickerProps(props, sources)}
      source={sources.positionTree ?? NO_TREE}
      sourceKey="form-positionTree"
    />
  );
}
