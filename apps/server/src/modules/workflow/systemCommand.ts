import { type FlowCommand } from '@smart-admin/form-engine/flow';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { readCaller } from '../user/readCaller.js';
import { readForm } from './actOnFlow.js';
import { lockFlow } from './openFlow.js';
import { askFor } from './people/askFor.js';
import { type OutsideQuestion, withOutsideAnswers } from './people/OutsideAnswers.js';
import { runFlow } from './runFlow.js';

/**
 * What the server itself does with a flow: ticks, answers of calls, events. Other systems are asked in the name of its
 * launcher. With `isLate` a refusal answers false: the flow has gone on or ended meanwhile.
 */
export async function runSystemCommand(
  deps: Deps,
  instanceId: string,
  command: FlowCommand,
  { isLate = false }: { isLate?: boolean } = {},
): Promise<boolean> {
  const { launcherId } = await deps.db
    .selectFrom('flowInstance')
    .select('launcherId')
    .where('id', '=', instanceId)
    .executeTakeFirstOrThrow();
  const ask = async (question: OutsideQuestion) => askFor(deps, await readCaller(deps, launcherId))(question);
  try {
    await withOutsideAnswers(ask, (outside) =>
      deps.db.transaction().execute(async (trx) => {
        const open = await lockFlow(trx, instanceId);
        const values = await readForm(trx, open);
        await runFlow(deps, trx, { open, state: open.instance.state, command, values, outside });
      }),
    );
    return true;
  } catch (error) {
    if (!isLate || !(error instanceof ApiError) || error.code !== 409) throw error;
    return false;
  }
}
