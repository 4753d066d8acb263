import { contract } from '@smart-admin/api-client/contract';
import { implement } from '../../http/implement.js';
import { searchRecords } from './searchRecords.js';

export const searchRoutes = [
  implement(contract.permission.search.records, async ({ deps, caller, query, locale }) => ({
    list: await searchRecords(deps, { caller, locale, keyword: query.keyword }),
  })),
];
