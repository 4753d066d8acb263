import { GroupPicker } from '@smart-admin/pickers/group-picker';
import { type FieldViewProps } from '../FieldViewProps.js';
import { NO_TREE } from '../sources/emptySources.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { idPickerProps } from '../sources/pickerProps.js';

/** Groups by their kinds. */
export function GroupSelectFieldView(props: FieldViewProps<'groupSelect'>) {
  const sources = useFormDataSources();
  return (
    <GroupPicker
      {...idPickerProps(props, sources)}
      source={sources.groupTree ?? NO_TREE}
      sourceKey="form-groupTree"
      mode="popover"
    />
  );
}
