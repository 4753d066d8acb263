import { useMessages } from '@smart-admin/ui/locale';
import { TimePicker } from '@smart-admin/ui/time-picker';
import { Clock } from 'lucide-react';
import { timeRangeField } from '../../core/kinds/date/timeRangeField.js';
import { CellPanel } from '../CellPanel.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { kindMessages } from '../kindMessages.js';

/** A first and a last time of day. */
export function TimeRangeFieldView(props: FieldViewProps<'timeRange'>) {
  const { field, value, onValueChange } = props;
  const t = useMessages(kindMessages);
  const [start = null, end = null] = Array.isArray(value) ? (value as (string | null)[]) : [];
  const change = (next: (string | null)[]) => onValueChange(next.every((time) => time === null) ? [] : next);
  const shared = { ...controlProps(props), withSeconds: field.seconds, clearable: !field.required };
  const name = props['aria-label'] ?? field.label;
  const pickers = (
    <div data-slot="time-range" className="flex min-w-0 items-center gap-2">
      <TimePicker
        {...shared}
        aria-label={`${name} ${t('start')}`}
        placeholder={t('start')}
        value={start}
        onValueChange={(time) => change([time, end])}
        className="min-w-0 flex-1"
      />
      <span aria-hidden className="text-3">
        –
      </span>
      <TimePicker
        {...shared}
        aria-label={`${name} ${t('end')}`}
        placeholder={t('end')}
        value={end}
        onValueChange={(time) => change([start, time])}
        className="min-w-0 flex-1"
      />
    </div>
  );
  if (!props.cell) return pickers;
  return (
    <CellPanel label={timeRangeField.toText(value, field, { locale: 'zh' }) || t('edit')} icon={<Clock aria-hidden />}>
      {pickers}
    </CellPanel>
  );
}
