import { type contract } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { contains } from '../../db/keyword.js';
import { readOrder, readPage } from '../../db/paging.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { readReleased } from '../visualdev/releasedModel.js';
import { mayOpenModel } from './generatorPages.js';

/** Released models that the caller may open, with the tables that they have. */
export async function listGenerated({ db }: Pick<Deps, 'db'>, { caller, query }: ListInput) {
  const models = await db.selectFrom('visualModel').select('id').where('version', '>', 0).execute();
  const open = models.map(({ id }) => id).filter((id) => mayOpenModel(caller, id));
  let found = db.selectFrom('visualModel').where('id', 'in', open.length > 0 ? open : ['']);
  if (query.keyword) found = found.where(contains(['full_name', 'en_code'], query.keyword, 'sound'));
  if (query.category) found = found.where('category', '=', query.category);
  const order = readOrder(query, ORDERS, [
    ['sortCode', 'asc'],
    ['id', 'desc'],
  ]);
  const page = await readPage({
    db,
    query,
    count: found,
    rows: order.reduce(
      (rows, [column, direction]) => rows.orderBy(column, direction),
      found.select(['id', 'fullName', 'enCode', 'category', 'state', 'lastModifyTime']),
    ),
  });
  const list = await Promise.all(
    page.list.map(async (model) => {
      const { tables } = await readReleased(db, model.id);
      return { ...model, tables: tables.map(({ name }) => name) };
    }),
  );
  return { ...page, list };
}

const ORDERS: Record<string, 'fullName' | 'enCode' | 'lastModifyTime' | 'sortCode' | 'id'> = {
  fullName: 'fullName',
  enCode: 'enCode',
  lastModifyTime: 'lastModifyTime',
};

interface ListInput {
  caller: Caller;
  query: z.output<(typeof contract.visualdev.generator.list)['query'] & z.ZodType>;
}
