import * as z from 'zod';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf } from '../schemas.js';

export const names = {
  list: endpoint({
    method: 'POST',
    path: '/api/permission/Names',
    permission: 'session',
    summary: 'Names of organisations, positions, roles or groups by their ids, so that nobody loads a tree for a name',
    byKey: 'read',
    body: z.object({
      kind: z.enum(['organize', 'position', 'role', 'group']),
      ids: z.array(z.string().max(50)).max(1_000),
    }),
    data: listOf(
      z.object({
        id: IdSchema,
        /** Tells the thing from others of the same name: with its company, where there are such. */
        fullName: z.string(),
        /** Names from the top down to it, joined by ' / '; organisations and positions have it. */
        path: z.string().optional(),
      }),
    ),
  }),
};
