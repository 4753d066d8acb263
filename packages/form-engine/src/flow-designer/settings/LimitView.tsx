import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { Select } from '@smart-admin/ui/select';
import { Switch } from '@smart-admin/ui/switch';
import { type SettingViewProps } from '../../editor/settingViews.js';
import { type Duration, type TimeLimit } from '../../flow/document/TimeLimit.js';
import { PeopleRules } from './PeopleView.js';
import { stepMessages } from './stepMessages.js';

/** How long a node may take, and what happens then. */
export function LimitView({ value, onValueChange }: SettingViewProps) {
  const t = useMessages(stepMessages);
  const limit = value as TimeLimit | undefined;
  const change = (part: Partial<TimeLimit>) => limit && onValueChange({ ...limit, ...part });
  return (
    <div className="grid gap-1">
      <span className="flex h-ctl items-center">
        <Switch value={limit !== undefined} onValueChange={(isOn) => onValueChange(isOn ? NEW_LIMIT : undefined)} />
      </span>
      {limit && (
        <>
          <DurationFields
            label={t('duration')}
            duration={limit.duration}
            onChange={(duration) => change({ duration })}
          />
          <NumberInput
            aria-label={t('remind')}
            prefix={t('remind')}
            value={limit.remind.times}
            min={0}
            max={100}
            precision={0}
            onValueChange={(times) => change({ remind: { ...limit.remind, times: times ?? 0 } })}
          />
          {limit.remind.times > 0 && (
            <DurationFields
              label={t('every')}
              duration={limit.remind.every}
              onChange={(every) => change({ remind: { ...limit.remind, every } })}
            />
          )}
          <Select
            aria-label={t('afterwards')}
            value={limit.then.kind}
            onValueChange={(kind) =>
              kind &&
              change({
                then: kind === 'transfer' ? { kind, people: [{ kind: 'launcherHead', level: 2 }] } : { kind },
              })
            }
            options={AFTER.map((kind) => ({ value: kind, label: t(`after.${kind}`) }))}
          />
          {limit.then.kind === 'transfer' && (
            <PeopleRules
              rules={limit.then.people}
              onChange={(people) => change({ then: { kind: 'transfer', people } })}
            />
          )}
        </>
      )}
    </div>
  );
}

/** An amount with its unit. */
export function DurationFields({ label, duration, onChange }: DurationFieldsProps) {
  const t = useMessages(stepMessages);
  return (
    <span className="grid grid-cols-2 gap-1">
      <NumberInput
        aria-label={label}
        value={duration.amount}
        min={1}
        max={100_000}
        precision={0}
        onValueChange={(amount) => onChange({ ...duration, amount: amount ?? 1 })}
      />
      <Select
        aria-label={`${label} ${t('unit')}`}
        value={duration.unit}
        onValueChange={(unit) => unit && onChange({ ...duration, unit })}
        options={UNITS.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))}
      />
    </span>
  );
}

interface DurationFieldsProps {
  label: string;
  duration: Duration;
  onChange: (duration: Duration) => void;
}

const UNITS = ['minutes', 'hours', 'days', 'workHours', 'workDays'] as const;
const AFTER = ['nothing', 'pass', 'refuse', 'transfer', 'escalate'] as const;
const NEW_LIMIT: TimeLimit = {
  duration: { amount: 8, unit: 'workHours' },
  remind: { times: 1, every: { amount: 4, unit: 'workHours' } },
  then: { kind: 'nothing' },
};
