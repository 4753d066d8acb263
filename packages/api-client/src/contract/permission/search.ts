import * as z from 'zod';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf } from '../schemas.js';

export const search = {
  records: endpoint({
    method: 'GET',
    path: '/api/permission/Search',
    permission: 'session',
    summary:
      'People, organisations, positions, roles and records of models that a keyword finds: the first 5 of each page that the caller has',
    query: z.object({ keyword: z.string().trim().min(1).max(100) }),
    data: listOf(
      z.object({
        id: IdSchema,
        /** enCode of the page that shows it. */
        page: z.string(),
        label: z.string(),
        /** What tells it from others of the same name; '' for nothing. */
        hint: z.string(),
        /** What that page finds it by. */
        keyword: z.string(),
      }),
    ),
  }),
};
