import { type FieldViewProps } from '@smart-admin/form-engine/fields';
import { IconPicker } from '@smart-admin/ui/icon-picker';

/** The control of an icon's name. */
export function IconView({ value, onValueChange, disabled, readOnly }: Omit<FieldViewProps, 'field'>) {
  return (
    <IconPicker
      value={typeof value === 'string' ? value : ''}
      onValueChange={onValueChange}
      disabled={disabled ?? false}
      readOnly={readOnly ?? false}
    />
  );
}
