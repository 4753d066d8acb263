import { UserListQuerySchema, type contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Call } from '../../http/handle.js';
import { defineListExport } from '../transfer/defineListExport.js';
import { openUserExport } from './exportUsers.js';
import { t } from './import/import.messages.js';
import { listUsers } from './listUsers.js';

const userExport = defineListExport({
  target: 'users',
  permission: pages.user.button('btn_download'),
  query: UserListQuerySchema,
  fileName: t('exportName'),
  open: async ({ deps, caller, locale }, { query, columns, ids, limit }) => {
    const { pagination } = await listUsers(deps, caller, { ...query, currentPage: 1, pageSize: 1 });
    const asked = { query, columns: columns.length > 0 ? columns : undefined, ids, locale, limit };
    return { ...openUserExport(deps, caller, asked), total: ids?.length ?? pagination.total };
  },
});

/** Begins to export users in the background. Throws as the list does for filters of columns that the caller may not read. */
export async function startUserExport(
  call: Call<(typeof contract)['permission']['users']['startExport']>,
): Promise<string> {
  const { columns, ids, fileName, ...query } = call.body;
  await listUsers(call.deps, call.caller, { ...query, currentPage: 1, pageSize: 1 });
  return userExport.start(call, { query, columns, ids, fileName });
}

export const userJobs = [userExport.handler];
