import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { PlateFace, plateColorOf } from '@smart-admin/ui/plate';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.js';
import { boothMessages } from './boothMessages.js';
import { BOOTH } from './useBooth.js';

/** The last openings of a lane, fewer on a phone: when, for whom, why and by whom. */
export function OpeningLog({ laneId }: { laneId: string }) {
  const t = useMessages(boothMessages);
  const log = useQuery({
    queryKey: [BOOTH, 'openings', laneId],
    queryFn: ({ signal }) => api.parking.booth.openings({ query: { laneId, pageSize: 20 } }, { signal, silent: true }),
  });
  return (
    <div className="flex flex-col gap-2">
      <h3 id="booth-log" className="m-0 text-14 font-semibold">
        {t('log')}
      </h3>
      {log.isError && <LoadError error={log.error} onRetry={() => void log.refetch()} />}
      {log.isLoading && <Skeleton className="h-20" />}
      {log.data?.list.length === 0 && <p className="m-0 text-13 text-3">{t('noLog')}</p>}
      <ol aria-labelledby="booth-log" className="m-0 list-none p-0 phone:[&>li:nth-child(n+4)]:hidden">
        {log.data?.list.map(({ id, time, plate, plateColour, cause, reason, operatorName, state }) => (
          <li key={id} className="border-b border-hairline py-2 text-13 last:border-b-0">
            <span className="flex items-center gap-2">
              <time className="text-3 tabular-nums">{formatDate(time, 'MM-DD HH:mm:ss')}</time>
              {plate && <PlateFace value={plate} color={plateColorOf(plateColour)} />}
              <span className={`ml-auto ${state === 'done' ? 'text-2' : 'text-warning-text'}`}>
                {t(`cause_${cause}`)}
                {state === 'done' ? '' : ` · ${t(`state_${state}`)}`}
              </span>
            </span>
            {reason && (
              <span className="mt-1 block text-2">
                {operatorName} · {reason}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
