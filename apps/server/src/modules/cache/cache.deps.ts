import { type CacheRegistry } from './CacheRegistry.js';

declare module '../../deps.js' {
  interface Deps {
    /** All that is kept in memory, to be looked into and emptied. */
    caches: CacheRegistry;
  }
}
