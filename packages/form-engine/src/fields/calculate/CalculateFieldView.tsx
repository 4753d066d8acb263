import { Input } from '@smart-admin/ui/input';
import { decimals } from '../../core/kinds/calculate/calculateField.js';
import { formatNumber } from '../../core/kinds/number/formatNumber.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';

/** A calculated amount: read-only, with commas and its decimals; plain text in a cell. */
export function CalculateFieldView(props: FieldViewProps<'calculate'>) {
  const { field, value, cell } = props;
  const text = formatNumber(value, { precision: decimals(field), thousands: field.thousands });
  if (cell) {
    return (
      <output aria-label={props['aria-label']} className="block truncate px-ctl-x text-right leading-ctl tabular-nums">
        {text}
      </output>
    );
  }
  return <Input {...controlProps(props)} readOnly value={text} suffix={field.append || undefined} />;
}
