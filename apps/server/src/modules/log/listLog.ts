import { type LogQuerySchema, type LogRowSchema } from '@smart-admin/api-client/contract';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type * as z from 'zod';
import { at } from '../../db/columns.js';
import { type Database } from '../../db/database.js';
import { keywordPatterns, matches } from '../../db/keyword.js';
import { readPage, type Page } from '../../db/paging.js';
import { readBatches } from '../../db/readBatches.js';
import { placeText } from '../../http/placeText.js';
import { type DataScope } from '../../rights/dataScope.js';
import { type OperationLogTable } from './log.tables.js';
import { type LogReader } from './logReader.js';
import { renderChanges, renderLine } from './renderLine.js';
import { usersWithin } from '../user/userScope.js';

/** The operation log, newest first, of the people within a scope, in words for its reader. */
export async function listLog(db: Database, { scope, reader }: LogAudience, query: LogQuery): Promise<Page<LogRow>> {
  const lines = findLines(db, scope, query);
  const page = await readPage({ db, query, count: lines, rows: inOrder(lines, query) });
  return { ...page, list: page.list.map((row) => toRow(row, reader)) };
}

/** The same lines some at a time, for a file; `ids` leaves those of them alone. */
export async function* logBatches(
  db: Database,
  { scope, reader }: LogAudience,
  { query, ids, limit }: { query: LogQuery; ids?: readonly string[] | undefined; limit: number },
): AsyncGenerator<LogRow[]> {
  const lines = findLines(db, scope, query);
  const chosen = ids ? lines.where('id', 'in', ids) : lines;
  for await (const rows of readBatches(db, inOrder(chosen, query), limit)) yield rows.map((row) => toRow(row, reader));
}

/** Whose lines are read, and who reads them. */
export interface LogAudience {
  scope: DataScope;
  reader: LogReader;
}

type LogQuery = z.output<typeof LogQuerySchema>;
export type LogRow = z.input<typeof LogRowSchema> & { category: OperationLogTable['category'] };

function findLines(db: Database, scope: DataScope, query: LogQuery) {
  let lines = db.selectFrom('operationLog').where(usersWithin(scope, 'operationLog.userId'));
  // requests that change nothing are so many that they hide the rest: they show when they are asked for
  lines = query.category ? lines.where('category', '=', query.category) : lines.where('category', '!=', 'request');
  if (query.startTime !== undefined) lines = lines.where('creatorTime', '>=', at(query.startTime));
  if (query.endTime !== undefined) lines = lines.where('creatorTime', '<=', at(query.endTime));
  if (query.keyword) lines = lines.where(mentions(query.keyword));
  return lines;
}

function inOrder(lines: ReturnType<typeof findLines>, query: LogQuery) {
  const direction = query.sidx === 'creatorTime' && query.sort === 'asc' ? 'asc' : 'desc';
  return lines.select(COLUMNS).orderBy('creatorTime', direction).orderBy('id', direction);
}

const COLUMNS = [
  'id',
  'userId',
  'userName',
  'category',
  'description',
  'verb',
  'noun',
  'reason',
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
] as const;

function toRow(
  {
    requestUrl,
    ipPlace,
    platform,
    verb,
    noun,
    reason,
    ...row
  }: Pick<Selectable<OperationLogTable>, (typeof COLUMNS)[number]>,
  reader: LogReader,
): LogRow {
  return {
    ...row,
    description: renderLine({ ...row, verb, noun, reason, requestUrl }, reader),
    changes: renderChanges({ ...row, verb, noun, reason, requestUrl }, reader),
    requestURL: requestUrl,
    ipAddressName: placeText(ipPlace)(reader.locale),
    platForm: platform,
  };
}

/** Lines in which a keyword is found, also by how the name of whoever did it sounds. */
function mentions(keyword: string): RawBuilder<boolean> {
  const { pattern, sound } = keywordPatterns(keyword);
  const written = matches(['userName', 'description', 'recordName', 'requestUrl', 'ipAddress'], { pattern });
  return sound === undefined
    ? written
    : sql<boolean>`(${written} or ${sql.ref('userId')} in (select u.id from user_account u where u.sound @@ ${sound}::tsquery))`;
}
