import { type contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Call } from '../../http/handle.js';
import { withinScope } from '../../rights/dataScope.js';
import { requireColleagues } from './people/requireColleagues.js';
import { runSystemCommand } from './systemCommand.js';

type HandOver = (typeof contract)['workflow']['flowList']['handOver'];

/** Gives all open tasks of somebody to somebody else, in the flows that the caller watches over. */
export async function handOver({ deps, caller, body: { from, to, comment } }: Call<HandOver>) {
  await requireColleagues(deps.db, [to], 'to');
  const scope = caller.rights.dataScope(pages.flowMonitor.address);
  const flows = await deps.db
    .selectFrom('flowTask')
    .innerJoin('flowInstance', 'flowInstance.id', 'flowTask.instanceId')
    .where('flowTask.userId', '=', from)
    .where('flowTask.state', 'in', ['open', 'waiting', 'offered'])
    .where('flowInstance.status', '=', 1)
    .where(withinScope(scope, { owner: 'flowInstance.launcherId', organize: 'flowInstance.organizeId' }))
    .select((eb) => ['flowInstance.id', eb.fn.countAll<number>().as('tasks')])
    .groupBy('flowInstance.id')
    .execute();
  let tasks = 0;
  for (const flow of flows) {
    await runSystemCommand(deps, flow.id, {
      kind: 'handOver',
      by: caller.userId,
      from,
      to,
      ...(comment === undefined ? {} : { comment }),
    });
    tasks += flow.tasks;
  }
  return { tasks };
}
