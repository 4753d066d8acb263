import { Slider } from '@smart-admin/ui/slider';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';

/** A number on a scale with its value beside it. */
export function SliderFieldView(props: FieldViewProps<'slider'>) {
  const { field, value, onValueChange } = props;
  const min = field.min ?? 0;
  return (
    <Slider
      {...controlProps(props)}
      value={typeof value === 'number' ? value : min}
      onValueChange={onValueChange}
      min={min}
      max={field.max ?? 100}
      step={field.step ?? 1}
      showValue
    />
  );
}
