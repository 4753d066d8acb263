import { CheckboxGroup } from '@smart-admin/ui/checkbox';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { useFieldOptions } from '../sources/useFieldOptions.js';

/** All options beside each other, several may be ticked; a drop-down in a cell. */
export function CheckboxFieldView(props: FieldViewProps<'checkbox'>) {
  const { options } = useFieldOptions(props.field, props);
  const value = Array.isArray(props.value) ? (props.value as string[]) : [];
  if (props.cell)
    return <MultiSelect {...controlProps(props)} options={options} value={value} onValueChange={props.onValueChange} />;
  return (
    <div className="flex min-h-ctl items-center">
      <CheckboxGroup {...controlProps(props)} options={options} value={value} onValueChange={props.onValueChange} />
    </div>
  );
}
