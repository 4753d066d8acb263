import { type FlowDocument } from '../document/FlowDocument.js';
import { type FoundPerson } from '../document/PeopleRule.js';
import { type FlowCommand } from '../engine/FlowCommand.js';
import { type FlowEffect } from '../engine/FlowEffect.js';
import { type FlowState, type Question } from '../engine/FlowState.js';
import { step, type StepResult } from '../engine/step.js';
import { type StepContext } from '../engine/StepContext.js';

/** Whom a question finds, by the rules of its node and the state (choices, handlers of nodes). */
export type AnswerPeople = (question: Question, state: FlowState) => Promise<readonly FoundPerson[]>;

/**
 * A command with everything that it asks: the state after it has no questions. Either all of it happens or nothing does: an
 * answer that is refused (nobody found) refuses the command. Rejections of `answer` go through.
 */
export async function drive(
  flow: FlowDocument,
  state: FlowState | undefined,
  command: FlowCommand,
  context: StepContext,
  answer: AnswerPeople,
): Promise<StepResult> {
  const effects: FlowEffect[] = [];
  let result = step(flow, state, command, context);
  while (result.ok) {
    effects.push(...result.effects);
    const [question] = result.state.questions;
    if (!question) return { ok: true, state: result.state, effects: joined(effects) };
    const people = [...(await answer(question, result.state))];
    result = step(flow, result.state, { kind: 'answer', questionId: question.id, people }, context);
  }
  return result;
}

/** Effects of several steps: of `nextTick` and `status` the last one says how it is. */
function joined(effects: readonly FlowEffect[]): FlowEffect[] {
  const last = (kind: FlowEffect['kind']) => effects.findLast((effect) => effect.kind === kind);
  return effects.filter(
    (effect) => (effect.kind !== 'nextTick' && effect.kind !== 'status') || effect === last(effect.kind),
  );
}
