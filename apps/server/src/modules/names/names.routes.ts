import { contract } from '@smart-admin/api-client/contract';
import { implement } from '../../http/implement.js';

const TABLES = { organize: 'organize', position: 'position', role: 'role', group: 'userGroup' } as const;

export const namesRoutes = [
  implement(contract.permission.names.list, async ({ deps, body: { kind, ids } }) => ({
    list:
      ids.length === 0
        ? []
        : await deps.db.selectFrom(TABLES[kind]).select(['id', 'fullName']).where('id', 'in', ids).execute(),
  })),
];
