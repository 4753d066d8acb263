import * as z from 'zod';
import { endpoint } from '../endpoint.js';
import { IdSchema, listOf } from '../schemas.js';

const path = '/api/visualdev/Documents';

/** The API of each released model, told by its own names. */
export const documents = {
  list: endpoint({
    method: 'GET',
    path,
    permission: 'session',
    summary: 'Released models that the caller may see, each with a document of its own',
    data: listOf(z.object({ id: IdSchema, fullName: z.string() })),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission: 'model',
    summary: 'OpenAPI 3.1 document of the calls of one model, with the fields and calls that the caller has',
    data: z.looseObject({
      openapi: z.literal('3.1.0'),
      paths: z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string() }))),
    }),
  }),
};
