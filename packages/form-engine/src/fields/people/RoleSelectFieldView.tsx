import { type FieldViewProps } from '../FieldViewProps.js';
import { SourceTreeSelect } from '../organize/SourceTreeSelect.js';
import { useFormDataSources } from '../sources/FormDataSources.js';

/** Roles by their tree. */
export function RoleSelectFieldView(props: FieldViewProps<'roleSelect'>) {
  return <SourceTreeSelect {...props} source={useFormDataSources().roleTree} name="roleTree" types={['role']} />;
}
