import { type DayKind, type TariffPeriod } from '@smart-admin/api-client/contract';
import { IconButton } from '@smart-admin/ui/button';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { Select } from '@smart-admin/ui/select';
import { Trash2 } from 'lucide-react';
import { type ChargeChoice, chargeOf, choiceOf, listOrAll, withOptional } from './tariffDraft.js';
import { StepsEditor } from './StepsEditor.js';
import { tariffMessages } from './tariffMessages.js';
import { YuanInput } from './YuanInput.js';

/** Hours of the day with a price of their own. */
export function PeriodEditor({ period, error, onChange, onRemove }: PeriodEditorProps) {
  const t = useMessages(tariffMessages);
  const { charge } = period;
  const days = (['workday', 'weekend', 'holiday'] as const).map((value) => ({ value, label: t(value) }));
  const choices = (['steps', 'oncePerStay', 'oncePerPeriod', 'free'] as const).map((value) => ({
    value,
    label: t(value),
  }));
  return (
    <fieldset className="m-0 grid min-w-0 gap-4 rounded-md border-0 bg-sunken p-3">
      <legend className="sr-only">{period.name || t('period')}</legend>
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 grid-cols-[1.2fr_0.8fr_0.8fr_1.4fr_1.4fr] gap-3 phone:grid-cols-2">
          <Field label={t('name')} required>
            <Input maxLength={50} value={period.name} onValueChange={(name) => onChange({ ...period, name })} />
          </Field>
          <Field label={t('from')}>
            <Select
              options={HOURS.slice(0, -1)}
              value={period.from}
              searchable
              onValueChange={(from) => from && onChange({ ...period, from })}
            />
          </Field>
          <Field label={t('to')}>
            <Select
              options={HOURS.slice(1)}
              value={period.to}
              searchable
              onValueChange={(to) => to && onChange({ ...period, to })}
            />
          </Field>
          <Field label={t('days')}>
            <MultiSelect<DayKind>
              options={days}
              placeholder={t('allKinds')}
              value={period.days ?? []}
              onValueChange={(chosen) => onChange(withOptional(period, 'days', listOrAll(chosen)))}
            />
          </Field>
          <Field label={t('charge')} error={error}>
            <Select<ChargeChoice>
              options={choices}
              value={choiceOf(charge)}
              onValueChange={(choice) => choice && onChange({ ...period, charge: chargeOf(choice) })}
            />
          </Field>
        </div>
        {onRemove ? (
          <IconButton pane label={t('removePeriod')} className="mt-6" onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        ) : null}
      </div>
      {charge.kind === 'once' ? (
        <Field label={t('price')} required className="w-40">
          <YuanInput
            value={charge.price}
            onValueChange={(price) => onChange({ ...period, charge: { ...charge, price: price ?? 0 } })}
          />
        </Field>
      ) : null}
      {charge.kind === 'steps' ? (
        <StepsEditor charge={charge} onChange={(next) => onChange({ ...period, charge: next })} />
      ) : null}
      {charge.kind === 'free' ? null : (
        <Field label={t('cap')} className="w-40">
          <YuanInput value={period.cap ?? null} onValueChange={(cap) => onChange(withOptional(period, 'cap', cap))} />
        </Field>
      )}
    </fieldset>
  );
}

/** Half hours of a day, as its end `24:00` too. */
const HOURS = Array.from({ length: 49 }, (_, half) => {
  const value = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
  return { value, label: value };
});

interface PeriodEditorProps {
  period: TariffPeriod;
  error: string | undefined;
  onChange: (period: TariffPeriod) => void;
  /** Absent for the only one. */
  onRemove?: () => void;
}
