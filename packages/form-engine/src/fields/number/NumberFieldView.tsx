import { NumberInput } from '@smart-admin/ui/number-input';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';

/** Input of a number with its unit. */
export function NumberFieldView(props: FieldViewProps<'number'>) {
  const { field, value, onValueChange, cell } = props;
  return (
    <NumberInput
      {...controlProps(props)}
      value={typeof value === 'number' ? value : null}
      onValueChange={onValueChange}
      min={field.min}
      max={field.max}
      step={field.step ?? 1}
      precision={field.precision}
      controls={!cell}
      prefix={field.prepend || undefined}
      suffix={field.append || undefined}
      placeholder={field.placeholder || undefined}
      className={cell ? '[&_input]:text-right [&>span:empty]:hidden' : undefined}
    />
  );
}
