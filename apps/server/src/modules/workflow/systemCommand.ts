import { type FlowCommand } from '@smart-admin/form-engine/flow';
import { type Deps } from '../../deps.js';
import { readForm } from './actOnFlow.js';
import { lockFlow } from './openFlow.js';
import { askFor } from './people/askFor.js';
import { withOutsideAnswers } from './people/OutsideAnswers.js';
import { runFlow } from './runFlow.js';
import { readCaller } from '../user/readCaller.js';

/** What the server itself does with a flow: ticks, answers of calls, events. People are looked for in the name of its launcher. */
export async function runSystemCommand(deps: Deps, instanceId: string, command: FlowCommand): Promise<void> {
  const { launcherId } = await deps.db
    .selectFrom('flowInstance')
    .select('launcherId')
    .where('id', '=', instanceId)
    .executeTakeFirstOrThrow();
  const ask = async (question: { interfaceId: string; params: Record<string, string> }) =>
    askFor(deps, await readCaller(deps, launcherId))(question);
  await withOutsideAnswers(ask, (outside) =>
    deps.db.transaction().execute(async (trx) => {
      const open = await lockFlow(trx, instanceId);
      const values = await readForm(trx, open);
      await runFlow(deps, trx, { open, state: open.instance.state, command, values, outside });
    }),
  );
}
