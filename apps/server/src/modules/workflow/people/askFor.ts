import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { answerCall } from '../../dataInterface/answerCall.js';
import { type OutsideQuestion } from './OutsideAnswers.js';

/** Asks data interfaces for the people of a flow, as whoever acts may ask them. */
export function askFor(deps: Deps, caller: Caller): (question: OutsideQuestion) => Promise<unknown> {
  return ({ interfaceId, params }) => answerCall(deps, { interfaceId, caller, given: params, cause: 'flow' });
}
