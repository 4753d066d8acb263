import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint } from '../endpoint.js';
import { IdSchema, ListQuerySchema, NothingSchema, pageOf, TimeSchema } from '../schemas.js';

/** What the server keeps in memory: what it read of each, until that changes or the time is up. */
export const CacheNameSchema = z.enum([
  'sessions',
  'rights',
  'menus',
  'config',
  'texts',
  'organizes',
  'models',
  'interfaces',
  'counts',
  'dataSets',
]);

const EntrySchema = z.object({
  id: IdSchema,
  cache: CacheNameSchema,
  /** What it is found by; never a token. */
  key: z.string(),
  /** Bytes of the value as JSON. */
  size: z.number().int(),
  /** When it is read again at the latest; null while nothing changes. */
  expiresTime: TimeSchema.nullable(),
});

const path = '/api/system/Cache';
const page = pages.cache;

export const cache = {
  list: endpoint({
    method: 'GET',
    path,
    permission: page.permission,
    summary: 'What the instance that answers keeps in memory; of sessions and rights those within the data permission',
    query: ListQuerySchema.extend({ cache: CacheNameSchema.optional() }),
    data: pageOf(EntrySchema),
  }),
  read: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    permission: page.button('btn_detail'),
    summary: 'One entry with its value; secrets are masked, and answers are for those who may ask the interface',
    data: EntrySchema.extend({
      /** JSON, cut after 100,000 characters. */
      value: z.string(),
    }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission: page.button('btn_remove'),
    summary: 'Forgets one entry on every instance; it is read again when it is needed',
    data: NothingSchema,
  }),
  clear: endpoint({
    method: 'POST',
    path: `${path}/Actions/Clear`,
    permission: page.button('btn_remove'),
    summary: 'Forgets everything on every instance',
    data: NothingSchema,
  }),
};
