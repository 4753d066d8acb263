import { useMessages } from '@smart-admin/ui/locale';
import { NumberRange, type NumberRangeValue } from '@smart-admin/ui/number-range';
import { MoveHorizontal } from 'lucide-react';
import { numberRangeField } from '../../core/kinds/number/numberRangeField.js';
import { CellPanel } from '../CellPanel.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { kindMessages } from '../kindMessages.js';

/** A least and a greatest number. */
export function NumberRangeFieldView(props: FieldViewProps<'numberRange'>) {
  const { field, value, onValueChange } = props;
  const t = useMessages(kindMessages);
  const range = (
    <div className="flex min-w-0 items-center gap-2">
      <NumberRange
        {...controlProps(props)}
        value={Array.isArray(value) ? (value as unknown as NumberRangeValue) : []}
        onValueChange={onValueChange}
        min={field.min}
        max={field.max}
        precision={field.precision}
        className="min-w-0 flex-1"
      />
      {field.append && <span className="flex-none text-2">{field.append}</span>}
    </div>
  );
  if (!props.cell) return range;
  const text = numberRangeField.toText(value, field, { locale: 'zh' });
  return (
    <CellPanel label={text || t('edit')} icon={<MoveHorizontal aria-hidden />}>
      {range}
    </CellPanel>
  );
}
