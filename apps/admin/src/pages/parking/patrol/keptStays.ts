import { ApiError } from '@smart-admin/api-client';
import { type PlateColour } from '@smart-admin/api-client/contract';
import { type FrameStorage } from '@smart-admin/layout/stores';
import { createStore, type StoreApi } from 'zustand';

/** A stay that was noted and is not known to the server yet. */
export interface KeptStay {
  /** Key of its call: sent again, it is the same stay. */
  key: string;
  berthId: string;
  berthName: string;
  plate: string;
  plateColour: PlateColour;
  vehicle: 'small' | 'large' | 'motorcycle';
  /** When the vehicle came, and when it was noted, in epoch milliseconds. */
  time: number;
  notedAt: number;
  /** Picture as data address; '' for none, and once it was sent. */
  photo: string;
  /** Name of the picture on the server: kept before the stay is sent, because a key stands for one content. */
  photoName: string;
  /** Why the server did not take it; it waits for a person then. */
  refused?: string;
}

/** What became of a stay that was noted. */
export type KeptOutcome =
  { state: 'sent'; orderId: string; isNew: boolean } | { state: 'waiting' } | { state: 'refused'; error: ApiError };

/**
 * Stays of one person that wait to be sent, kept in the browser over cuts and reloads. Each is kept before it is sent, and is
 * sent under its key until the server has answered: once, however often that takes.
 */
export function createKeptStays({ userId, storage, sendPhoto, begin }: KeptStaysConfig) {
  const name = `parking_stays_${userId}`;
  const store = createStore<{ list: readonly KeptStay[] }>(() => ({ list: storage.read(name, isKept) ?? [] }));
  const underWay = new Set<string>();
  const stored = () => storage.read(name, isKept) ?? [];
  /** Those that the browser had no room for: they are here while this window is. */
  let unstored: readonly KeptStay[] = [];
  const save = (change: (list: readonly KeptStay[]) => readonly KeptStay[]) => {
    // another window may have written meanwhile
    const list = change([...stored(), ...unstored]);
    storage.write(name, list);
    const known = new Set(stored().map(({ key }) => key));
    unstored = list.filter(({ key }) => !known.has(key));
    store.setState({ list });
  };
  const change = (key: string, fields: Partial<KeptStay>) =>
    save((list) => list.map((stay) => (stay.key === key ? { ...stay, ...fields } : stay)));
  const drop = (key: string) => save((list) => list.filter((stay) => stay.key !== key));

  const send = async (stay: KeptStay): Promise<KeptOutcome> => {
    if (underWay.has(stay.key)) return { state: 'waiting' };
    underWay.add(stay.key);
    try {
      let { photoName } = stay;
      if (stay.photo && !photoName) {
        photoName = await sendPhoto(stay.photo);
        change(stay.key, { photo: '', photoName });
      }
      const begun = await begin({ ...stay, photoName });
      drop(stay.key);
      return { state: 'sent', ...begun };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return isLost(error) ? { state: 'waiting' } : { state: 'refused', error };
    } finally {
      underWay.delete(stay.key);
    }
  };

  return {
    store: store as Pick<StoreApi<{ list: readonly KeptStay[] }>, 'getState' | 'subscribe' | 'getInitialState'>,
    /** Notes a stay: keeps it, then sends it. One that is refused is not kept: whoever noted it is still there. */
    async note(stay: KeptStay): Promise<KeptOutcome> {
      save((list) => [...list, stay]);
      const outcome = await send(stay);
      if (outcome.state === 'refused') drop(stay.key);
      return outcome;
    },
    /** Sends what waits, one after the other; answers how many the server has taken. */
    async retry(): Promise<number> {
      let sent = 0;
      for (const stay of store.getState().list.filter(({ refused }) => refused === undefined)) {
        const outcome = await send(stay);
        if (outcome.state === 'waiting') break;
        if (outcome.state === 'refused') change(stay.key, { refused: outcome.error.message });
        else sent += 1;
      }
      return sent;
    },
    discard: drop,
  };
}

export type KeptStays = ReturnType<typeof createKeptStays>;

interface KeptStaysConfig {
  userId: string;
  storage: Pick<FrameStorage, 'read' | 'write'>;
  /** Sends a picture, and answers the name that it is kept under. */
  sendPhoto: (dataUrl: string) => Promise<string>;
  begin: (stay: KeptStay) => Promise<{ orderId: string; isNew: boolean }>;
}

/** Whether a call was not refused, but has not come through: no answer, a busy server, or a session that has ended. */
function isLost({ code }: ApiError): boolean {
  return code === 0 || code === 429 || code >= 500;
}

function isKept(value: unknown): value is KeptStay[] {
  return (
    Array.isArray(value) &&
    value.every((stay: unknown) => {
      const fields = (stay ?? {}) as Partial<Record<keyof KeptStay, unknown>>;
      return (
        (['key', 'berthId', 'plate', 'photo', 'photoName'] as const).every(
          (field) => typeof fields[field] === 'string',
        ) && typeof fields.time === 'number'
      );
    })
  );
}
