import * as z from 'zod';
import { defineEvent } from '../../events/defineEvent.js';

const RecordsSchema = z.object({
  modelId: z.string(),
  recordIds: z.array(z.string()).min(1),
  /** Who did it; '' for the server itself. */
  userId: z.string(),
});

/** A record of a released model was created. */
export const recordCreated = defineEvent('record.created', RecordsSchema);
/** Fields or subtable rows of a record changed. */
export const recordUpdated = defineEvent('record.updated', RecordsSchema);
/** Records were removed with their subtable rows. */
export const recordsRemoved = defineEvent('record.removed', RecordsSchema);

export const visualdevEvents = [recordCreated, recordUpdated, recordsRemoved];
