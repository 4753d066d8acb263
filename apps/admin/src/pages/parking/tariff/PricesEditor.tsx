import { type TariffPrices } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { Field } from '@smart-admin/ui/field';
import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { TagsInput } from '@smart-admin/ui/tags-input';
import { Plus } from 'lucide-react';
import { RateEditor } from './RateEditor.js';
import { newRate, replaced, withOptional, without } from './tariffDraft.js';
import { tariffMessages } from './tariffMessages.js';

/** Prices of one version: what all vehicles share, and the rates of each kind. */
export function PricesEditor({ prices, errors, onChange }: PricesEditorProps) {
  const t = useMessages(tariffMessages);
  const { holidays, workdays } = prices.calendar ?? { holidays: [], workdays: [] };
  const validateDay = (text: string) => (isDay(text) ? undefined : t('holidaysHelp'));
  const setCalendar = (calendar: { holidays: string[]; workdays: string[] }) =>
    onChange(
      withOptional(prices, 'calendar', calendar.holidays.length + calendar.workdays.length > 0 ? calendar : null),
    );
  return (
    <div className="grid gap-6">
      <section aria-label={t('general')} className="grid grid-cols-3 gap-x-4 gap-y-5 phone:grid-cols-1">
        <Field label={t('graceMinutes')} required>
          <NumberInput
            min={0}
            max={240}
            precision={0}
            value={prices.graceMinutes}
            onValueChange={(graceMinutes) => onChange({ ...prices, graceMinutes: graceMinutes ?? 0 })}
          />
        </Field>
        <Field label={t('holidays')} help={t('holidaysHelp')} error={errors['prices.calendar.holidays']}>
          <TagsInput
            value={holidays}
            max={400}
            validate={validateDay}
            onValueChange={(days) => setCalendar({ holidays: days, workdays })}
          />
        </Field>
        <Field label={t('workdays')}>
          <TagsInput
            value={workdays}
            max={100}
            validate={validateDay}
            onValueChange={(days) => setCalendar({ holidays, workdays: days })}
          />
        </Field>
      </section>
      {prices.rates.map((rate, index) => (
        <RateEditor
          // rates have no ids of their own; they are only added at the end and taken away
          key={index}
          rate={rate}
          number={index + 1}
          errors={errors}
          path={`prices.rates.${String(index)}`}
          onChange={(next) => onChange({ ...prices, rates: replaced(prices.rates, index, next) })}
          {...(prices.rates.length > 1
            ? { onRemove: () => onChange({ ...prices, rates: without(prices.rates, index) }) }
            : {})}
        />
      ))}
      <div>
        <Button
          icon={<Plus aria-hidden />}
          onClick={() => onChange({ ...prices, rates: [...prices.rates, newRate({ rate: '', period: t('allDay') })] })}
        >
          {t('addRate')}
        </Button>
      </div>
    </div>
  );
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

interface PricesEditorProps {
  prices: TariffPrices;
  /** Messages by path in the call: `prices.rates.0.periods`. */
  errors: Readonly<Record<string, string>>;
  onChange: (prices: TariffPrices) => void;
}
