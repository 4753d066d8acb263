import { Cascader } from '@smart-admin/ui/cascader';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { useFieldOptions } from '../sources/useFieldOptions.js';

/** Columns of options, one per level. */
export function CascaderFieldView(props: FieldViewProps<'cascader'>) {
  const { field, value } = props;
  const { options } = useFieldOptions(field, props);
  return (
    <Cascader
      {...controlProps(props)}
      options={options}
      value={Array.isArray(value) && value.length > 0 ? (value as string[]) : null}
      onValueChange={(next) => props.onValueChange(next ? [...next] : [])}
      clearable={!field.required}
      placeholder={field.placeholder || undefined}
    />
  );
}
