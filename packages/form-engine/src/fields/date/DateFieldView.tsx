import { DatePicker } from '@smart-admin/ui/date-picker';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';

/** A day, or a day with a time. */
export function DateFieldView(props: FieldViewProps<'date'>) {
  return (
    <DatePicker
      {...controlProps(props)}
      value={typeof props.value === 'string' && props.value !== '' ? props.value : null}
      onValueChange={props.onValueChange}
      showTime={props.field.dateType === 'datetime'}
      placeholder={props.field.placeholder || undefined}
      clearable={!props.field.required}
    />
  );
}
