import { type ShownCard } from './ShownCard.js';

/** What says of a card or widget when it is asked again. */
export type Refreshed = Pick<ShownCard, 'id' | 'hasData' | 'follows' | 'refresh' | 'seconds'>;

/** Seconds after which live figures are asked for even if nothing was told. */
const LIVE_SECONDS = 60;

/** Cards that are asked for in one call. */
export interface RefreshGroup {
  /** `live`, `manual`, or the seconds. */
  name: string;
  cardIds: string[];
  /** Seconds between two times; 0 = only when somebody asks. */
  seconds: number;
}

/** The cards that have rows, by when they are asked again. What nothing tells of goes by the clock instead of live. */
export function refreshGroups(cards: readonly Refreshed[]): RefreshGroup[] {
  const groups = new Map<string, RefreshGroup>();
  for (const { id, hasData, follows, refresh, seconds } of cards) {
    if (!hasData) continue;
    const isLive = refresh === 'live' && Boolean(follows);
    const time = refresh === 'manual' ? 0 : isLive ? LIVE_SECONDS : seconds;
    const name = isLive ? 'live' : refresh === 'manual' ? 'manual' : String(time);
    const group = groups.get(name) ?? { name, cardIds: [], seconds: time };
    group.cardIds.push(id);
    groups.set(name, group);
  }
  return [...groups.values()];
}
