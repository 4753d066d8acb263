import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { HomeCard } from './HomeCard.js';
import { homeMessages } from './homeMessages.js';

const DAYS = 7;

/** Sign-ins of the last seven days as bars; today stands out. */
export function SignInsCard() {
  const t = useMessages(homeMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['home', 'signIns'],
    queryFn: () =>
      api.system.log.signIns({ query: { days: DAYS, offset: -new Date().getTimezoneOffset() } }, { silent: true }),
  });
  const highest = Math.max(1, ...(data?.list.map(({ count }) => count) ?? []));
  return (
    <HomeCard title={t('signIns')} note={t('signInsUnit')} link={{ to: '/system/log', text: t('log') }}>
      {isError ? <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton className="mx-4 mb-4 h-52" /> : null}
      {data ? (
        <ol className="flex h-56 gap-2 px-4 pt-1 pb-4" aria-label={t('signIns')}>
          {data.list.map(({ day, count }, index) => {
            const isToday = index === data.list.length - 1;
            return (
              <li key={day} className="flex min-w-0 flex-1 flex-col items-center gap-1">
                <div className="flex w-full min-h-0 flex-1 flex-col items-center justify-end gap-1">
                  <span className={isToday ? 'font-semibold tabular-nums' : 'text-12 text-2 tabular-nums'}>
                    {count}
                  </span>
                  <span
                    aria-hidden
                    className={`w-full max-w-8 rounded-t-sm ${isToday ? 'bg-primary-solid' : 'bg-(--primary-soft-active)'}`}
                    style={{ height: `${(count / highest) * 82}%`, minHeight: 2 }}
                  />
                </div>
                <time
                  dateTime={day}
                  className="w-full truncate border-t border-hairline pt-1.5 text-center text-12 text-2 tabular-nums"
                >
                  {isToday ? t('today') : day.slice(5)}
                </time>
              </li>
            );
          })}
        </ol>
      ) : null}
    </HomeCard>
  );
}
