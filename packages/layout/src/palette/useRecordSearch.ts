import { useEffect, useEffectEvent, useState } from 'react';
import { type PaletteRecord, type SearchRecords } from './paletteRecords.js';

/** Milliseconds without a new letter after which records are asked for. */
const DEBOUNCE = 250;

/** The records that answer what was typed. A call that a further letter makes stale is aborted, and its answer dropped. */
export function useRecordSearch(query: string, search: SearchRecords | undefined): RecordSearch {
  const keyword = query.trim();
  const isWanted = search !== undefined && keyword !== '';
  const [answer, setAnswer] = useState<Answer>();
  // the newest function, but a new one is no reason to ask again
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const found = await settle(search?.(keyword, signal) ?? Promise.resolve([]));
    if (!signal.aborted) setAnswer({ keyword, ...found });
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void ask(controller.signal), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isWanted, keyword]);
  const current = isWanted && answer?.keyword === keyword ? answer : undefined;
  return {
    records: current?.records ?? NONE,
    isSearching: isWanted && current === undefined,
    hasFailed: current?.hasFailed ?? false,
  };
}

export interface RecordSearch {
  records: readonly PaletteRecord[];
  /** The answer to what is typed now is on its way. */
  isSearching: boolean;
  /** The search was refused or did not arrive. */
  hasFailed: boolean;
}

interface Found {
  records: readonly PaletteRecord[];
  hasFailed: boolean;
}

interface Answer extends Found {
  keyword: string;
}

const NONE: readonly PaletteRecord[] = [];

async function settle(asked: Promise<readonly PaletteRecord[]>): Promise<Found> {
  try {
    return { records: await asked, hasFailed: false };
  } catch (error) {
    console.warn('Records could not be searched', error);
    return { records: NONE, hasFailed: true };
  }
}
