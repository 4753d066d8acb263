import { formatDate } from '@smart-admin/ui/format';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { useEffect, useState } from 'react';
import { screenMessages } from './screenMessages.js';

/** What the screen is, how fresh its figures are, and the time. */
export function ScreenHead({ title, updatedAt, isAway }: { title: string; updatedAt: number; isAway: boolean }) {
  const t = useMessages(screenMessages);
  const locale = useLocale();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <header className="grid h-22 flex-none grid-cols-[1fr_auto_1fr] items-center border-b border-(--screen-line) phone:h-auto phone:grid-cols-1 phone:gap-1 phone:py-3">
      <p role="status" className="m-0 flex items-center gap-2 text-16 text-(--screen-text-2)">
        <i aria-hidden className={`size-2 rounded-full ${isAway ? 'bg-(--screen-amber)' : 'bg-(--screen-green)'}`} />
        {isAway ? t('away') : updatedAt > 0 ? t('updated', { time: formatDate(updatedAt, 'HH:mm:ss') }) : ''}
      </p>
      <h1 className="m-0 text-[32px] leading-none font-bold phone:text-20">{title}</h1>
      <p className="m-0 flex items-baseline justify-end gap-4 text-16 text-(--screen-text-2) phone:justify-start">
        <span>{formatDate(now, 'YYYY-MM-DD')}</span>
        <span>{new Intl.DateTimeFormat(LOCALE_TAGS[locale], { weekday: 'long' }).format(now)}</span>
        <time className="text-24 text-(--screen-text-1) tabular-nums phone:text-16">{formatDate(now, 'HH:mm:ss')}</time>
      </p>
    </header>
  );
}
