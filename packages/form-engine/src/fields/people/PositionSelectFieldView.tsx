import { type FieldViewProps } from '../FieldViewProps.js';
import { SourceTreeSelect } from '../organize/SourceTreeSelect.js';
import { useFormDataSources } from '../sources/FormDataSources.js';

/** Positions by the organisation tree. */
export function PositionSelectFieldView(props: FieldViewProps<'positionSelect'>) {
  return (
    <SourceTreeSelect {...props} source={useFormDataSources().positionTree} name="positionTree" types={['position']} />
  );
}
