import { type PatrolBerth } from '@smart-admin/api-client/contract';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Sheet } from '@smart-admin/ui/sheet';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { usePage } from '../../../app/PageProvider.js';
import { BeginDrawer } from './BeginDrawer.js';
import { BerthFilters } from './BerthFilters.js';
import { BerthTile } from './BerthTile.js';
import { isShown, stateOf, type BerthFilter } from './berthStates.js';
import { KeptList } from './KeptList.js';
import { patrolMessages } from './patrolMessages.js';
import { StayDrawer } from './StayDrawer.js';
import { useKeptStays } from './useKeptStays.js';
import { usePatrolBerths } from './usePatrolBerths.js';

/** The berths of an inspector as a grid, with what is begun and ended on them. */
export function PatrolView({ userId }: { userId: string }) {
  const t = useMessages(patrolMessages);
  const mayWork = usePage().permissions.can('btn_patrol');
  const berths = usePatrolBerths();
  const { kept, list: waiting } = useKeptStays(userId);
  const [filter, setFilter] = useState<BerthFilter>({ placeId: '', text: '', state: 'all' });
  const [hours, setHours] = useState(4);
  const [opened, setOpened] = useState<{ berth: PatrolBerth } | { orderId: string } | null>(null);
  if (berths.isPending) return <Skeleton lines={8} className="m-4" />;
  if (!berths.data) return <LoadError error={berths.error} onRetry={() => void berths.refetch()} className="m-auto" />;
  const { list } = berths.data;
  const now = berths.dataUpdatedAt;
  const all = list.map((berth) => ({ berth, state: stateOf(berth, { now, hours }) }));
  const shown = all.filter(({ berth, state }) => isShown(berth, state, filter));
  const counts = Object.fromEntries(
    (['all', 'free', 'taken', 'long', 'off'] as const).map((state) => [
      state,
      all.filter((each) => isShown(each.berth, each.state, { ...filter, text: '', state })).length,
    ]),
  ) as Record<BerthFilter['state'], number>;
  const open = (berth: PatrolBerth) => {
    if (berth.stay) setOpened({ orderId: berth.stay.id });
    else if (berth.enabledMark === 0) toast.info(t('enabledSoon', { reason: berth.reason }));
    else if (mayWork) setOpened({ berth });
  };
  const roads = [...new Map(list.map(({ placeId, placeName }) => [placeId, placeName]))];
  return (
    <Sheet fill bodyClassName="grid content-start gap-3 overflow-auto p-4 phone:p-3">
      <KeptList list={waiting} onRetry={() => void kept.retry()} onDiscard={kept.discard} />
      {list.length === 0 ? (
        <Empty title={t('noRoads')} description={t('noRoadsHint')} />
      ) : (
        <>
          <BerthFilters
            filter={filter}
            hours={hours}
            roads={roads.map(([value, label]) => ({ value, label }))}
            counts={counts}
            onFilterChange={setFilter}
            onHoursChange={setHours}
          />
          {shown.length === 0 ? (
            <Empty kind="noMatch" title={t('noMatch')} />
          ) : (
            <ul
              aria-label={t('berths')}
              className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2 p-0"
            >
              {shown.map(({ berth, state }) => (
                <li key={berth.id} className="min-w-0">
                  <BerthTile
                    berth={berth}
                    state={state}
                    now={now}
                    waitingPlate={waiting.find(({ berthId }) => berthId === berth.id)?.plate ?? ''}
                    onOpen={() => open(berth)}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {opened && 'berth' in opened ? (
        <BeginDrawer
          berth={opened.berth}
          kept={kept}
          onOpenStay={(orderId) => setOpened({ orderId })}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened && 'orderId' in opened ? (
        <StayDrawer
          key={opened.orderId}
          orderId={opened.orderId}
          berths={list}
          mayWork={mayWork}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </Sheet>
  );
}
