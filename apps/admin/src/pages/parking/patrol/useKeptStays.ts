import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { api } from '../../../app/api.js';
import { frameStore } from '../../../app/frameStore.js';
import { useLive } from '../../../app/liveSocket.js';
import { queryClient } from '../../../app/queryClient.js';
import { createKeptStays, type KeptStay } from './keptStays.js';
import { PATROL } from './patrolKeys.js';
import { blobOf } from './shrinkPhoto.js';

/** The stays of a person that wait to be sent; they are sent when the page opens, and when the server is heard again. */
export function useKeptStays(userId: string) {
  const [kept] = useState(() =>
    createKeptStays({ userId, storage: frameStore.storage, sendPhoto: sendStayPhoto, begin: beginKept }),
  );
  const list = useStore(kept.store, (state) => state.list);
  const isHeard = useLive((live) => live.isHeard);
  useEffect(() => {
    const retry = () =>
      void kept.retry().then((sent) => (sent > 0 ? queryClient.invalidateQueries({ queryKey: PATROL }) : undefined));
    retry();
    globalThis.addEventListener('online', retry);
    return () => globalThis.removeEventListener('online', retry);
  }, [kept, isHeard]);
  return { kept, list };
}

/** Sends a picture of a stay, and answers the name that it is kept under. */
export async function sendStayPhoto(dataUrl: string): Promise<string> {
  const body = new FormData();
  body.append('file', blobOf(dataUrl), 'stay.jpg');
  return (await api.file.upload({ type: 'parkingStay', body }, { silent: true })).name;
}

function beginKept({ key, berthId, plate, plateColour, vehicle, time, notedAt, photoName: photo }: KeptStay) {
  const body = { berthId, plate, plateColour, vehicle, time, notedAt, photo };
  return api.parking.patrol.begin({ body }, { silent: true, idempotencyKey: key });
}
