import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { answerCall } from '../../dataInterface/answerCall.js';
import { type OutsideQuestion } from './OutsideAnswers.js';

/** Asks data interfaces for the people of a released flow: whoever released it was allowed to. */
export function askFor(deps: Deps, caller: Caller): AskInterface {
  return ({ interfaceId, params }) => answerCall(deps, { interfaceId, caller, given: params, cause: 'flow' });
}

/** The same for a draft, which nobody has released: rejects with 403 where the caller may not ask the interface themselves. */
export function askForDraft(deps: Deps, caller: Caller): AskInterface {
  return ({ interfaceId, params }) => answerCall(deps, { interfaceId, caller, given: params, cause: 'preview' });
}

export type AskInterface = (question: OutsideQuestion) => Promise<unknown>;
