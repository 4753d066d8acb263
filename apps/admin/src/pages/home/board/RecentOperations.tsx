import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { DATE_TIME_SECOND_PATTERN, formatDate, formatDenseDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Status } from '@smart-admin/ui/status';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { HomeCard } from './HomeCard.js';
import { boardMessages } from './boardMessages.js';

/** The user's own last operations. */
export function RecentOperations() {
  const t = useMessages(boardMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['home', 'log'],
    queryFn: () => api.permission.currentUser.systemLog({ query: { currentPage: 1, pageSize: 8 } }, { silent: true }),
  });
  return (
    <HomeCard title={t('recent')} link={{ to: '/profile?tab=log', text: t('all') }} className="flex-1">
      {isError ? <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {data?.list.length === 0 ? <Empty title={t('recentEmpty')} /> : null}
      {!data && !isError ? <Skeleton lines={5} className="m-4" /> : null}
      <ul>
        {data?.list.map((row) => (
          <li key={row.id} className="flex flex-col justify-center gap-0.5 border-t border-hairline px-4 py-2">
            <div className="flex items-center gap-3">
              <span className="min-w-0 flex-1 truncate" title={row.description}>
                {row.description}
              </span>
              {row.resultCode === 200 ? null : (
                <Status tone="danger" className="flex-none">
                  {row.resultCode}
                </Status>
              )}
              <time
                dateTime={new Date(row.creatorTime).toISOString()}
                title={formatDate(row.creatorTime, DATE_TIME_SECOND_PATTERN)}
                className="flex-none text-12 text-2 tabular-nums"
              >
                {formatDenseDate(row.creatorTime)}
              </time>
            </div>
            <span className="truncate text-12 text-3">
              {[row.ipAddressName, row.ipAddress, row.platForm].filter(Boolean).join(' ')}
            </span>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
