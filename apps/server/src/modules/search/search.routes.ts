import { contract } from '@smart-admin/api-client/contract';
import { handle } from '../../http/handle.js';
import { searchRecords } from './searchRecords.js';

export const searchRoutes = [
  handle(contract.permission.search.records, async ({ deps, caller, query, locale }) => ({
    list: await searchRecords(deps, { caller, locale, keyword: query.keyword }),
  })),
];
