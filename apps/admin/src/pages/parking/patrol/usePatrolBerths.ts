import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../app/api.js';
import { joinLiveChannel, onFrame, onMissedFrames, useLive } from '../../../app/liveSocket.js';
import { joinParkingChannels } from '../../../screens/followParking.js';
import { PATROL } from './useKeptStays.js';

/** Milliseconds that changes wait for each other before the berths are asked for again. */
const TOGETHER = 500;
/** Milliseconds after which fees have grown. */
const MINUTE = 60_000;

/** The berths of the person, asked for again when something changes on their roads, and each minute for what is due. */
export function usePatrolBerths() {
  const client = useQueryClient();
  const isHeard = useLive((live) => live.isHeard);
  const berths = useQuery({
    queryKey: [...PATROL, 'berths'],
    queryFn: ({ signal }) => api.parking.patrol.berths({ query: {} }, { signal, silent: true }),
    refetchInterval: MINUTE,
  });
  // also while the server is not heard: it says so before it greets
  useEffect(() => onMissedFrames(() => void client.invalidateQueries({ queryKey: PATROL })), [client]);
  useEffect(() => {
    if (!isHeard) return undefined;
    const channels = joinParkingChannels({
      readChannels: () => api.parking.patrol.channel({}, { silent: true }),
      openChannel: joinLiveChannel,
      together: TOGETHER,
      onChange: () => void client.invalidateQueries({ queryKey: PATROL }),
      onFailure: (error) => console.warn('The berths do not follow', error),
    });
    const stopHearing = onFrame(['parkingBerths', 'channelOpened'], channels.hear);
    return () => {
      stopHearing();
      channels.leave();
    };
  }, [isHeard, client]);
  return berths;
}
