import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../app/api.js';
import { joinLiveChannel, onFrame, onMissedFrames, useLive } from '../../../app/liveSocket.js';
import { joinParkingChannels, PARKING_METHODS } from '../../../screens/followParking.js';

/** Milliseconds that passages wait for each other before figures are asked for again. */
const TOGETHER = 2_000;
const KEY = ['home', 'parking'];

/** Traffic and revenue of the places of the person, asked for again when something happens there; all cards share them. */
export function useParkingFigures() {
  const options = { staleTime: Infinity } as const;
  const traffic = useQuery({
    ...options,
    queryKey: [...KEY, 'traffic'],
    queryFn: ({ signal }) => api.parking.screen.traffic({ query: {} }, { signal, silent: true }),
  });
  const revenue = useQuery({
    ...options,
    queryKey: [...KEY, 'revenue'],
    queryFn: ({ signal }) => api.parking.screen.revenue({ query: {} }, { signal, silent: true }),
  });
  return { traffic, revenue };
}

/** Follows what happens at the places of the person while one of the cards is on the page: what is kept under a key is asked again. */
export function useParkingChannel(isWanted: boolean, key: readonly string[] = KEY): void {
  const queryKey = JSON.stringify(key);
  const client = useQueryClient();
  const isHeard = useLive((live) => live.isHeard);
  // also while the server is not heard: it says so before it greets
  useEffect(
    () => (isWanted ? onMissedFrames(() => void client.invalidateQueries({ queryKey: keyOf(queryKey) })) : undefined),
    [isWanted, client, queryKey],
  );
  useEffect(() => {
    if (!isWanted || !isHeard) return undefined;
    const channels = joinParkingChannels({
      readChannels: () => api.parking.screen.channel({}, { silent: true }),
      openChannel: joinLiveChannel,
      together: TOGETHER,
      onChange: () => void client.invalidateQueries({ queryKey: keyOf(queryKey) }),
      onFailure: (error) => console.warn('The parking figures of the home page do not follow', error),
    });
    const stopHearing = onFrame(PARKING_METHODS, channels.hear);
    return () => {
      stopHearing();
      channels.leave();
    };
  }, [isWanted, isHeard, client, queryKey]);
}

/** The same key for the same text, so that a new list of it is no other one. */
const keyOf = (text: string) => JSON.parse(text) as string[];
