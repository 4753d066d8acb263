import { formatDate, timeAgo } from '@smart-admin/ui/format';
import { useLocale } from '@smart-admin/ui/locale';

/** How long ago a message came; the moment itself is its title. */
export function MessageTime({ time }: { time: number }) {
  const locale = useLocale();
  return (
    <time dateTime={new Date(time).toISOString()} title={formatDate(time)} className="flex-none tabular-nums">
      {timeAgo(time, { locale })}
    </time>
  );
}
