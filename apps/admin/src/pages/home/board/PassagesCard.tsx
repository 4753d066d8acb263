import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { PlateFace, plateColorOf } from '@smart-admin/ui/plate';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Hourglass, LogIn, LogOut, TriangleAlert, Unlock } from 'lucide-react';
import { useState } from 'react';
import { boardMessages } from './boardMessages.js';
import { useParkingFigures } from './useParkingFigures.js';

/** What passed last at the places of the person, the newest at the left; what comes while it is seen is lit for a moment. */
export function PassagesCard() {
  const t = useMessages(boardMessages);
  const { traffic } = useParkingFigures();
  const { data, error, isError, refetch } = traffic;
  return (
    <section
      aria-label={t('passages')}
      className="flex min-h-16 min-w-0 items-stretch overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      <h2 className="flex w-32 flex-none items-center px-4 text-14 font-semibold phone:w-24">{t('passages')}</h2>
      {isError ? <LoadError error={error} title={t('loadFailed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton className="m-3 flex-1" /> : null}
      {data?.events.length === 0 ? <p className="self-center text-3">{t('noPassages')}</p> : null}
      {data && data.events.length > 0 ? <Strip events={data.events} /> : null}
    </section>
  );
}

function Strip({ events }: { events: readonly Passage[] }) {
  const t = useMessages(boardMessages);
  const [atFirst] = useState(() => new Set(events.map(({ id }) => id)));
  return (
    // a strip that scrolls is reached by keyboard as well
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol tabIndex={0} aria-label={t('passages')} className="m-0 flex min-w-0 flex-1 list-none overflow-x-auto p-0">
      {events.map(({ id, kind, plate, plateColour, time, placeName, laneName }) => {
        const { icon: Icon, text } = KINDS[kind];
        return (
          <li
            key={id}
            className={`flex w-40 flex-none flex-col justify-center gap-1 border-l border-hairline px-3 py-2 transition-colors duration-700 ${atFirst.has(id) ? '' : 'starting:bg-(--primary-soft-active)'}`}
          >
            <span className="flex items-center justify-between gap-2">
              <PlateFace value={plate} color={plateColorOf(plateColour)} />
              <span className="flex items-center gap-1 text-12 text-2">
                <Icon aria-hidden className="size-3.5" />
                {t(text)}
              </span>
            </span>
            <span className="flex items-center justify-between gap-2 text-12 text-3">
              <span className="truncate" title={`${placeName} ${laneName}`.trim()}>
                {placeName}
              </span>
              <time dateTime={new Date(time).toISOString()} className="flex-none tabular-nums">
                {formatDate(time, 'HH:mm')}
              </time>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type Passage = NonNullable<ReturnType<typeof useParkingFigures>['traffic']['data']>['events'][number];

const KINDS = {
  entry: { icon: LogIn, text: 'entry' },
  exit: { icon: LogOut, text: 'exit' },
  payment: { icon: LogOut, text: 'exit' },
  opening: { icon: Unlock, text: 'opening' },
  waiting: { icon: Hourglass, text: 'waiting' },
  escape: { icon: TriangleAlert, text: 'escape' },
} as const;
