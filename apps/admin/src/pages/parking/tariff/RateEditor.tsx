import { type PlateColour, type VehicleKind, type VehicleRate } from '@smart-admin/api-client/contract';
import { Button, IconButton } from '@smart-admin/ui/button';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { MultiSelect } from '@smart-admin/ui/multi-select';
import { NumberInput } from '@smart-admin/ui/number-input';
import { Switch } from '@smart-admin/ui/switch';
import { Plus, Trash2 } from 'lucide-react';
import { plateColourOptions } from '../parkingFields.js';
import { reductionMessages } from '../reductionMessages.js';
import { PeriodEditor } from './PeriodEditor.js';
import { listOrAll, newPeriod, replaced, withOptional, without } from './tariffDraft.js';
import { tariffMessages } from './tariffMessages.js';
import { YuanInput } from './YuanInput.js';

/** What vehicles of some kinds and colours pay. */
export function RateEditor({ rate, number, path, errors, onChange, onRemove }: RateEditorProps) {
  const t = useMessages(tariffMessages);
  const r = useMessages(reductionMessages);
  const title = rate.name || t('rateNumber', { number });
  const vehicles = (['small', 'large', 'motorcycle'] as const).map((value) => ({ value, label: t(value) }));
  const setCap = (name: keyof NonNullable<VehicleRate['caps']>, fen: number | null) => {
    const caps = withOptional(rate.caps ?? {}, name, fen);
    onChange(withOptional(rate, 'caps', Object.keys(caps).length > 0 ? caps : null));
  };
  return (
    <section aria-label={title} className="grid gap-4 rounded-md border border-hairline p-4">
      <div className="flex items-center justify-between">
        <h3 className="m-0 text-14 font-semibold text-1">{title}</h3>
        {onRemove ? (
          <IconButton pane label={t('removeRate')} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        ) : null}
      </div>
      <div className="grid grid-cols-3 gap-x-4 gap-y-5 phone:grid-cols-1">
        <Field label={t('name')} required error={errors[`${path}.name`]}>
          <Input maxLength={50} value={rate.name} onValueChange={(name) => onChange({ ...rate, name })} />
        </Field>
        <Field label={t('vehicles')}>
          <MultiSelect<VehicleKind>
            options={vehicles}
            placeholder={t('allKinds')}
            value={rate.vehicleKinds ?? []}
            onValueChange={(kinds) => onChange(withOptional(rate, 'vehicleKinds', listOrAll(kinds)))}
          />
        </Field>
        <Field label={t('colours')}>
          <MultiSelect<string>
            options={plateColourOptions(r)}
            placeholder={t('allKinds')}
            value={(rate.plateColours ?? []).map(String)}
            onValueChange={(colours) =>
              onChange(
                withOptional(rate, 'plateColours', listOrAll(colours.map((each) => Number(each) as PlateColour))),
              )
            }
          />
        </Field>
        <Field label={t('freeMinutes')}>
          <NumberInput
            min={0}
            max={1440}
            precision={0}
            value={rate.free?.minutes ?? null}
            onValueChange={(minutes) =>
              onChange(
                withOptional(
                  rate,
                  'free',
                  minutes === null ? null : { alwaysFree: rate.free?.alwaysFree ?? false, minutes },
                ),
              )
            }
          />
        </Field>
        <div className="col-span-2 flex items-end pb-1 phone:col-span-1">
          <Switch
            disabled={!rate.free}
            value={rate.free?.alwaysFree ?? false}
            onValueChange={(alwaysFree) => rate.free && onChange({ ...rate, free: { ...rate.free, alwaysFree } })}
          >
            {t('alwaysFree')}
          </Switch>
        </div>
        {(['perDay', 'per24Hours', 'perStay'] as const).map((name) => (
          <Field key={name} label={t(name)}>
            <YuanInput value={rate.caps?.[name] ?? null} onValueChange={(fen) => setCap(name, fen)} />
          </Field>
        ))}
      </div>
      {errors[`${path}.periods`] ? (
        <p role="alert" className="m-0 text-12 text-danger-text">
          {errors[`${path}.periods`]}
        </p>
      ) : null}
      {rate.periods.map((period, index) => (
        <PeriodEditor
          // periods have no ids of their own; they are only added at the end and taken away
          key={index}
          period={period}
          error={errors[`${path}.periods.${String(index)}.charge`]}
          onChange={(next) => onChange({ ...rate, periods: replaced(rate.periods, index, next) })}
          {...(rate.periods.length > 1
            ? { onRemove: () => onChange({ ...rate, periods: without(rate.periods, index) }) }
            : {})}
        />
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          onClick={() => onChange({ ...rate, periods: [...rate.periods, newPeriod('')] })}
        >
          {t('addPeriod')}
        </Button>
      </div>
    </section>
  );
}

interface RateEditorProps {
  rate: VehicleRate;
  number: number;
  /** Where it stands in the call. */
  path: string;
  errors: Readonly<Record<string, string>>;
  onChange: (rate: VehicleRate) => void;
  /** Absent for the only one. */
  onRemove?: () => void;
}
