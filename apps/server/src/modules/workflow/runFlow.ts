import {
  drive,
  flowRefusalText,
  type FlowCommand,
  type FlowRefusal,
  type FlowState,
} from '@smart-admin/form-engine/flow';
import { type FormValues } from '@smart-admin/form-engine/core';
import { type DatabaseTransaction } from '../../db/database.js';
import { type Deps } from '../../deps.js';
import { ApiError } from '../../errors/apiError.js';
import { carryOut } from './carryOut.js';
import { answerQuestion } from './people/answerQuestion.js';
import { type OutsideAnswers } from './people/OutsideAnswers.js';
import { type OpenFlow } from './openFlow.js';
import { readCalendar } from './readCalendar.js';
import { tellChanged } from './tellChanged.js';
import { tellCourse } from './tellCourse.js';

/** The engine refuses a command as a flow stands now. */
export class FlowRefusedError extends ApiError {
  override name = 'FlowRefusedError';

  constructor(refusal: FlowRefusal) {
    super(409, (locale) => flowRefusalText(refusal, locale));
  }
}

/**
 * Does something with a flow whose row is locked: what the engine makes of it is stored, and everything that follows is done
 * with the transaction; whoever takes part is told, and other modules, unless there are no sockets and no events. Throws a `FlowRefusedError` where
 * the engine refuses; then nothing has happened.
 */
export async function runFlow(
  deps: Pick<Deps, 'clock'> & Partial<Pick<Deps, 'sockets' | 'events'>>,
  trx: DatabaseTransaction,
  { open, state, command, values, outside }: FlowRunInput,
): Promise<FlowState> {
  const { instance, flow, model } = open;
  const now = deps.clock.now();
  const context = { now, values, calendar: await readCalendar(trx, deps.clock, now) };
  const people = { instance, flow, fields: model.form.fields, values, now, outside };
  const result = await drive(flow, state, command, context, (question, at) =>
    answerQuestion(trx, people, question, at),
  );
  if (!result.ok) throw new FlowRefusedError(result.refusal);
  await carryOut(deps, trx, { open, state: result.state, effects: result.effects, values });
  if (deps.events) await tellCourse(deps.events, trx, { open, isLaunch: state === undefined, effects: result.effects });
  if (deps.sockets && result.effects.length > 0) await tellChanged(deps.sockets, trx, open);
  return result.state;
}

export interface FlowRunInput {
  open: OpenFlow;
  /** Undefined for one that is being launched. */
  state: FlowState | undefined;
  command: FlowCommand;
  /** The whole form as it is stored now. */
  values: FormValues;
  /** What other systems have answered: they are never asked while the row is locked. */
  outside: OutsideAnswers;
}
