/** Ids of one call. */
const BATCH = 500;
/** How long a name is believed, in ms: the cells of one list share it, a renamed thing shows its name soon. */
const LIFETIME = 5_000;
/** Names that are kept at most. */
const CAPACITY = 5_000;

/**
 * Loads names by id for many askers: what is asked for in one moment travels in one call, and what is known is not asked
 * for again for a moment. An id that nothing has gives no name.
 */
export function batchNames<Name>(
  load: (ids: readonly string[]) => Promise<Record<string, Name>>,
  now: () => number = Date.now,
): (ids: readonly string[]) => Promise<Record<string, Name>> {
  const known = new Map<string, { name: Promise<Name | undefined>; until: number }>();
  let waiting: Batch<Name> | undefined;
  const ask = (id: string): Promise<Name | undefined> => {
    if (!waiting || waiting.ids.length >= BATCH) {
      const batch: Batch<Name> = { ids: [], names: Promise.resolve({}) };
      // everything that this draw asks for comes before the next task
      batch.names = new Promise((resolve) => setTimeout(resolve)).then(() => {
        if (waiting === batch) waiting = undefined;
        return load(batch.ids);
      });
      waiting = batch;
    }
    waiting.ids.push(id);
    return waiting.names.then((names) => names[id]);
  };
  return async (ids) => {
    const names = await Promise.all(
      [...new Set(ids)].map(async (id) => {
        let entry = known.get(id);
        if (!entry || entry.until <= now()) {
          if (known.size >= CAPACITY) known.clear();
          entry = { name: ask(id), until: now() + LIFETIME };
          known.set(id, entry);
          entry.name.catch(() => known.delete(id));
        }
        return [id, await entry.name] as const;
      }),
    );
    return Object.fromEntries(names.flatMap(([id, name]) => (name === undefined ? [] : [[id, name]])));
  };
}

interface Batch<Name> {
  ids: string[];
  names: Promise<Record<string, Name>>;
}
