import { contract } from '@smart-admin/api-client/contract';
import { implement } from '../../http/implement.js';
import { countSignIns } from './countSignIns.js';
import { listLog } from './listLog.js';

const { log } = contract.system;

export const logRoutes = [
  implement(log.list, ({ deps, query }) => listLog(deps.db, query)),
  implement(log.signIns, async ({ deps, query }) => ({ list: await countSignIns(deps.db, query) })),
];
