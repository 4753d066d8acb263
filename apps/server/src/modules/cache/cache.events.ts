import * as z from 'zod';
import { defineEvent } from '../../events/defineEvent.js';

/** Somebody wants an entry of a cache forgotten, or everything. */
export const cacheCleared = defineEvent(
  'cache.cleared',
  z.object({ entry: z.object({ cache: z.string(), key: z.string() }).optional() }),
);

export const cacheEvents = [cacheCleared];
