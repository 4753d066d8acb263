import { contract } from '@smart-admin/api-client/contract';
import { implement } from '../../http/implement.js';
import { listLog } from './listLog.js';

export const logRoutes = [implement(contract.system.log.list, ({ deps, query }) => listLog(deps.db, query))];
