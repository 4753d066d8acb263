import { type CountCache } from './countCache.js';

declare module '../../deps.js' {
  interface Deps {
    counts: CountCache;
  }
}
