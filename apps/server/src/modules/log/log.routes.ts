import { contract } from '@smart-admin/api-client/contract';
import { implement } from '../../http/implement.js';
import { countSignIns } from './countSignIns.js';
import { listLog } from './listLog.js';
import { clearLog, removeLines } from './removeLog.js';
import { reportError } from './reportError.js';

const { log } = contract.system;

export const logRoutes = [
  implement(log.report, ({ deps, caller, client, body }) => reportError(deps, caller, client, body)),
  implement(log.list, ({ deps, query }) => listLog(deps.db, query)),
  implement(log.remove, ({ deps, body }) => removeLines(deps.db, body.ids)),
  implement(log.clear, ({ deps, body }) => clearLog(deps, body.category)),
  implement(log.signIns, async ({ deps, query }) => ({ list: await countSignIns(deps.db, query) })),
];
