import { contract } from '@smart-admin/api-client/contract';
import { implementAll } from '../../http/implement.js';
import { readHistory } from './readHistory.js';
import { readOverview } from './readOverview.js';

export const monitorRoutes = implementAll(contract.system.monitor, {
  read: ({ deps }) => readOverview(deps.db),
  history: ({ deps, query }) => readHistory(deps, query),
});
