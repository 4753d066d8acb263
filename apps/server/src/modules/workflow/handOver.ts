import { type contract, FLOW_STATUS } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Call } from '../../http/handle.js';
import { withinScope } from '../../rights/dataScope.js';
import { requireColleagues } from './people/requireColleagues.js';
import { runSystemCommand } from './systemCommand.js';

type HandOver = (typeof contract)['workflow']['flowList']['handOver'];

/** Gives all undecided tasks of somebody to somebody else, in the flows that the caller watches over: also those that come back some day. */
export async function handOver({ deps, caller, body: { from, to, comment } }: Call<HandOver>) {
  await requireColleagues(deps.db, [to], 'to');
  const scope = caller.rights.dataScope(pages.flowMonitor.address);
  const flows = await deps.db
    .selectFrom('flowTask')
    .innerJoin('flowInstance', 'flowInstance.id', 'flowTask.instanceId')
    .where('flowTask.userId', '=', from)
    .where('flowTask.state', 'in', ['open', 'waiting', 'offered'])
    .where('flowInstance.status', 'in', [FLOW_STATUS.running, FLOW_STATUS.rejected, FLOW_STATUS.cancelled])
    .where(withinScope(scope, { owner: 'flowInstance.launcherId', organize: 'flowInstance.organizeId' }))
    .select((eb) => ['flowInstance.id', eb.fn.countAll<number>().as('tasks')])
    .groupBy('flowInstance.id')
    .execute();
  let tasks = 0;
  for (const flow of flows) {
    const command = {
      kind: 'handOver',
      by: caller.userId,
      from,
      to,
      ...(comment === undefined ? {} : { comment }),
    } as const;
    // refused where they have decided, or were asked no longer, meanwhile
    if (await runSystemCommand(deps, flow.id, command, { isLate: true })) tasks += flow.tasks;
  }
  return { tasks };
}
