import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../app/api.js';
import { followParking } from './followParking.js';

/** First part of the keys of what follows what happens at the places of a wall. */
export const WALL_KEY = 'parkingScreen';

/** Milliseconds that events wait for each other before figures are asked for again. */
const TOGETHER = 2_000;

/** Figures of a screen: asked for once, and again when something happened at its places; never by the clock. */
export function useScreen(
  query: { kind?: 'lot' | 'road'; placeId?: string },
  { hasBerths, isWanted = true }: { hasBerths: boolean; /** Default true. */ isWanted?: boolean },
) {
  const options = { staleTime: Infinity, retry: 1, enabled: isWanted } as const;
  const revenue = useQuery({
    ...options,
    queryKey: [WALL_KEY, 'revenue', query],
    queryFn: ({ signal }) => api.parking.screen.revenue({ query }, { signal, silent: true }),
  });
  const traffic = useQuery({
    ...options,
    queryKey: [WALL_KEY, 'traffic', query],
    queryFn: ({ signal }) => api.parking.screen.traffic({ query }, { signal, silent: true }),
  });
  const { placeId } = query;
  const berths = useQuery({
    ...options,
    queryKey: [WALL_KEY, 'berths', placeId],
    queryFn: ({ signal }) => api.parking.screen.berths({ query: { placeId } }, { signal, silent: true }),
    enabled: isWanted && hasBerths,
  });
  const isAllowed = revenue.isSuccess || traffic.isSuccess;
  const isAway = useWallChannel(isAllowed);
  return { revenue, traffic, berths, isAway };
}

/** Asks for everything under the key of parking screens again when something happened; whether the server is not heard. */
export function useWallChannel(isWanted: boolean): boolean {
  const client = useQueryClient();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    return followParking({
      readChannels: () => api.parking.screen.channel({}, { silent: true }),
      together: TOGETHER,
      onChange: () => void client.invalidateQueries({ queryKey: [WALL_KEY] }),
      onAway: setAway,
    });
  }, [isWanted, client]);
  return isAway;
}

export type ScreenFigures = ReturnType<typeof useScreen>;
