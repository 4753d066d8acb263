import { LogQuerySchema, type contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Call } from '../../http/handle.js';
import { defineListExport } from '../transfer/defineListExport.js';
import { listLog } from './listLog.js';
import { openLogExport } from './openLogExport.js';
import { t } from './log.messages.js';

const logExport = defineListExport({
  target: 'log',
  permission: pages.log.button('btn_download'),
  query: LogQuerySchema,
  fileName: t('exportName'),
  open: async (caller, { query, ...choice }) => {
    const { rights } = caller.caller;
    const reader = { locale: caller.locale, rights, catalog: await caller.deps.menus.read() };
    const call = { ...caller, query, reader, scope: rights.dataScope(pages.log.address) };
    const { pagination } = await listLog({ ...call, query: { ...query, currentPage: 1, pageSize: 1 } });
    return { ...openLogExport(call, choice), total: choice.ids?.length ?? pagination.total };
  },
});

/** Begins to export lines of the log in the background. */
export function startLogExport(call: Call<(typeof contract)['system']['log']['startExport']>): Promise<string> {
  const { columns, ids, fileName, ...query } = call.body;
  return logExport.start(call, { query, columns, ids, fileName });
}

export const logJobs = [logExport.handler];
