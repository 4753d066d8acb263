import * as z from 'zod';
import { pages } from '../../pages/index.js';
import { endpoint, fileEndpoint } from '../endpoint.js';
import { IdSchema, ListQuerySchema, NothingSchema, pageOf, TimeSchema } from '../schemas.js';

const BackupSchema = z.object({
  id: IdSchema,
  /** Code of the task that made it; empty for one that somebody asked for. */
  taskCode: z.string(),
  fileName: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  /** Bytes. */
  size: z.number().int(),
  tables: z.number().int(),
  rows: z.number().int(),
  creatorTime: TimeSchema,
});

const path = '/api/system/Backup';
const page = pages.backup;

/** Copies of the database as files. Whoever may read one may read everything. */
export const backup = {
  list: endpoint({
    method: 'GET',
    path,
    permission: page.permission,
    summary: 'Backups, the newest first, paged',
    query: ListQuerySchema,
    data: pageOf(BackupSchema),
  }),
  create: endpoint({
    method: 'POST',
    once: true,
    path,
    permission: page.button('btn_add'),
    summary: 'Begins a backup, and answers its id; those that people begin stay until they are deleted',
    rateLimit: 10,
    data: IdSchema,
  }),
  file: fileEndpoint({
    method: 'GET',
    path: `${path}/{id}/File`,
    permission: page.button('btn_download'),
    summary: 'A backup as a packed script that psql, or the restore command of the server, runs on an empty database',
    byKey: false,
    timeout: 600_000,
    contentType: 'application/gzip',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    permission: page.button('btn_remove'),
    summary: 'Deletes a backup',
    byKey: false,
    data: NothingSchema,
  }),
};
