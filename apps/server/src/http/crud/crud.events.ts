import * as z from 'zod';
import { defineEvent } from '../../events/defineEvent.js';

/** Rows of a noun were created, changed or removed by `crudRoutes`, or changed by `stateActions`. */
export const nounChanged = defineEvent(
  'noun.changed',
  z.object({
    /** Name of its table: `role`, `dictionaryData`. */
    noun: z.string(),
    change: z.enum(['created', 'updated', 'removed']),
    ids: z.array(z.string()).min(1),
    userId: z.string(),
  }),
  { reach: 'transaction' },
);

export const crudEvents = [nounChanged];
