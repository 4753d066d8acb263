import * as z from 'zod';
import { defineEvent } from '../../events/defineEvent.js';

/** Nothing of single records is kept in memory. */
const INSIDE = { reach: 'transaction' } as const;

const RecordSchema = z.object({
  modelId: z.string(),
  recordId: z.string(),
  /** Revision that the save made. */
  revision: z.int(),
  /** Who did it; '' for the server itself. */
  userId: z.string(),
});

/** A record of a released model was created. */
export const recordCreated = defineEvent('record.created', RecordSchema, INSIDE);
/** Fields or subtable rows of a record changed. */
export const recordUpdated = defineEvent(
  'record.updated',
  RecordSchema.extend({
    /** Names of the fields and subtables that changed, also those that are computed. */
    fields: z.array(z.string()),
  }),
  INSIDE,
);
/** Records were put into the recycle bin with their subtable rows. */
export const recordsRemoved = defineEvent(
  'record.removed',
  z.object({ modelId: z.string(), recordIds: z.array(z.string()).min(1), userId: z.string() }),
  INSIDE,
);
/** Records came back from the recycle bin. */
export const recordsRestored = defineEvent('record.restored', recordsRemoved.schema, INSIDE);
/** Records left the recycle bin for ever, with their history and comments. */
export const recordsPurged = defineEvent(
  'record.purged',
  z.object({ modelId: z.string(), recordIds: z.array(z.string()).min(1) }),
  INSIDE,
);

export const visualdevEvents = [recordCreated, recordUpdated, recordsRemoved, recordsRestored, recordsPurged];
