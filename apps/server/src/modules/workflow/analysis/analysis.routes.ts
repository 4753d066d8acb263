import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { handleAll } from '../../../http/handle.js';
import { type Caller } from '../../../rights/caller.js';
import { readFigures } from './readFigures.js';
import { measureFlows, measureNodes, measureOrganizes } from './readMeasures.js';
import { readWaiting } from './readWaiting.js';
import { requirePeriod } from './requirePeriod.js';

const scopeOf = ({ rights }: Caller) => rights.dataScope(pages.flowMonitor.address);

/** Where approvals are slow, refused or wait, of the flows that the caller watches over. */
export const analysisRoutes = handleAll(contract.workflow.analysis, {
  figures: ({ deps, caller, query }) => readFigures(deps, scopeOf(caller), requirePeriod(query)),
  nodes: ({ deps, caller, query }) => measureNodes(deps, scopeOf(caller), requirePeriod(query)),
  flows: ({ deps, caller, query }) => measureFlows(deps, scopeOf(caller), requirePeriod(query)),
  organizes: ({ deps, caller, query }) => measureOrganizes(deps, scopeOf(caller), requirePeriod(query)),
  waiting: ({ deps, caller, query }) => readWaiting(deps, scopeOf(caller), query),
});
