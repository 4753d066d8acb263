import { createSocket } from '@smart-admin/api-client';
import { type PlaceSpaces } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { defineMessages } from '@smart-admin/ui/messages';
import { useEffect } from 'react';
import { LanguageChoice } from './ScanHeader.js';
import { scanApi } from './scanApi.js';
import { scanMessages } from './scanMessages.js';
import { ScanProblem } from './ScanProblem.js';
import { ScanSkeleton } from './ScanSkeleton.js';
import { useAnswer } from './useAnswer.js';
import { hosts } from '../app/hosts.js';

const messages = defineMessages({
  zh: { free: '空余车位', of: '共{spaces}个', full: '已满', none: '没有停车场' },
  en: { free: 'Free spaces', of: 'of {spaces}', full: 'Full', none: 'There are no lots' },
  zhtw: { free: '剩餘車位', of: '共{spaces}個', full: '已滿', none: '沒有停車場' },
  vi: { free: 'Chỗ trống', of: 'trên {spaces}', full: 'Hết chỗ', none: 'Không có bãi đỗ' },
});

/** Share of free spaces below which a place is nearly full. */
const NEARLY_FULL = 0.1;

/** Free spaces of all places, for a wall and for phones: changes come by the channel, nobody is signed in. */
export function LotScreen() {
  const t = useMessages(messages);
  const shared = useMessages(scanMessages);
  const { data, error, isAway, retry, change } = useAnswer('screen', fetchScreen);
  const channel = data?.channel;
  useEffect(() => {
    if (!channel) return undefined;
    return followSpaces(channel, {
      onChange: (id, free) =>
        change((screen) => ({
          ...screen,
          list: screen.list.map((place) => (place.id === id ? { ...place, free } : place)),
        })),
      onMissed: retry,
    });
  }, [channel, change, retry]);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[1800px] flex-col gap-4 bg-canvas p-4 lg:gap-8 lg:p-10">
      <header className="grid grid-cols-[1fr_auto] items-center gap-3">
        <h1 className="text-24 font-semibold lg:text-44">{shared('screen')}</h1>
        <LanguageChoice />
      </header>
      {error && <ScanProblem detail={error.message} action="retry" onAction={retry} />}
      {!data && !error && <ScanSkeleton isAway={isAway} />}
      {data?.list.length === 0 && <p className="scan-card text-16">{t('none')}</p>}
      <ul className="grid gap-3 md:grid-cols-2 lg:grow lg:auto-rows-fr lg:gap-6 xl:grid-cols-3">
        {data?.list.map((place) => (
          <PlaceCard key={place.id} place={place} />
        ))}
      </ul>
    </main>
  );
}

function PlaceCard({ place: { name, address, spaces, free } }: { place: PlaceSpaces }) {
  const t = useMessages(messages);
  const look = free <= 0 ? 'text-danger-text' : free < spaces * NEARLY_FULL ? 'text-warning-text' : 'text-success-text';
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 scan-card lg:p-8">
      <div className="min-w-0">
        <h2 className="text-18 font-semibold break-words lg:text-32">{name}</h2>
        <p className="text-14 break-words text-2 lg:text-20">{address}</p>
      </div>
      <p className="text-right">
        <span className="sr-only">{t('free')} </span>
        <span
          className={`block leading-none font-bold tabular-nums ${free <= 0 ? 'text-24 lg:text-[56px]' : 'text-44 lg:text-[88px]'} ${look}`}
        >
          {free <= 0 ? t('full') : free}
        </span>
        <span className="text-13 text-2 lg:text-20">{t('of', { spaces })}</span>
      </p>
    </li>
  );
}

function fetchScreen(signal?: AbortSignal) {
  return scanApi.screen({}, { silent: true, ...(signal && { signal }) });
}

/** Hears each change of the free spaces; what may have been missed meanwhile is asked for. */
function followSpaces(channel: string, { onChange, onMissed }: SpacesListener): () => void {
  const socket = createSocket({
    url: hosts.webSocket,
    getToken: () => null,
    onFrame: (frame) => {
      if (frame.method === 'parkingSpaces') onChange(frame.id, frame.free);
    },
    onMissed,
  });
  const leave = socket.openChannel(channel, async () => (await fetchScreen()).channelToken);
  return () => {
    leave();
    socket.close();
  };
}

interface SpacesListener {
  /** How many are free at a place by now. */
  onChange: (id: string, free: number) => void;
  onMissed: () => void;
}
