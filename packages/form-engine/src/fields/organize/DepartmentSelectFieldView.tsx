import { DepartmentSelect } from '@smart-admin/pickers/department-select';
import { type FieldViewProps } from '../FieldViewProps.js';
import { NO_TREE } from '../sources/emptySources.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { idPickerProps } from '../sources/pickerProps.js';

/** Departments by the organisation tree. */
export function DepartmentSelectFieldView(props: FieldViewProps<'departmentSelect'>) {
  const sources = useFormDataSources();
  return (
    <DepartmentSelect
      {...idPickerProps(props, sources)}
      source={sources.departmentTree ?? NO_TREE}
      sourceKey="form-departmentTree"
    />
  );
}
