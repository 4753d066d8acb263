import { type BoothLane } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { PlateFace, plateColorOf } from '@smart-admin/ui/plate';
import { PlateInput } from '@smart-admin/ui/plate-input';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../app/api.js';
import { useSettled } from '../design/useSettled.js';
import { yuan } from '../parking/yuan.js';
import { boothMessages } from './boothMessages.js';
import { BOOTH } from './useBooth.js';

/** Stays that a misread plate may belong to: one character away, or holding what is typed, by real keys or by touch. */
export function Proposals({ lane, plate, canMatch }: { lane: BoothLane; plate: string; canMatch: boolean }) {
  const t = useMessages(boothMessages);
  const client = useQueryClient();
  const [typed, setTyped] = useState(plate);
  const [matching, setMatching] = useState('');
  const wanted = useSettled(typed.trim());
  const found = useQuery({
    queryKey: [BOOTH, 'proposals', lane.id, wanted],
    queryFn: ({ signal }) =>
      api.parking.booth.proposals({ id: lane.id, query: { plate: wanted } }, { signal, silent: true }),
    enabled: wanted.length >= 2,
  });
  const handleMatch = async (orderId: string) => {
    setMatching(orderId);
    try {
      const { isOpened, due } = await api.parking.booth.match({ id: lane.id, body: { orderId, plate } });
      if (isOpened) toast.success(t('matchedOpened'));
      else toast.info(due > 0 ? t('matchedDue', { amount: yuan(due) }) : t('matchedByHand'));
    } catch (error) {
      // the call has said why
      console.warn('The stay was not matched', error);
    }
    setMatching('');
    await client.invalidateQueries({ queryKey: [BOOTH] });
  };
  return (
    <div className="flex flex-col gap-2">
      <h3 className="m-0 text-14 font-semibold">{t('proposals')}</h3>
      <PlateInput value={typed} onValueChange={setTyped} aria-label={t('plate')} />
      {found.isError && <LoadError error={found.error} onRetry={() => void found.refetch()} />}
      {found.isLoading && <Skeleton className="h-12" />}
      {found.data?.list.length === 0 && <p className="m-0 text-13 text-3">{t('noProposals')}</p>}
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {found.data?.list.map((stay) => (
          <li key={stay.orderId} className="flex items-center gap-3 rounded-md border border-hairline p-2">
            <PlateFace value={stay.plate} color={plateColorOf(stay.plateColour)} />
            <span className="min-w-0 flex-1 text-12 text-2">
              {formatDate(stay.entryTime, 'MM-DD HH:mm')}
              <span className="block font-semibold tabular-nums">{yuan(stay.due)}</span>
            </span>
            {canMatch && (
              <Button
                size="small"
                loading={matching === stay.orderId}
                aria-label={t('matchPlate', { plate: stay.plate })}
                onClick={() => void handleMatch(stay.orderId)}
              >
                {t('match')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
