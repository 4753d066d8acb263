import { Textarea } from '@smart-admin/ui/textarea';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { plainText } from '../../core/kinds/text/textValue.js';

/** Input of several lines; one line that grows in a cell. */
export function TextareaFieldView(props: FieldViewProps<'textarea'>) {
  const { field, value, onValueChange } = props;
  return (
    <Textarea
      {...controlProps(props)}
      value={plainText(value)}
      onValueChange={onValueChange}
      rows={props.cell ? 1 : (field.rows ?? 3)}
      maxLength={field.maxLength}
      placeholder={field.placeholder || undefined}
    />
  );
}
