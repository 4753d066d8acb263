import { type contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { at } from '../../db/columns.js';
import { type Call } from '../../http/handle.js';
import { type flowsWithNames } from './flowRows.js';

/** What every list of flows is filtered by. */
export type FlowFilter = Call<(typeof contract)['workflow']['flowList']['launched']>['query'];

type Flows = ReturnType<typeof flowsWithNames>;

/** The flows that a list asks for, whatever keyword it has. */
export function filtered(flows: Flows, query: FlowFilter): Flows {
  let found = flows;
  if (query.flowId) found = found.where('flowInstance.flowId', '=', query.flowId);
  // written out: how many there are of each differs much
  if (query.status) found = found.where('flowInstance.status', '=', sql.lit(query.status));
  if (query.urgency) found = found.where('flowInstance.urgency', '=', sql.lit(query.urgency));
  if (query.from !== undefined) found = found.where('launchTime', '>=', at(query.from));
  if (query.to !== undefined) found = found.where('launchTime', '<=', at(query.to));
  return found;
}

export function newest<Rows extends { orderBy(column: 'launchTime' | 'flowInstance.id', direction: 'desc'): Rows }>(
  rows: Rows,
): Rows {
  return rows.orderBy('launchTime', 'desc').orderBy('flowInstance.id', 'desc');
}
