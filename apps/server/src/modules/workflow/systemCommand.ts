import { type FlowCommand } from '@smart-admin/form-engine/flow';
import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { readCaller } from '../user/readCaller.js';
import { readFormFor } from './actOnFlow.js';
import { lockFlow, type OpenFlow } from './openFlow.js';
import { askFor } from './people/askFor.js';
import { type OutsideAnswers, type OutsideQuestion, withOutsideAnswers } from './people/OutsideAnswers.js';
import { FlowRefusedError, runFlow } from './runFlow.js';

/**
 * What the server itself does with a flow: ticks, answers of calls, events. With `isLate` a refusal of the engine answers false:
 * the flow has gone on or ended meanwhile. Anything else that keeps it from going on is thrown, so that it is tried again: an
 * interface that is to find people and is disabled or down.
 */
export async function runSystemCommand(
  deps: Deps,
  instanceId: string,
  command: FlowCommand,
  { isLate = false }: { isLate?: boolean } = {},
): Promise<boolean> {
  try {
    await withLockedFlow(deps, instanceId, async (trx, open, outside) => {
      const values = await readFormFor(trx, open, command.kind);
      await runFlow(deps, trx, { open, state: open.instance.state, command, values, outside });
    });
    return true;
  } catch (error) {
    if (!isLate || !(error instanceof FlowRefusedError)) throw error;
    return false;
  }
}

/**
 * Does something with a flow in a transaction that has locked its row; the work begins anew where other systems have to be asked,
 * which is done in the name of its launcher. Throws 404 for a flow that there is not.
 */
export async function withLockedFlow<Result>(
  deps: Deps,
  instanceId: string,
  work: (trx: DatabaseTransaction, open: OpenFlow, outside: OutsideAnswers) => Promise<Result>,
): Promise<Result> {
  const ask = async (question: OutsideQuestion) => {
    const { launcherId } = await deps.db
      .selectFrom('flowInstance')
      .select('launcherId')
      .where('id', '=', instanceId)
      .executeTakeFirstOrThrow();
    return askFor(deps, await readCaller(deps, launcherId))(question);
  };
  return withOutsideAnswers(ask, (outside) =>
    deps.db.transaction().execute(async (trx) => work(trx, await lockFlow(trx, instanceId), outside)),
  );
}
