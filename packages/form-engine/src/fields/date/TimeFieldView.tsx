import { TimePicker } from '@smart-admin/ui/time-picker';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';

/** A time of day. */
export function TimeFieldView(props: FieldViewProps<'time'>) {
  return (
    <TimePicker
      {...controlProps(props)}
      value={typeof props.value === 'string' && props.value !== '' ? props.value : null}
      onValueChange={props.onValueChange}
      withSeconds={props.field.seconds}
      placeholder={props.field.placeholder || undefined}
      clearable={!props.field.required}
    />
  );
}
