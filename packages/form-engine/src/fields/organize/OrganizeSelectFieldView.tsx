import { OrganizePicker } from '@smart-admin/pickers/organize-picker';
import { type FieldViewProps } from '../FieldViewProps.js';
import { NO_TREE } from '../sources/emptySources.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { idPickerProps, pickerMode } from '../sources/pickerProps.js';

/** Companies and departments by their tree. */
export function OrganizeSelectFieldView(props: FieldViewProps<'organizeSelect'>) {
  const sources = useFormDataSources();
  return (
    <OrganizePicker
      {...idPickerProps(props, sources)}
      source={sources.organizeTree ?? NO_TREE}
      sourceKey="form-organizeTree"
      types={ORGANIZES}
      mode={pickerMode(props)}
    />
  );
}

const ORGANIZES = ['company', 'department'];
