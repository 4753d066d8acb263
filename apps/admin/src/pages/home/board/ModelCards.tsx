import { routeTitle, type DynamicRoute } from '@smart-admin/layout/routing';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { DayBars } from './DayBars.js';
import { HomeCard } from './HomeCard.js';
import { boardMessages } from './boardMessages.js';
import { ShareBars } from './ShareBars.js';
import { useModelSummary } from '../useModelSummary.js';

/** What was entered on a generated page in the last seven days as bars. */
export function ModelTrendCard({ route }: { route: DynamicRoute }) {
  const t = useMessages(boardMessages);
  const locale = useLocale();
  const { data, error, isError, refetch } = useModelSummary(route);
  const title = t('lastDays', { title: routeTitle(route.meta, locale) });
  return (
    <HomeCard title={title} link={{ to: route.path, text: t('all') }}>
      {isError ? <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton className="mx-4 mb-4 h-52" /> : null}
      {data ? <DayBars label={title} days={data.days} /> : null}
    </HomeCard>
  );
}

/** The same by the first choice of its columns, most first. */
export function ModelSharesCard({ route }: { route: DynamicRoute }) {
  const t = useMessages(boardMessages);
  const { data, error, isError, refetch } = useModelSummary(route);
  const groups = data?.groups;
  const parts = (groups?.list ?? []).map((group) => ({ key: group.name, ...group }));
  if (groups?.others) parts.push({ key: '', name: t('others'), count: groups.others });
  return (
    <HomeCard title={groups?.label ?? t('distribution')} note={t('lastWeek')}>
      {isError ? <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton className="mx-4 mb-4 h-52" /> : null}
      {data && parts.length === 0 ? <Empty title={t('noneThisWeek')} /> : null}
      <ShareBars parts={parts} />
    </HomeCard>
  );
}
