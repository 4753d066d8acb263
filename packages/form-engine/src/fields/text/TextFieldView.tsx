import { Input } from '@smart-admin/ui/input';
import { PasswordInput } from '@smart-admin/ui/password-input';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { plainText } from '../../core/kinds/text/textValue.js';

/** Input of one line; a password box for secret texts. */
export function TextFieldView(props: FieldViewProps<'text'>) {
  const { field, value, onValueChange } = props;
  const shared = {
    ...controlProps(props),
    value: plainText(value),
    onValueChange,
    placeholder: field.placeholder || undefined,
    maxLength: field.maxLength,
  };
  if (field.secret) return <PasswordInput {...shared} autoComplete="new-password" />;
  return (
    <Input
      {...shared}
      autoComplete="off"
      inputMode={field.rule === 'mobile' ? 'tel' : field.rule === 'email' ? 'email' : undefined}
      prefix={field.prepend || undefined}
      suffix={field.append || undefined}
    />
  );
}
