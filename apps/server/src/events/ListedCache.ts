/** A cache of the server that people can look into and empty. Forgetting something is always safe: it is read again. */
export interface ListedCache {
  entries(): Iterable<CachedEntry>;
  forget(key: string): void;
  clear(): void;
}

export interface CachedEntry {
  /** What it is found by; holds no secret. */
  key: string;
  /** When it is read again at the latest; null while nothing changes. */
  expiresTime: number | null;
  /** Whose it is; only those may see it who may see the person. */
  userId?: string;
  /** Page whose rows it tells of; only those may see it who see all of them. */
  page?: string;
  /** Interface whose answer it is; only those may see the value who may ask it. */
  interfaceId?: string;
  /** What is kept, as plain data. */
  read(): unknown;
}

/** A cache that holds one thing. */
export function singleCache(
  key: string,
  current: () => unknown,
  clear: () => void,
  more: Pick<CachedEntry, 'page'> = {},
): ListedCache {
  return {
    entries: () => (current() === undefined ? [] : [{ key, expiresTime: null, ...more, read: current }]),
    forget: (found) => {
      if (found === key) clear();
    },
    clear,
  };
}
