import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { DayBars } from './DayBars.js';
import { HomeCard } from './HomeCard.js';
import { boardMessages } from './boardMessages.js';
import { lastWeek } from '../lastWeek.js';

/** Sign-ins of the last seven days as bars. */
export function SignInsCard() {
  const t = useMessages(boardMessages);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['home', 'signIns'],
    queryFn: () => api.system.log.signIns({ query: lastWeek() }, { silent: true }),
  });
  return (
    <HomeCard title={t('signIns')} note={t('signInsUnit')} link={{ to: '/system/log', text: t('log') }}>
      {isError ? <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton className="mx-4 mb-4 h-52" /> : null}
      {data ? <DayBars label={t('signIns')} days={data.list} /> : null}
    </HomeCard>
  );
}
