import { formatDate } from '@smart-admin/ui/format';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSurroundings } from '../ScreenContext.js';
import { screenViewMessages } from '../screenViewMessages.js';
import { alignClass } from './alignClass.js';
import { defineWidget, type WidgetViewProps } from './defineWidget.js';

export const clockWidget = defineWidget({
  kind: 'clock',
  group: 'text',
  names: { zh: '时钟', en: 'Clock', zhtw: '時鐘', vi: 'Đồng hồ' },
  icon: <Clock />,
  sketch: (
    <svg viewBox="0 0 100 44" fill="none" strokeWidth="2" className="stroke-(--border-default)">
      <circle cx="50" cy="22" r="16" />
      <path d="M50 12V22L57 27" className="stroke-(--primary-edge)" />
    </svg>
  ),
  size: { w: 520, h: 36 },
  frame: 'none',
  create: () => ({ align: 'right' as const, format: 'full' as const, freshness: false }),
  settings: { data: ['format', 'freshness'], look: ['fontSize', 'color', 'align'] },
  View: ClockView,
});

/** The time of the wall, and how fresh its figures are where that is wanted. */
function ClockView({ widget: { format, freshness, fontSize, align, color } }: WidgetViewProps<'clock'>) {
  const t = useMessages(screenViewMessages);
  const locale = useLocale();
  const { updatedAt, isAway } = useSurroundings();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const size = fontSize || 24;
  const small = { fontSize: Math.max(14, Math.round(size * 0.67)), color: 'var(--screen-text-2)' };
  return (
    <div
      className={`flex size-full items-center gap-4 whitespace-nowrap tabular-nums ${alignClass(align)}`}
      style={color ? { color } : {}}
    >
      {freshness && (isAway || updatedAt > 0) ? (
        <span role="status" className="flex items-center gap-2" style={small}>
          <i
            aria-hidden
            className={`size-2 flex-none rounded-full ${isAway ? 'bg-(--screen-amber)' : 'bg-(--screen-green)'}`}
          />
          {isAway ? t('away') : t('updated', { time: formatDate(updatedAt, 'HH:mm:ss') })}
        </span>
      ) : null}
      {format === 'time' || format === 'none' ? null : <span style={small}>{formatDate(now, 'YYYY-MM-DD')}</span>}
      {format === 'full' || format === 'date' ? (
        <span style={small}>{new Intl.DateTimeFormat(LOCALE_TAGS[locale], { weekday: 'long' }).format(now)}</span>
      ) : null}
      {format === 'date' || format === 'none' ? null : (
        <time style={{ fontSize: size }}>{formatDate(now, 'HH:mm:ss')}</time>
      )}
    </div>
  );
}
