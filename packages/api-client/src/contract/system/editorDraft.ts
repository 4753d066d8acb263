import * as z from 'zod';
import { endpoint } from '../endpoint.js';
import { NothingSchema } from '../schemas.js';

/** Name of a document among all that a person edits: `form 1993840422440740780`. */
const DraftNameSchema = z.string().min(1).max(200);

const DraftSchema = z.object({
  /** What the editor wrote, in its own format: as long as a document of a model, with what is around it. */
  text: z.string().max(2_100_000),
  /** Names the browser where it was kept. */
  device: z.string().min(1).max(100),
});

const path = '/api/system/EditorDraft';
const own = { permission: 'session', logName: false, byKey: false } as const;

/** What a person has not saved in an editor: their own alone, for thirty days, the newest fifty. */
export const editorDraft = {
  read: endpoint({
    ...own,
    method: 'GET',
    path,
    summary: 'What the caller has not saved of a document; null when there is nothing',
    query: z.object({ name: DraftNameSchema }),
    data: z.object({ draft: DraftSchema.nullable() }),
  }),
  write: endpoint({
    ...own,
    method: 'PUT',
    path,
    summary: 'Keeps what the caller has not saved of a document, in place of what was kept before',
    body: DraftSchema.extend({ name: DraftNameSchema }),
    data: NothingSchema,
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path,
    summary: 'Ends what the caller has not saved of a document',
    query: z.object({ name: DraftNameSchema }),
    data: NothingSchema,
  }),
};
