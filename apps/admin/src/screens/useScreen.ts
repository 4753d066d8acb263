import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../app/api.js';
import { followParking } from './followParking.js';

/** Milliseconds that events wait for each other before figures are asked for again. */
const TOGETHER = 2_000;

/** Figures of a screen: asked for once, and again when something happened at its places; never by the clock. */
export function useScreen(query: { kind?: 'lot' | 'road'; placeId?: string }, { hasBerths }: { hasBerths: boolean }) {
  const client = useQueryClient();
  const [isAway, setAway] = useState(false);
  const options = { staleTime: Infinity, retry: 1 } as const;
  const revenue = useQuery({
    ...options,
    queryKey: ['parkingScreen', 'revenue', query],
    queryFn: ({ signal }) => api.parking.screen.revenue({ query }, { signal, silent: true }),
  });
  const traffic = useQuery({
    ...options,
    queryKey: ['parkingScreen', 'traffic', query],
    queryFn: ({ signal }) => api.parking.screen.traffic({ query }, { signal, silent: true }),
  });
  const { placeId } = query;
  const berths = useQuery({
    ...options,
    queryKey: ['parkingScreen', 'berths', placeId],
    queryFn: ({ signal }) => api.parking.screen.berths({ query: { placeId } }, { signal, silent: true }),
    enabled: hasBerths,
  });
  const isAllowed = revenue.isSuccess || traffic.isSuccess;
  useEffect(() => {
    if (!isAllowed) return undefined;
    return followParking({
      readChannels: () => api.parking.screen.channel({}, { silent: true }),
      together: TOGETHER,
      onChange: () => void client.invalidateQueries({ queryKey: ['parkingScreen'] }),
      onAway: setAway,
    });
  }, [isAllowed, client]);
  return { revenue, traffic, berths, isAway };
}

export type ScreenFigures = ReturnType<typeof useScreen>;
