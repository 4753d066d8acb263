import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Select } from '@smart-admin/ui/select';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { useFieldOptions } from '../sources/useFieldOptions.js';
import { plainText } from '../../core/kinds/text/textValue.js';

/** All options beside each other; a drop-down in a cell. */
export function RadioFieldView(props: FieldViewProps<'radio'>) {
  const { options } = useFieldOptions(props.field, props);
  const value = plainText(props.value) || null;
  if (props.cell)
    return (
      <Select
        {...controlProps(props)}
        options={options}
        value={value}
        onValueChange={(next) => props.onValueChange(next ?? '')}
      />
    );
  return (
    <div className="flex min-h-ctl items-center">
      <RadioGroup {...controlProps(props)} options={options} value={value} onValueChange={props.onValueChange} />
    </div>
  );
}
