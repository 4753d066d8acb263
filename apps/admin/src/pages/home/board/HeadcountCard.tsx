import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { HomeCard } from './HomeCard.js';
import { boardMessages } from './boardMessages.js';
import { ShareBars } from './ShareBars.js';

const LIMIT = 6;

/** How many people each company has, largest first; the group's own are those of its head office. */
export function HeadcountCard() {
  const t = useMessages(boardMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['home', 'headcount'],
    queryFn: () => api.permission.organize.list({ query: {} }, { silent: true }),
  });
  const companies = shareOf(data?.list[0]).slice(0, LIMIT);
  return (
    <HomeCard title={t('headcount')} note={t('people')} link={{ to: '/permission/organize', text: t('organizes') }}>
      {isError ? <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton className="mx-4 mb-4 h-52" /> : null}
      <ShareBars parts={companies} />
    </HomeCard>
  );
}

function shareOf(top: Company | undefined): { key: string; name: string; count: number }[] {
  if (!top) return [];
  const branches = (top.children ?? []).map(({ id, fullName, userCount }) => ({
    key: id,
    name: fullName,
    count: userCount,
  }));
  const own = top.userCount - branches.reduce((sum, { count }) => sum + count, 0);
  return [{ key: top.id, name: top.fullName, count: own }, ...branches]
    .filter(({ count }) => count > 0)
    .toSorted((first, second) => second.count - first.count);
}

type Company = Awaited<ReturnType<typeof api.permission.organize.list>>['list'][number];
