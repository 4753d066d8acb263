import { type FieldViewProps } from '../FieldViewProps.js';
import { SourceTreeSelect } from '../organize/SourceTreeSelect.js';
import { useFormDataSources } from '../sources/FormDataSources.js';

/** Departments by the organisation tree. */
export function DepartmentSelectFieldView(props: FieldViewProps<'departmentSelect'>) {
  return (
    <SourceTreeSelect
      {...props}
      source={useFormDataSources().departmentTree}
      name="departmentTree"
      types={['department']}
    />
  );
}
