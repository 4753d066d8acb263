import { type RecordChange } from '@smart-admin/form-engine/core';
import * as z from 'zod';
import { defineEvent } from '../../events/defineEvent.js';

/** Nothing of single records is kept in memory, and what a save changed is too much for a NOTIFY. */
const INSIDE = { reach: 'transaction' } as const;

const RecordsSchema = z.object({
  modelId: z.string(),
  recordIds: z.array(z.string()).min(1),
  /** Who did it; '' for the server itself. */
  userId: z.string(),
});

/**
 * New values of fields and changes of subtable rows. The server makes it of what it has checked, so it is not checked
 * again, which would cost as much for 5,000 rows as saving them.
 */
const PatchSchema = z.object({
  set: z.custom<RecordChange['set']>(isObject),
  rows: z.custom<RecordChange['rows']>(isObject),
});

/** Records of a released model were created, each with the revision 1: many at once by an import. */
export const recordsCreated = defineEvent('record.created', RecordsSchema, INSIDE);
/** Fields or subtable rows of a record changed. */
export const recordUpdated = defineEvent(
  'record.updated',
  z.object({
    modelId: z.string(),
    recordId: z.string(),
    /** Revision that the save made. */
    revision: z.int(),
    /** Who did it; '' for the server itself. */
    userId: z.string(),
    /** Names of the fields and subtables that changed, also those that are computed. */
    fields: z.array(z.string()),
    /** What the save made of them, whoever may see it: a handler that shows it to people keeps to their column rules. */
    change: PatchSchema,
    /** What takes it back: the same fields and rows as they were before. */
    undo: PatchSchema,
  }),
  INSIDE,
);
/** Records were put into the recycle bin with their subtable rows. */
export const recordsRemoved = defineEvent('record.removed', RecordsSchema, INSIDE);
/** Records came back from the recycle bin. */
export const recordsRestored = defineEvent('record.restored', RecordsSchema, INSIDE);
/** Records left the recycle bin for ever, with their history and comments. */
export const recordsPurged = defineEvent(
  'record.purged',
  z.object({ modelId: z.string(), recordIds: z.array(z.string()).min(1) }),
  INSIDE,
);

export const visualdevEvents = [recordsCreated, recordUpdated, recordsRemoved, recordsRestored, recordsPurged];

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
