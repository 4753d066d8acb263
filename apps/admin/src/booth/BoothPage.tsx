import { type BoothLane } from '@smart-admin/api-client/contract';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { QueryClientProvider } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryClient } from '../app/queryClient.js';
import { BoothHead } from './BoothHead.js';
import { boothMessages } from './boothMessages.js';
import { LaneList } from './LaneList.js';
import { LanePanel } from './LanePanel.js';
import { OpenDialog } from './OpenDialog.js';
import { useBooth } from './useBooth.js';
import { useBoothKeys } from './useBoothKeys.js';

/** The cloud sentry box: every lane of the person live, who waits there, and opening its barrier from afar. */
export function BoothPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Booth />
    </QueryClientProvider>
  );
}

function Booth() {
  const t = useMessages(boothMessages);
  const { lanes, isAway } = useBooth();
  const all = lanes.data?.list ?? [];
  return (
    <main className="flex h-dvh flex-col bg-canvas text-body text-1 phone:h-auto phone:min-h-dvh">
      {lanes.data ? (
        <Console lanes={all} canOpen={lanes.data.canOpen} isAway={isAway} readAt={lanes.dataUpdatedAt} />
      ) : (
        <>
          <BoothHead isAway={isAway} waiting={0} />
          {lanes.error ? (
            <LoadError error={lanes.error} className="m-auto" onRetry={() => void lanes.refetch()} />
          ) : (
            <div aria-label={t('loading')} role="status" className="grid grid-cols-3 gap-3 p-4 phone:grid-cols-1">
              {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
                <Skeleton key={name} className="h-30" />
              ))}
            </div>
          )}
        </>
      )}
    </main>
  );
}

function Console({
  lanes,
  canOpen,
  isAway,
  readAt,
}: {
  lanes: readonly BoothLane[];
  canOpen: boolean;
  isAway: boolean;
  readAt: number;
}) {
  const t = useMessages(boothMessages);
  const [chosen, setChosen] = useState('');
  const [search, setSearch] = useState('');
  const [openingId, setOpening] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const shown = lanes.filter((lane) => holds(lane, search));
  // whoever waits is looked at before anybody has chosen
  const lane = shown.find(({ id }) => id === chosen) ?? shown.find(({ waiting }) => waiting) ?? shown[0];
  // as it is now: who waits there may have been matched, or have left, since the dialog was opened
  const opening = lanes.find(({ id }) => id === openingId);
  const open = () => {
    setChosen(lane?.id ?? '');
    setOpening(lane?.id ?? '');
  };
  const mayOpen = canOpen && lane?.remoteOpen === true && lane.opening === null;
  useBoothKeys({
    lanes: shown,
    lane,
    isOff: opening !== undefined,
    onChoose: setChosen,
    onOpen: mayOpen ? open : undefined,
    onSearch: () => searchField.current?.focus(),
    onClear: () => setSearch(''),
  });
  return (
    <>
      <BoothHead
        isAway={isAway}
        waiting={lanes.filter(({ waiting }) => waiting).length}
        search={search}
        searchField={searchField}
        onSearch={setSearch}
      />
      {lanes.length === 0 && <Empty className="m-auto" title={t('noLanes')} description={t('noLanesText')} />}
      {lanes.length > 0 && !lane && <Empty className="m-auto" title={t('nothingFound')} />}
      {lane && (
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_420px] phone:grid-cols-1">
          <LaneList lanes={shown} chosen={lane.id} onChoose={setChosen} />
          {/* whoever works at a lane stays there, whoever comes to wait at another one */}
          <div
            className="contents"
            onFocusCapture={() => setChosen(lane.id)}
            onPointerDownCapture={() => setChosen(lane.id)}
          >
            <LanePanel
              key={lane.id}
              lane={lane}
              readAt={readAt}
              canOpen={canOpen}
              onOpen={mayOpen ? open : undefined}
            />
          </div>
        </div>
      )}
      {opening && <OpenDialog lane={opening} onClose={() => setOpening('')} />}
    </>
  );
}

function holds({ fullName, placeName, waiting }: BoothLane, search: string): boolean {
  const plain = search.replace(/[\s·.]/g, '').toUpperCase();
  return [placeName, fullName, waiting?.plate ?? ''].join(' ').toUpperCase().includes(plain);
}
