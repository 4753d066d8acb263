import { UserPicker } from '@smart-admin/pickers/user-picker';
import { type FieldViewProps } from '../FieldViewProps.js';
import { NO_ENTITIES } from '../sources/emptySources.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { idPickerProps, pickerMode } from '../sources/pickerProps.js';

/** Users by their organisations or by search. 当前用户 is offered where somebody is known who it can stand for. */
export function UserSelectFieldView(props: FieldViewProps<'userSelect'>) {
  const sources = useFormDataSources();
  return (
    <UserPicker
      {...idPickerProps(props, sources)}
      source={sources.users ?? NO_ENTITIES}
      sourceKey="form-users"
      title={props.field.label || undefined}
      systemVariables={sources.currentUser !== undefined}
      mode={pickerMode(props)}
    />
  );
}
