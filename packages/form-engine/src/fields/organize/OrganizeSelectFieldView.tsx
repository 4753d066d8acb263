import { type FieldViewProps } from '../FieldViewProps.js';
import { SourceTreeSelect } from '../organize/SourceTreeSelect.js';
import { useFormDataSources } from '../sources/FormDataSources.js';

/** Organisations by their tree. */
export function OrganizeSelectFieldView(props: FieldViewProps<'organizeSelect'>) {
  return <SourceTreeSelect {...props} source={useFormDataSources().organizeTree} name="organizeTree" />;
}
