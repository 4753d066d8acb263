import { type Field } from '../../core/document/FormDocument.js';
import { FieldView } from '../../fields/FieldView.js';
import { type FieldSearchViewProps } from '../../fields/FieldViews.js';
import { useFieldKinds } from '../../fields/FieldKindsProvider.js';
import { DrawnView } from '../../fields/DrawnView.js';

/** A filter by a field of a form: the filter view of its kind, else its own control, for one value. */
export function FieldFilterControl(props: FieldSearchViewProps) {
  const { field, label, value, onValueChange } = props;
  const search = useFieldKinds().viewsOf(field.kind)?.search;
  if (search) return <DrawnView view={search} props={props} />;
  const single = {
    ...field,
    ...('multiple' in field ? { multiple: false } : {}),
    required: false,
    placeholder: label,
  } as Field;
  return <FieldView field={single} value={value ?? ''} onValueChange={onValueChange} aria-label={label} cell />;
}
