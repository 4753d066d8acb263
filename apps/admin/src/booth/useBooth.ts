import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../app/api.js';
import { followParking } from '../screens/followParking.js';

/** Milliseconds that events wait for each other: whoever is in the booth looks at one vehicle. */
const TOGETHER = 250;

/** First word of the keys of everything that the booth shows. */
export const BOOTH = 'parkingBooth';

/** Lanes of the person: asked for once, and again when something happened at their places; never by the clock. */
export function useBooth() {
  const client = useQueryClient();
  const [isAway, setAway] = useState(false);
  const lanes = useQuery({
    queryKey: [BOOTH, 'lanes'],
    queryFn: ({ signal }) => api.parking.booth.lanes({ signal, silent: true }),
    staleTime: Infinity,
    retry: 1,
  });
  const { isSuccess } = lanes;
  useEffect(() => {
    if (!isSuccess) return undefined;
    return followParking({
      readChannels: () => api.parking.booth.channel({ silent: true }),
      together: TOGETHER,
      onChange: () => void client.invalidateQueries({ queryKey: [BOOTH] }),
      onAway: setAway,
    });
  }, [isSuccess, client]);
  return { lanes, isAway };
}
