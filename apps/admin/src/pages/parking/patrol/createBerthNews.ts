import { type ServerFrame } from '@smart-admin/api-client';
import { type PatrolBerth } from '@smart-admin/api-client/contract';
import { type QueryClient } from '@tanstack/react-query';
import { PATROL } from './patrolKeys.js';

/** Berths that are asked for by their ids in one call; where more have changed, all of them are. */
const MOST = 50;

/**
 * Keeps the berths that a person sees as frames say that they changed: only those are asked for again, since each that is
 * occupied has its fee computed for the answer: of 300 occupied berths all take the server 39 ms and 80 kB, one takes 4 ms
 * and 0.3 kB. Whatever does not say which asks for all.
 */
export function createBerthNews({ client, read }: BerthNewsOptions) {
  const heard = new Map<string, Set<string>>();
  let isAny = false;
  // one after the other: an answer that was overtaken would bring back what is over
  let last: Promise<void> = Promise.resolve();

  const reload = () => client.invalidateQueries({ queryKey: PATROL });
  const renew = async (isTold: (berth: PatrolBerth) => boolean) => {
    const shown = client.getQueryData<BerthList>(BERTHS)?.list;
    if (!shown || client.isFetching({ queryKey: BERTHS }) > 0) return reload();
    const ids = shown.filter(isTold).map(({ id }) => id);
    // of berths that others work on
    if (ids.length === 0) return;
    if (ids.length > MOST) return reload();
    const { list } = await read(ids);
    const fresh = new Map(list.map((berth) => [berth.id, berth]));
    client.setQueryData<BerthList>(BERTHS, (known) =>
      known ? { list: known.list.map((berth) => fresh.get(berth.id) ?? berth) } : known,
    );
    await client.invalidateQueries({ queryKey: [...PATROL, 'stay'] });
  };

  return {
    /** Remembers what a frame says. */
    hear(frame: BerthFrame): void {
      if (frame.method !== 'parkingBerths' || frame.numbers.length === 0) isAny = true;
      else heard.set(frame.placeId, new Set([...(heard.get(frame.placeId) ?? []), ...frame.numbers]));
    },
    /** Asks for what was heard since the last time. */
    report(): Promise<void> {
      const told = new Map(heard);
      const all = isAny;
      heard.clear();
      isAny = false;
      const isTold = ({ placeId, fullName }: PatrolBerth) => told.get(placeId)?.has(fullName) ?? false;
      // what cannot be read in part is read whole, which says what is wrong
      last = last.then(() => (all ? reload() : renew(isTold).catch(reload)));
      return last;
    },
  };
}

/** Under which key the berths of the person stand. */
export const BERTHS = [...PATROL, 'berths'];

type BerthFrame = Extract<ServerFrame, { method: 'parkingBerths' | 'channelOpened' }>;

interface BerthList {
  list: PatrolBerth[];
}

interface BerthNewsOptions {
  client: QueryClient;
  /** Asks for berths by their ids. */
  read: (ids: string[]) => Promise<BerthList>;
}
