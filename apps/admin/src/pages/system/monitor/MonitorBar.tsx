import { IconButton } from '@smart-admin/ui/button';
import { formatNumber } from '@smart-admin/ui/format';
import { Popover } from '@smart-admin/ui/popover';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Select } from '@smart-admin/ui/select';
import { Status } from '@smart-admin/ui/status';
import { Pause, Play } from 'lucide-react';
import { RANGES, REFRESH_SECONDS, type Instance, type Overview, type Range } from './monitorData.js';
import { overLimits } from './monitorLimits.js';
import { type MonitorTranslate } from './monitorMessages.js';
import { uptimeText } from './uptimeText.js';

/** Whether all is well, what is running, and what of it is shown. */
export function MonitorBar(props: MonitorBarProps) {
  const { t, overview, instance, onInstanceChange, range, onRangeChange, isPaused, onPausedChange } = props;
  const facts = [
    ...(instance ? [t('uptime', { time: uptimeText(instance, t) }), `Node ${instance.node}`] : []),
    `PostgreSQL ${overview.database.version.split(' ')[0]}`,
  ];
  return (
    <div className="flex min-h-12 flex-none flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-hairline bg-surface px-4 py-2 phone:rounded-none phone:border-x-0">
      <State t={t} overview={overview} instance={instance} />
      <span className="text-12 text-2">{facts.join(' · ')}</span>
      <div className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-2 phone:ms-0">
        {overview.instances.length > 1 && (
          <Select
            aria-label={t('instance')}
            className="w-48"
            value={instance?.id ?? null}
            options={overview.instances.map(({ id }) => ({ value: id, label: id }))}
            onValueChange={(id) => id !== null && onInstanceChange(id)}
          />
        )}
        <RadioGroup
          aria-label={t('range')}
          appearance="button"
          value={range}
          options={RANGES.map((value) => ({ value, label: t(value) }))}
          onValueChange={onRangeChange}
        />
        <span className="flex items-center gap-1 text-12 text-2">
          {t('refresh', { seconds: REFRESH_SECONDS })}
          <IconButton
            label={t(isPaused ? 'resume' : 'pause')}
            active={isPaused}
            onClick={() => onPausedChange(!isPaused)}
          >
            {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          </IconButton>
        </span>
      </div>
    </div>
  );
}

function State({ t, overview, instance }: Pick<MonitorBarProps, 't' | 'overview' | 'instance'>) {
  const problems = overLimits(instance, overview);
  if (!problems.length) return <Status tone="success">{t('good')}</Status>;
  return (
    <Popover
      aria-label={t('limits')}
      trigger={
        <button type="button" className="rounded-sm underline-offset-4 hover:underline">
          <Status tone="warning">{t('attention', { count: problems.length })}</Status>
        </button>
      }
    >
      <ul className="m-0 grid list-none gap-1 p-0">
        {problems.map(({ name, value, limit }) => (
          <li key={name}>
            {t('overLimit', { name: t(name), value: formatNumber(value), limit: formatNumber(limit) })}
          </li>
        ))}
      </ul>
    </Popover>
  );
}

interface MonitorBarProps {
  t: MonitorTranslate;
  overview: Overview;
  instance: Instance | undefined;
  onInstanceChange: (id: string) => void;
  range: Range;
  onRangeChange: (range: Range) => void;
  isPaused: boolean;
  onPausedChange: (isPaused: boolean) => void;
}
