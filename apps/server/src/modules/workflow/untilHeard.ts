import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { refusalText } from '../../errors/refusalText.js';
import { type JobAttempt } from '../../jobs/handleJob.js';
import { openFlow } from './openFlow.js';
import { storedFailure } from './storedFailure.js';
import { runSystemCommand } from './systemCommand.js';
import { t } from './workflow.messages.js';

/** Attempt, some ten minutes after the first, at which people are told that a flow cannot go on by itself. */
const TOLD_AT = 6;

/**
 * Tells a flow something that it has to hear. What keeps it from going on (an interface that is to find people is disabled or
 * down) is thrown, so that it is tried again, and told once: in the course of the flow, and to its launcher.
 */
export async function untilHeard(
  deps: Deps,
  { instanceId, activityId }: Heard,
  { number }: Pick<JobAttempt, 'number'>,
  tell: () => Promise<unknown>,
): Promise<void> {
  try {
    await tell();
  } catch (error) {
    if (number === TOLD_AT) {
      const nodeId = await nodeThatWaits(deps, { instanceId, activityId });
      await runSystemCommand(deps, instanceId, {
        kind: 'outsideFailed',
        nodeId,
        message: storedFailure(asSearch(error)),
      });
    }
    throw error;
  }
}

/** The flow, not what it was told, is what has failed: the systems that know who is next refuse to say. */
function asSearch(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const reason = refusalText(error);
  return new ApiError(error.code, (locale) => t('peopleNotFound', { reason: reason(locale) })(locale));
}

interface Heard {
  /** The flow that has to hear it. */
  instanceId: string;
  /** What of it waits; absent for what is due first. */
  activityId?: string | undefined;
}

async function nodeThatWaits({ db }: Deps, { instanceId, activityId }: Heard): Promise<string> {
  const { activities, timers } = (await openFlow(db, instanceId)).instance.state;
  const [due] = [...timers].sort((one, other) => one.at - other.at);
  return activities.find(({ id }) => id === (activityId ?? due?.activityId))?.nodeId ?? '';
}
