import { LogQuerySchema, type LogRowSchema } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql, type RawBuilder } from 'kysely';
import type * as z from 'zod';
import { keywordPatterns, matches } from '../../db/keyword.js';
import { type Page } from '../../db/paging.js';
import { CrudList } from '../../http/crud/CrudList.js';
import { oneOf, range, textBy } from '../../http/crud/filters.js';
import { type ListCaller } from '../../http/crud/ListOptions.js';
import { placeText } from '../../http/placeText.js';
import { type DataScope } from '../../rights/dataScope.js';
import { type OperationLogTable } from './log.tables.js';
import { type LogReader } from './logReader.js';
import { renderChanges, renderLine } from './renderLine.js';
import { usersWithin } from '../user/userScope.js';

const lines = new CrudList({
  table: 'operationLog',
  scope: { page: pages.log, within: (scope) => usersWithin(scope, 'operationLog.userId') },
  columns: [
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
  ],
  filters: {
    keyword: textBy(mentions),
    // requests that change nothing are so many that they hide the rest: they show when they are asked for
    category: { ...oneOf('operationLog.category'), otherwise: sql<boolean>`operation_log.category <> 'request'` },
    ...range('operationLog.creatorTime', ['startTime', 'endTime']),
    slowerThan: {
      value: Number,
      where: (least) => sql<boolean>`operation_log.request_duration >= ${least}::integer`,
    },
  },
  order: [
    ['creatorTime', 'desc'],
    ['id', 'desc'],
  ],
  ordersBy: ['creatorTime', 'requestDuration', 'id'],
});

/** The operation log, newest first, of the people within a scope, in words for its reader. */
export async function listLog({ scope, reader, ...call }: LogCall): Promise<Page<LogRow>> {
  const page = await lines.page(inOrder(call), () => scope);
  return { ...page, list: page.list.map((row) => toRow(row, reader)) };
}

/** The same lines some at a time, for a file; `ids` leaves those of them alone. */
export async function* logBatches({ scope, reader, ...call }: LogCall, choice: LogChoice): AsyncGenerator<LogRow[]> {
  for await (const rows of lines.batches(inOrder(call), choice, () => scope))
    yield rows.map((row) => toRow(row, reader));
}

/** Whose lines are read, and who reads them. */
export interface LogCall extends ListCaller {
  query: z.output<typeof LogQuerySchema>;
  scope: DataScope;
  reader: LogReader;
}

export interface LogChoice {
  ids?: readonly string[] | undefined;
  limit: number;
}

export type LogRow = z.input<typeof LogRowSchema> & { category: OperationLogTable['category'] };

/** Lines of one moment, or that took equally long, follow each other in the direction of the others, as their index has them. */
function inOrder<Call extends Omit<LogCall, 'scope' | 'reader'>>(call: Call) {
  const { sidx, sort, slowerThan, category = slowerThan === undefined ? undefined : CATEGORIES } = call.query;
  const isOrdered = sidx === 'creatorTime' || sidx === 'requestDuration';
  const order = isOrdered ? { sidx: `${sidx},id`, sort: `${sort},${sort}` } : { sidx: undefined, sort: undefined };
  return { ...call, query: { ...call.query, ...order, category } };
}

const CATEGORIES = LogQuerySchema.shape.category.unwrap().options;

function toRow({ requestUrl, ipPlace, platform, verb, noun, reason, ...row }: Line, reader: LogReader): LogRow {
  return {
    ...row,
    description: renderLine({ ...row, verb, noun, reason, requestUrl }, reader),
    changes: renderChanges({ ...row, verb, noun, reason, requestUrl }, reader),
    requestURL: requestUrl,
    ipAddressName: placeText(ipPlace)(reader.locale),
    platForm: platform,
  };
}

type Line = Awaited<ReturnType<typeof lines.page>>['list'][number];

/** Lines in which a keyword is found, also by how the name of whoever did it sounds. */
function mentions(keyword: string): RawBuilder<boolean> {
  const { pattern, sound } = keywordPatterns(keyword);
  const written = matches(
    ['userName', 'description', 'recordName', 'requestUrl', 'ipAddress'].map((column) => `operationLog.${column}`),
    { pattern },
  );
  return sound === undefined
    ? written
    : sql<boolean>`(${written} or ${sql.ref('operationLog.userId')} in (select u.id from user_account u where u.sound @@ ${sound}::tsquery))`;
}
