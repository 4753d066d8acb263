import { Input } from '@smart-admin/ui/input';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { plainText } from '../../core/kinds/text/textValue.js';

/** Input of a licence plate; letters become capitals when it is left. */
export function PlateFieldView(props: FieldViewProps<'plate'>) {
  const { field, value, onValueChange } = props;
  const text = plainText(value);
  return (
    <Input
      {...controlProps(props)}
      value={text}
      onValueChange={onValueChange}
      onBlur={() => {
        const clean = text.toUpperCase().replace(/[·\s]/g, '');
        if (clean !== text) onValueChange(clean);
      }}
      maxLength={10}
      autoComplete="off"
      placeholder={field.placeholder || undefined}
      inputClassName="uppercase placeholder:normal-case"
    />
  );
}
