import { type contract } from '@smart-admin/api-client/contract';
import { contains, readOrder, readPage } from '../../db/paging.js';
import { type Deps } from '../../deps.js';
import { type Call } from '../../http/implement.js';

type ModelQuery = Call<typeof contract.visualdev.models.list>['query'];

/** One page of models without their documents. */
export async function listModels(deps: Deps, query: ModelQuery) {
  let models = deps.db.selectFrom('visualModel');
  if (query.keyword) models = models.where(contains(['fullName', 'enCode'], query.keyword));
  if (query.type !== undefined) models = models.where('type', '=', query.type);
  if (query.state !== undefined) models = models.where('state', '=', query.state);
  let rows = models.select([
    'id',
    'fullName',
    'enCode',
    'type',
    'category',
    'description',
    'sortCode',
    'state',
    'menuId',
    'creatorTime',
    'lastModifyTime',
  ]);
  for (const [column, direction] of readOrder(query, ORDER, [
    ['sortCode', 'asc'],
    ['id', 'desc'],
  ]))
    rows = rows.orderBy(column, direction);
  return readPage({ query, count: models, rows });
}

const ORDER = {
  fullName: 'fullName',
  enCode: 'enCode',
  state: 'state',
  creatorTime: 'creatorTime',
  sortCode: 'sortCode',
  id: 'id',
} as const;
