import { MultiSelect } from '@smart-admin/ui/multi-select';
import { Select } from '@smart-admin/ui/select';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { useFieldOptions } from '../sources/useFieldOptions.js';
import { plainText } from '../../core/kinds/text/textValue.js';

const SEARCH_FROM = 10;

/** A drop-down for one or several values; long ones can be searched. */
export function SelectFieldView(props: FieldViewProps<'select'>) {
  const { field } = props;
  const { options, loading } = useFieldOptions(field, props);
  const shared = { ...controlProps(props), options, loading, placeholder: field.placeholder || undefined };
  if (field.multiple) {
    return (
      <MultiSelect
        {...shared}
        value={Array.isArray(props.value) ? (props.value as string[]) : []}
        onValueChange={props.onValueChange}
      />
    );
  }
  return (
    <Select
      {...shared}
      value={plainText(props.value) || null}
      onValueChange={(next) => props.onValueChange(next ?? '')}
      searchable={field.filterable || options.length > SEARCH_FROM}
      clearable={!field.required}
    />
  );
}
