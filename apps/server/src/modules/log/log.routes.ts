import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Caller } from '../../rights/caller.js';
import { handle } from '../../http/handle.js';
import { countSignIns } from './countSignIns.js';
import { listLog } from './listLog.js';
import { startLogExport } from './log.jobs.js';
import { readerOf } from './logReader.js';
import { clearLog, removeLines } from './removeLog.js';
import { reportError } from './reportError.js';

const { log } = contract.system;

/** Whose lines a caller sees and deletes. */
const logScope = ({ rights }: Caller) => rights.dataScope(pages.log.address);

export const logRoutes = [
  handle(log.report, ({ deps, caller, client, body }) => reportError(deps, caller, client, body)),
  handle(log.list, async (call) => listLog({ ...call, scope: logScope(call.caller), reader: await readerOf(call) })),
  handle(log.remove, ({ deps, caller, body }) => removeLines(deps.db, logScope(caller), body.ids)),
  handle(log.clear, ({ deps, caller, body }) => clearLog(deps, logScope(caller), body.category)),
  handle(log.startExport, startLogExport),
  handle(log.signIns, async ({ deps, caller, query }) => ({
    list: await countSignIns(deps.db, logScope(caller), query),
  })),
];
