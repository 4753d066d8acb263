import { Button } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { ErrorState } from '@smart-admin/ui/error-state';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Status } from '@smart-admin/ui/status';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../app/api.js';
import { homeMessages } from './homeMessages.js';

/** The user's own last operations. */
export function RecentOperations() {
  const t = useMessages(homeMessages);
  const tag = LOCALE_TAGS[useLocale()];
  const { data, isError, refetch } = useQuery({
    queryKey: ['home', 'log'],
    queryFn: () => api.permission.currentUser.systemLog({ query: { currentPage: 1, pageSize: 10 } }, { silent: true }),
  });
  return (
    <section className="min-h-64 rounded-lg border border-hairline bg-surface">
      <div className="flex h-12 items-center justify-between border-b border-hairline px-4">
        <h2 className="text-14 font-semibold">{t('recent')}</h2>
        <Button asChild variant="text">
          <Link to="/profile?tab=log">{t('all')}</Link>
        </Button>
      </div>
      {isError ? <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {data?.list.length === 0 ? <Empty title={t('recentEmpty')} /> : null}
      {!data && !isError ? <Skeleton className="m-4 h-40" /> : null}
      <ul>
        {data?.list.map((row) => (
          <li key={row.id} className="flex h-row items-center gap-4 border-b border-hairline px-4 last:border-b-0">
            <span className="min-w-0 flex-1 truncate">{row.description}</span>
            <span className="flex-none text-12 text-3 phone:hidden">{[row.ipAddressName, row.ipAddress].filter(Boolean).join(' ')}</span>
            <Status tone={row.resultCode === 200 ? 'success' : 'danger'} className="w-16 flex-none">
              {row.resultCode}
            </Status>
            <time className="w-36 flex-none text-right text-2 tabular-nums">{new Date(row.creatorTime).toLocaleString(tag, { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
