import { advance } from '../advance.js';
import { takeEmptyRule, takePeople, takeSuperior } from '../askPeople.js';
import { FlowRefused } from '../FlowRefused.js';
import { handTask } from '../handTask.js';
import { definitionOf } from '../nodes/nodeDefinitions.js';
import { activityOf, placeOf, type Run, tasksOf, tokenOf } from '../Run.js';
import { type FoundPerson } from '../../document/PeopleRule.js';
import { defineCommand } from './defineCommand.js';

/** Whom the rules of a question find. */
export const answer = defineCommand({
  kinds: ['answer'],
  bySystem: true,
  apply(run, { questionId, people }) {
    const { state } = run;
    const question = state.questions.find(({ id }) => id === questionId);
    if (!question) throw new FlowRefused('unexpected');
    state.questions = state.questions.filter((other) => other !== question);
    const { purpose } = question;
    if (purpose.kind === 'tell') return tellPeople(run, question.nodeId, purpose.tokenId, people);
    const activity = activityOf(run, purpose.activityId);
    if (!activity) return;
    const nobody = () => {
      throw new FlowRefused('nobody', { nodeId: question.nodeId });
    };
    if (purpose.kind === 'activity') return takePeople(run, activity, people, () => takeEmptyRule(run, activity));
    if (purpose.kind === 'administrators') return takePeople(run, activity, people, nobody);
    const task = tasksOf(run, activity.id).find(({ id }) => id === purpose.taskId);
    if (!task) return;
    if (purpose.kind === 'superior') takeSuperior(run, activity, { task, of: purpose.userId }, people);
    else handTask(run, activity, task, people, purpose.kind === 'escalate' ? 'escalated' : 'transferred');
  },
});

function tellPeople(run: Run, nodeId: string, tokenId: string, people: readonly FoundPerson[]): void {
  const { node } = placeOf(run, nodeId);
  const userIds = [...new Set(people.map(({ userId }) => userId))];
  if (userIds.length > 0) definitionOf(node).told?.(run, node, userIds);
  advance(run, tokenOf(run, tokenId));
}
