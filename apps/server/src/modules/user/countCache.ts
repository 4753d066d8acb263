import { createHash } from 'node:crypto';
import { type EventSource } from '../../events/eventSpine.js';
import { rightsChanged } from '../../rights/rights.events.js';
import { type ListedCache } from '../../events/ListedCache.js';
import { usersChanged } from './user.events.js';
import { USER_PAGE } from './userScope.js';

/** How long a count is believed when nobody told of a change, in milliseconds. */
const LIFETIME = 5_000;
const CAPACITY = 500;

/**
 * Counts of filtered users, kept for a moment: counting costs more than reading a page, and everybody who pages through
 * the same filter asks for the same number. Changes of users and of rights, here or on another instance, end it.
 */
export class CountCache {
  private counts = new Map<string, { total: Promise<number>; until: number }>();
  readonly listed: ListedCache = {
    entries: () =>
      [...this.counts]
        .filter(([, { until }]) => until > this.now())
        .map(([filter, { total, until }]) => ({
          key: digest(filter),
          expiresTime: until,
          page: USER_PAGE,
          read: () => total,
        })),
    forget: (key) => {
      for (const filter of this.counts.keys()) if (digest(filter) === key) this.counts.delete(filter);
    },
    clear: () => this.counts.clear(),
  };

  constructor(
    events: EventSource,
    private readonly now: () => number = Date.now,
  ) {
    const forget = () => this.counts.clear();
    events.on(usersChanged, forget);
    events.on(rightsChanged, forget);
    events.onResync(forget);
  }

  /** The count of a filter; the key holds everything that decides about it. Those who ask at the same moment share one. */
  read(filter: unknown, count: () => Promise<number>): Promise<number> {
    const key = JSON.stringify(filter);
    const known = this.counts.get(key);
    if (known && known.until > this.now()) return known.total;
    const total = count();
    if (this.counts.size >= CAPACITY) this.counts.clear();
    this.counts.set(key, { total, until: this.now() + LIFETIME });
    total.catch(() => {
      if (this.counts.get(key)?.total === total) this.counts.delete(key);
    });
    return total;
  }
}

/** What people filter by is theirs. */
function digest(filter: string): string {
  return `users:${createHash('sha256').update(filter).digest('hex').slice(0, 16)}`;
}
