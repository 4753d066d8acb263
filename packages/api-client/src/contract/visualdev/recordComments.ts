import * as z from 'zod';
import { endpoint } from '../endpoint.js';
import { IdSchema, ListQuerySchema, NewIdSchema, NothingSchema, pageOf } from '../schemas.js';

/** What somebody said about a record. */
const CommentSchema = z.object({
  id: IdSchema,
  userId: z.string(),
  /** '' when they are no more. */
  userName: z.string(),
  text: z.string(),
  /** People who were told. */
  mentioned: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Milliseconds since 1970. */
  time: z.int(),
  isOwn: z.boolean(),
});

const path = '/api/visualdev/OnlineDev/{id}/{recordId}/Comments';

export const recordComments = {
  comments: endpoint({
    method: 'GET',
    path,
    permission: 'model',
    summary: 'What people said about a record within the caller’s data permission, the latest first',
    query: ListQuerySchema,
    data: pageOf(CommentSchema),
  }),
  addComment: endpoint({
    method: 'POST',
    once: true,
    path,
    permission: 'model',
    logName: false,
    summary: 'Says something about a record; those whom it names get a notice and must be able to see the record',
    body: z.object({
      text: z.string().trim().min(1).max(2_000),
      mentionedIds: z.array(IdSchema).max(20).default([]),
    }),
    data: NewIdSchema,
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: `${path}/{commentId}`,
    permission: 'model',
    logName: false,
    summary: 'Takes back what the caller said',
    data: NothingSchema,
  }),
};
