import { useLayoutEffect, useState } from 'react';

/**
 * Handlers whose identity never changes and that always run their newest version: rows that get them are not drawn again
 * because the table was.
 */
export function useLatest<Handlers extends Record<string, (...args: never[]) => unknown>>(
  handlers: Handlers,
): Handlers {
  const [store] = useState(() => createLatest(handlers));
  useLayoutEffect(() => store.replace(handlers));
  return store.stable;
}

function createLatest<Handlers extends Record<string, (...args: never[]) => unknown>>(first: Handlers) {
  let latest = first;
  return {
    stable: Object.fromEntries(
      Object.keys(first).map((name) => [name, (...args: never[]) => latest[name]?.(...args)]),
    ) as Handlers,
    replace: (next: Handlers) => {
      latest = next;
    },
  };
}
