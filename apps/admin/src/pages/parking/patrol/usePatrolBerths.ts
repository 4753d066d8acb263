import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../app/api.js';
import { joinLiveChannel, onFrame, onMissedFrames, useLive } from '../../../app/liveSocket.js';
import { joinParkingChannels } from '../../../screens/followParking.js';
import { BERTHS, createBerthNews } from './createBerthNews.js';
import { PATROL } from './patrolKeys.js';

/** Milliseconds that changes wait for each other before the berths are asked for again. */
const TOGETHER = 500;
/** Milliseconds after which fees have grown. */
const MINUTE = 60_000;

/** The berths of the person: those that change on their roads are asked for again, and each minute all for what is due. */
export function usePatrolBerths() {
  const client = useQueryClient();
  const isHeard = useLive((live) => live.isHeard);
  const berths = useQuery({
    queryKey: BERTHS,
    queryFn: ({ signal }) => api.parking.patrol.berths({ query: {} }, { signal, silent: true }),
    refetchInterval: MINUTE,
  });
  // also while the server is not heard: it says so before it greets
  useEffect(() => onMissedFrames(() => void client.invalidateQueries({ queryKey: PATROL })), [client]);
  useEffect(() => {
    if (!isHeard) return undefined;
    const news = createBerthNews({
      client,
      read: (ids) => api.parking.patrol.berths({ query: { ids } }, { silent: true }),
    });
    const channels = joinParkingChannels({
      readChannels: () => api.parking.patrol.channel({}, { silent: true }),
      openChannel: joinLiveChannel,
      together: TOGETHER,
      onChange: () => void news.report(),
      onFailure: (error) => console.warn('The berths do not follow', error),
    });
    const stopHearing = onFrame(['parkingBerths', 'channelOpened'], (frame) => {
      news.hear(frame);
      channels.hear();
    });
    return () => {
      stopHearing();
      channels.leave();
    };
  }, [isHeard, client]);
  return berths;
}
