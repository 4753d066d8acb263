import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.js';
import { HomeCard } from './HomeCard.js';
import { homeMessages } from './homeMessages.js';

const LIMIT = 6;

/** How many people each company has, largest first; the group's own are those of its head office. */
export function HeadcountCard() {
  const t = useMessages(homeMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['home', 'headcount'],
    queryFn: () => api.permission.organize.list({ query: {} }, { silent: true }),
  });
  const companies = shareOf(data?.list[0]).slice(0, LIMIT);
  const highest = Math.max(1, ...companies.map(({ count }) => count));
  return (
    <HomeCard title={t('headcount')} note={t('people')} link={{ to: '/permission/organize', text: t('organizes') }}>
      {isError ? <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton className="mx-4 mb-4 h-52" /> : null}
      <ul className="flex flex-col px-4 pb-3">
        {companies.map(({ id, fullName, count }) => (
          <li key={id} className="grid h-9 grid-cols-[minmax(0,1fr)_minmax(0,1fr)_3rem] items-center gap-4">
            <span className="truncate" title={fullName}>
              {fullName}
            </span>
            <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-primary-solid"
                style={{ width: `${(count / highest) * 100}%` }}
              />
            </span>
            <span className="text-right tabular-nums">{count.toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}

function shareOf(top: Company | undefined): { id: string; fullName: string; count: number }[] {
  if (!top) return [];
  const branches = (top.children ?? []).map(({ id, fullName, userCount }) => ({ id, fullName, count: userCount }));
  const own = top.userCount - branches.reduce((sum, { count }) => sum + count, 0);
  return [{ id: top.id, fullName: top.fullName, count: own }, ...branches]
    .filter(({ count }) => count > 0)
    .toSorted((first, second) => second.count - first.count);
}

type Company = Awaited<ReturnType<typeof api.permission.organize.list>>['list'][number];
