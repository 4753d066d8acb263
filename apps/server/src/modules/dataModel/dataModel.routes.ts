import { contract } from '@smart-admin/api-client/contract';
import { ApiError } from '../../errors/apiError.js';
import { handleAll } from '../../http/handle.js';
import { atMostOnce, callKey } from '../../http/idempotent.js';
import { t } from './dataModel.messages.js';
import { changeTable, createTable, dropTable, previewTable } from './defineTable.js';
import { listTables, readTable } from './listTables.js';
import { readRows } from './readRows.js';
import { OWN_PREFIX } from './shownTables.js';

export const dataModelRoutes = handleAll(contract.system.dataModel, {
  sources: async ({ deps: { db } }) => {
    const rows = await db
      .selectFrom('dataSource')
      .select(['id', 'fullName', 'kind', 'isReadOnly', 'systemMark'])
      .where('enabledMark', '=', 1)
      .orderBy('systemMark', 'desc')
      .orderBy('sortCode')
      .orderBy('id')
      .execute();
    return { list: rows.map(({ systemMark, ...row }) => ({ ...row, namePrefix: systemMark === 1 ? OWN_PREFIX : '' })) };
  },
  tables: async ({ deps, caller, params, query }) => ({
    list: await listTables(deps, caller.rights, { sourceId: params.sourceId, keyword: query.keyword }),
  }),
  table: ({ deps, caller, params }) => readTable(deps, caller.rights, params),
  rows: ({ deps, caller, params, body }) => readRows(deps, caller.rights, { ...params, ...body }),
  preview: async ({ deps, params, body }) => ({ list: await previewTable(deps, { ...params, ...body }) }),
  create: async ({ deps, caller, params, body, request, describe }) => {
    await atMostOnce(deps.db, callKey(request, caller.userId), () => createTable(deps, { ...params, table: body }));
    describe({ verb: 'create', recordName: body.name });
    return null;
  },
  update: async ({ deps, params, body, describe }) => {
    await changeTable(deps, { sourceId: params.sourceId, formerName: params.table, table: body });
    describe({ verb: 'update', recordName: params.table });
    return null;
  },
  remove: async ({ deps, params, query, describe }) => {
    if (query.confirm !== params.table) throw new ApiError(400, t('confirmWrong', { name: params.table }));
    await dropTable(deps, params);
    describe({ verb: 'remove', recordName: params.table });
    return null;
  },
});
