import { RolePicker } from '@smart-admin/pickers/role-picker';
import { type FieldViewProps } from '../FieldViewProps.js';
import { NO_TREE } from '../sources/emptySources.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { idPickerProps } from '../sources/pickerProps.js';

/** Roles by their tree. */
export function RoleSelectFieldView(props: FieldViewProps<'roleSelect'>) {
  const sources = useFormDataSources();
  return (
    <RolePicker
      {...idPickerProps(props, sources)}
      source={sources.roleTree ?? NO_TREE}
      sourceKey="form-roleTree"
      mode="popover"
    />
  );
}
