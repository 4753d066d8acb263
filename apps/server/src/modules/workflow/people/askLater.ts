import { flowChanged } from '@smart-admin/api-client/contract';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { readDefinition } from '../../dataInterface/answerCall.js';
import { askFor, type AskInterface } from './askFor.js';
import { idsIn } from './peopleRules.js';

/**
 * Asks data interfaces for somebody who reads a flow and must not wait: what only another system or a statement knows is
 * undefined until it has answered, when the reader's windows are told to read the flow again.
 */
export function askLater(deps: Deps, caller: Caller, instanceId: string): AskInterface {
  const ask = askFor(deps, caller);
  return async (question) => {
    const { kind, enabledMark } = await readDefinition(deps, question.interfaceId);
    if (kind === 'static' || enabledMark !== 1) return ask(question);
    return deps.laterAnswers.read(
      JSON.stringify([instanceId, caller.userId, question]),
      async () => {
        try {
          return idsIn(await ask(question));
        } catch (error) {
          // what the interface itself says is in its log
          if (!(error instanceof ApiError)) deps.log.warn({ err: error }, 'people of a forecast cannot be asked for');
          throw error;
        }
      },
      () => void tellReader(deps, caller, instanceId),
    );
  };
}

async function tellReader({ db, sockets, log }: Deps, { userId }: Caller, id: string): Promise<void> {
  try {
    const told = { frame: flowChanged, fields: { id } };
    await db.transaction().execute((trx) => sockets.send(trx, { kind: 'user', keys: [userId] }, told));
  } catch (error) {
    // they see it when they read it again
    log.warn({ err: error, instanceId: id }, 'a reader of a flow cannot be told');
  }
}
