import { type BoothLane } from '@smart-admin/api-client/contract';
import { useMessages } from '@smart-admin/ui/locale';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BOOTH } from './useBooth.js';
import { boothMessages } from './boothMessages.js';

/** An opening that the lane has not taken yet, with the seconds that are left; then what became of it is asked for. */
export function OpeningUnderWay({ opening, readAt }: { opening: NonNullable<BoothLane['opening']>; readAt: number }) {
  const t = useMessages(boothMessages);
  const client = useQueryClient();
  const [now, setNow] = useState(Date.now);
  const [lapsesAt] = useState(readAt + opening.lapsesIn);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    const ask = () => void client.invalidateQueries({ queryKey: [BOOTH] });
    // a little later than the server thinks: it decides
    const timer = setTimeout(ask, Math.max(0, lapsesAt - Date.now()) + 500);
    return () => clearTimeout(timer);
  }, [client, lapsesAt]);
  const seconds = Math.max(0, Math.ceil((lapsesAt - now) / 1_000));
  return (
    <p className="m-0 rounded-md bg-(--primary-soft) p-3">
      <strong className="block">{t('waitsForLane', { seconds })}</strong>
      <span className="text-13 text-2">
        {opening.operatorName} · {opening.reason}
      </span>
    </p>
  );
}
