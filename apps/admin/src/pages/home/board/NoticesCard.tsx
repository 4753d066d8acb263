import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { DATE_TIME_SECOND_PATTERN, formatDate, formatDenseDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Tag } from '@smart-admin/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { RECORD_KEY } from '../../../messages/messageCache.js';
import { useOpenMessage } from '../../../messages/useOpenMessage.js';
import { boardMessages } from './boardMessages.js';
import { HomeCard } from './HomeCard.js';
import { type ListCardProps } from './ToDoCard.js';

/** The newest messages of the person; each opens where it leads, live as the bell is. */
export function NoticesCard({ title, count = 6, dense = false, className }: ListCardProps) {
  const t = useMessages(boardMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: [...RECORD_KEY, 'home', count],
    queryFn: ({ signal }) => api.message.mine({ query: { currentPage: 1, pageSize: count } }, { signal, silent: true }),
  });
  const { open, dialog } = useOpenMessage(api.message);
  return (
    <HomeCard
      title={title ?? t('notices')}
      dense={dense}
      link={{ to: '/messageRecord', text: t('allNotices') }}
      {...(className ? { className } : {})}
    >
      {isError ? <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton lines={4} className="m-4" /> : null}
      {data?.list.length === 0 ? <Empty inline title={t('noNotices')} className="pb-4" /> : null}
      <ul className="m-0 min-h-0 list-none overflow-auto p-0">
        {data?.list.map((row) => (
          <li
            key={row.id}
            className={cn('flex items-center gap-3 border-t border-hairline px-4', dense ? 'h-[33px]' : 'h-10.5')}
          >
            <span className="flex min-w-0 flex-1 items-center gap-2">
              <Button
                variant="text"
                className={`min-w-0 flex-initial justify-start truncate px-0 ${row.isRead === '0' ? 'font-semibold' : ''}`}
                title={row.title}
                onClick={() => void open(row)}
              >
                <span className="truncate">{row.title}</span>
              </Button>
              {row.isRead === '0' ? (
                <Tag tone="primary" className="flex-none @max-sm:hidden">
                  {t('unread')}
                </Tag>
              ) : null}
            </span>
            <span className="w-24 flex-none truncate text-2 phone:hidden @max-md:hidden">
              {row.creatorUser || t('system')}
            </span>
            <time
              dateTime={new Date(row.lastModifyTime).toISOString()}
              title={formatDate(row.lastModifyTime, DATE_TIME_SECOND_PATTERN)}
              className="min-w-28 flex-none text-right @max-sm:min-w-0 text-12 text-2 tabular-nums"
            >
              {formatDenseDate(row.lastModifyTime)}
            </time>
          </li>
        ))}
      </ul>
      {dialog}
    </HomeCard>
  );
}
