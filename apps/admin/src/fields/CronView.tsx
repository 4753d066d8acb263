import { type FieldViewProps } from '@smart-admin/form-engine/fields';
import { Input } from '@smart-admin/ui/input';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { defineMessages } from '@smart-admin/ui/messages';
import { useDebounced } from '@smart-admin/ui/random';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../app/api.js';
import { cronText } from './cronText.js';
import { ownTimeZone, zonedDate } from './zonedDate.js';

const messages = defineMessages({
  zh: { presets: '常用周期', next: '接下来：{times}', never: '不会再执行' },
  en: { presets: 'Common patterns', next: 'Next: {times}', never: 'It never comes' },
  zhtw: { presets: '常用週期', next: '接下來：{times}', never: '不會再執行' },
  vi: { presets: 'Chu kỳ thường dùng', next: 'Tiếp theo: {times}', never: 'Không chạy nữa' },
});

const PRESETS = ['*/10 * * * *', '0 * * * *', '0 3 * * *', '0 9 * * 1-5', '0 9 * * 1', '0 9 1 * *'];

/** The control of a pattern of times: typed or taken from common ones, read out in words with the next moments. */
export function CronView({ value, onValueChange, disabled, readOnly, params }: Omit<FieldViewProps, 'field'>) {
  const t = useMessages(messages);
  const locale = useLocale();
  const cron = typeof value === 'string' ? value : '';
  const words = cronText(cron, locale);
  return (
    <div className="grid gap-1.5">
      <Input
        value={cron}
        onValueChange={onValueChange}
        disabled={disabled ?? false}
        readOnly={readOnly ?? false}
        placeholder="0 3 * * *"
        className="font-mono"
      />
      <div role="group" aria-label={t('presets')} className="flex flex-wrap gap-1.5">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            disabled={(disabled ?? false) || (readOnly ?? false)}
            aria-pressed={preset === cron}
            onClick={() => onValueChange(preset)}
            className="rounded-full border border-strong bg-surface px-2 py-0.5 text-12 text-2 hover:border-control hover:text-1 aria-pressed:border-primary-border aria-pressed:bg-primary-soft aria-pressed:text-primary-text"
          >
            {cronText(preset, locale)}
          </button>
        ))}
      </div>
      <div role="status" className="grid min-h-10 content-start text-12 text-2">
        {words !== '' && (
          <>
            <span className="text-13 text-1">{words}</span>
            <NextTimes cron={cron} timeZone={params?.timeZone ?? ''} />
          </>
        )}
      </div>
    </div>
  );
}

/** On the clocks of the zone; '' for the server's. */
function NextTimes({ cron, timeZone }: { cron: string; timeZone: string }) {
  const t = useMessages(messages);
  const asked = useDebounced(cron.trim());
  const { data } = useQuery({
    queryKey: ['task', 'nextTimes', asked, timeZone],
    queryFn: ({ signal }) => api.system.task.nextTimes({ query: { cron: asked, timeZone } }, { signal, silent: true }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!data) return null;
  const times = data.times.map((time) => zonedDate(time, data.timeZone)).join(', ');
  const zone = data.timeZone === ownTimeZone() ? '' : ` (${data.timeZone})`;
  return (
    <span className="tabular-nums">{data.times.length === 0 ? t('never') : `${t('next', { times })}${zone}`}</span>
  );
}
