import { contract } from '@smart-admin/api-client/contract';
import { handleAll } from '../../http/handle.js';
import { readHistory } from './readHistory.js';
import { readOverview } from './readOverview.js';

export const monitorRoutes = handleAll(contract.system.monitor, {
  read: ({ deps }) => readOverview(deps.db),
  history: ({ deps, query }) => readHistory(deps, query),
});
