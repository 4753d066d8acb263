import { DateRangePicker } from '@smart-admin/ui/date-range-picker';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';

/** A first and a last day. */
export function DateRangeFieldView(props: FieldViewProps<'dateRange'>) {
  const [start, end] = Array.isArray(props.value) ? (props.value as string[]) : [];
  return (
    <DateRangePicker
      {...controlProps(props)}
      value={start && end ? [start, end] : null}
      onValueChange={(next) => props.onValueChange(next ?? [])}
      showTime={props.field.dateType === 'datetimerange'}
      placeholder={props.field.placeholder || undefined}
      clearable={!props.field.required}
    />
  );
}
