import { type LogQuerySchema, type LogRowSchema } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { at } from '../../db/columns.js';
import { type Database } from '../../db/database.js';
import { contains, readPage, type Page } from '../../db/paging.js';
import { type DataScope } from '../authority/dataScope.js';
import { type LogReader } from './logReader.js';
import { renderChanges, renderLine } from './renderLine.js';
import { usersWithin } from '../user/userScope.js';

/** The operation log, newest first, of the people within a scope, in words for its reader. */
export async function listLog(
  db: Database,
  { scope, reader }: { scope: DataScope; reader: LogReader },
  query: z.output<typeof LogQuerySchema>,
): Promise<Page<z.input<typeof LogRowSchema>>> {
  let lines = db.selectFrom('operationLog').where(usersWithin(scope, 'operationLog.userId'));
  // requests that change nothing are so many that they hide the rest: they show when they are asked for
  lines = query.category ? lines.where('category', '=', query.category) : lines.where('category', '!=', 'request');
  if (query.startTime !== undefined) lines = lines.where('creatorTime', '>=', at(query.startTime));
  if (query.endTime !== undefined) lines = lines.where('creatorTime', '<=', at(query.endTime));
  if (query.keyword)
    lines = lines.where(contains(['userName', 'description', 'recordName', 'requestUrl', 'ipAddress'], query.keyword));
  const direction = query.sidx === 'creatorTime' && query.sort === 'asc' ? 'asc' : 'desc';
  const rows = lines
    .select([
      'id',
      'userId',
      'userName',
      'category',
      'description',
      'verb',
      'noun',
      'recordName',
      'changes',
      'requestMethod',
      'requestUrl',
      'ipAddress',
      'ipPlace',
      'platform',
      'requestDuration',
      'resultCode',
      'creatorTime',
    ])
    .orderBy('creatorTime', direction)
    .orderBy('id', direction);
  const page = await readPage({ db, query, count: lines, rows });
  return {
    ...page,
    list: page.list.map(({ requestUrl, ipPlace, platform, verb, noun, ...row }) => ({
      ...row,
      description: renderLine({ ...row, verb, noun, requestUrl }, reader),
      changes: renderChanges({ ...row, verb, noun, requestUrl }, reader),
      requestURL: requestUrl,
      ipAddressName: ipPlace,
      platForm: platform,
    })),
  };
}
