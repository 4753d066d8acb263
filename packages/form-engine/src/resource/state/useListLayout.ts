import { useState, useSyncExternalStore } from 'react';
import { useResourceSetting } from '../ResourceProvider.js';
import { type ListLayout } from '../types.js';

/**
 * How a list stands: as somebody chose for it, else as it offers first, a table as cards where it is narrow. The choice for little room
 * (a phone, a pane) says nothing about that for much.
 */
export function useListLayout(
  resourceId: string,
  offered: readonly ListLayout[],
  isNarrow: boolean,
): [ListLayout, (layout: ListLayout) => void] {
  const { layouts } = useResourceSetting();
  const [chosen, setChosen] = useState<Readonly<Record<string, ListLayout>>>({});
  const key = `${resourceId}:${isNarrow ? 'narrow' : 'wide'}`;
  // a server knows no choice, and what it drew must be drawn first
  const saved = useSyncExternalStore(
    subscribeToNothing,
    () => layouts.read(key),
    () => undefined,
  );
  const choose = (layout: ListLayout) => {
    layouts.write(key, layout);
    setChosen((known) => ({ ...known, [key]: layout }));
  };
  const wanted = chosen[key] ?? saved;
  const first = offered[0] ?? 'table';
  const usual = isNarrow && first === 'table' && offered.includes('cards') ? 'cards' : first;
  return [wanted && offered.includes(wanted) ? wanted : usual, choose];
}

const subscribeToNothing = () => () => undefined;
