import { type LogQuerySchema, type LogRowSchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { at } from '../../db/columns.js';
import { type Database } from '../../db/database.js';
import { contains, type Page } from '../../db/paging.js';

/** Lines are counted up to here: the log may hold millions. */
const COUNT_LIMIT = 10_001;

/** The operation log, newest first; `userId` limits it to one user. */
export async function listLog(
  db: Database,
  query: z.output<typeof LogQuerySchema> & { userId?: string },
): Promise<Page<z.input<typeof LogRowSchema>>> {
  let lines = db.selectFrom('operationLog');
  if (query.userId !== undefined) lines = lines.where('userId', '=', query.userId);
  // requests that change nothing are so many that they hide the rest: they show when they are asked for
  lines = query.category ? lines.where('category', '=', query.category) : lines.where('category', '!=', 'request');
  if (query.startTime !== undefined) lines = lines.where('creatorTime', '>=', at(query.startTime));
  if (query.endTime !== undefined) lines = lines.where('creatorTime', '<=', at(query.endTime));
  if (query.keyword)
    lines = lines.where(contains(['userName', 'description', 'requestUrl', 'ipAddress'], query.keyword));
  const { currentPage, pageSize } = query;
  const oldestFirst = query.sidx === 'creatorTime' && query.sort === 'asc';
  const [rows, counted] = await Promise.all([
    lines
      .select([
        'id',
        'userId',
        'userName',
        'category',
        'description',
        'requestMethod',
        'requestUrl',
        'ipAddress',
        'ipPlace',
        'platform',
        'requestDuration',
        'resultCode',
        'creatorTime',
      ])
      .orderBy('creatorTime', oldestFirst ? 'asc' : 'desc')
      .orderBy('id', oldestFirst ? 'asc' : 'desc')
      .limit(pageSize)
      .offset((currentPage - 1) * pageSize)
      .execute(),
    db
      .selectFrom(
        lines
          .select(sql<number>`1`.as('line'))
          .limit(COUNT_LIMIT)
          .as('counted'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    list: rows.map(({ requestUrl, ipPlace, platform, ...row }) => ({
      ...row,
      requestURL: requestUrl,
      ipAddressName: ipPlace,
      platForm: platform,
    })),
    pagination: { currentPage, pageSize, total: counted.total },
  };
}
