import { type FoundPerson } from '../document/PeopleRule.js';
import { type WorkNode } from '../document/FlowDocument.js';
import { advance } from './advance.js';
import { FlowRefused } from './FlowRefused.js';
import { type Activity, type FlowState, type Task } from './FlowState.js';
import { passedJustBefore } from './nodesBefore.js';
import { ask, closeActivity, nextId, placeOf, type Run, tasksOf, tell, tokenOf, workNodeOf } from './Run.js';
import { leaveTask, passTask, settle } from './settle.js';
import { startLimit } from './timeLimits.js';

/** Who is asked at a node is known: each person once. */
export function takePeople(run: Run, activity: Activity, people: readonly FoundPerson[], nobody: () => void): void {
  const found = people.filter(({ userId }, at) => people.findIndex((other) => other.userId === userId) === at);
  if (found.length === 0) return nobody();
  const node = workNodeOf(run, activity);
  const { own } = run.flow.settings;
  tell(run, { what: 'arrived', nodeId: node.id, activityId: activity.id, userIds: found.map(({ userId }) => userId) });
  if (node.claim && found.length > 1) offer(run, activity, found);
  else for (const person of found) startTask(run, activity, person);
  const tasks = own === 'superior' ? tasksOf(run, activity.id).filter((task) => isOwn(run, node, task)) : [];
  for (const { id: taskId, userId } of tasks)
    if (userId !== undefined) ask(run, node.id, { kind: 'superior', activityId: activity.id, taskId, userId });
  if (tasks.length === 0) begin(run, activity);
}

/**
 * The superior of the launcher is known, who is asked instead of them. Whoever has none is asked themselves; one who is asked
 * already has one voice. Of whoever launched for their own superior, the next one is asked. `of`: whose superior it is.
 */
export function takeSuperior(
  run: Run,
  activity: Activity,
  { task, of }: { task: Task; of: string },
  [superior]: readonly FoundPerson[],
): void {
  if (superior && of === task.userId && isLauncher(run, superior.userId)) {
    const { userId } = superior;
    return ask(run, activity.nodeId, { kind: 'superior', activityId: activity.id, taskId: task.id, userId });
  }
  if (superior) {
    const isAsked = tasksOf(run, activity.id).some(({ userId }) => userId === superior.userId);
    if (isAsked) leaveTask(run.state.tasks, task);
    else Object.assign(task, { userId: superior.userId, reason: { kind: 'found', ...superior } });
  }
  const isAsking = run.state.questions.some(
    ({ purpose }) => purpose.kind === 'superior' && purpose.activityId === activity.id,
  );
  if (!isAsking) begin(run, activity);
}

/** Nobody was found: the rule of the node. */
export function takeEmptyRule(run: Run, activity: Activity): void {
  const { id, name, empty } = workNodeOf(run, activity);
  const askAdministrators = () => ask(run, id, { kind: 'administrators', activityId: activity.id });
  switch (empty.kind) {
    case 'administrators':
      return askAdministrators();
    case 'refuseSubmit':
      if (run.cause === 'submit') throw new FlowRefused('nobody', { nodeId: id, node: name });
      return askAdministrators();
    case 'person':
      return takePeople(run, activity, [{ userId: empty.userId, rule: 'person' }], askAdministrators);
    case 'pass':
      tell(run, { what: 'passed', nodeId: id, activityId: activity.id, reason: { kind: 'empty' } });
      closeActivity(run, activity);
      return advance(run, tokenOf(run, activity.tokenId));
    case 'skipTo':
      return skipTo(run, activity, empty.nodeId, askAdministrators);
  }
}

/** Only a later node of the same sequence can be skipped to: anywhere else, branches beside would have to be given up. */
function skipTo(run: Run, activity: Activity, nodeId: string, otherwise: () => void): void {
  const { sequence, index } = placeOf(run, activity.nodeId);
  const target = sequence.findIndex(({ id }, at) => at > index && id === nodeId);
  if (target < 0) return otherwise();
  tell(run, {
    what: 'passed',
    nodeId: activity.nodeId,
    activityId: activity.id,
    reason: { kind: 'empty' },
    targets: [nodeId],
  });
  closeActivity(run, activity);
  const token = tokenOf(run, activity.tokenId);
  // its way back is what follows, whatever is skipped
  if (!token.back) token.nodeId = sequence[target - 1]?.id ?? token.nodeId;
  advance(run, token);
}

/**
 * Everybody is known: rules agree for whom they say, the others are asked. Rules agree with approvals only: whoever fills in
 * a form is always asked, as are those to whom a task is offered together or a flow is sent back, and a launcher whom the node
 * names.
 */
function begin(run: Run, activity: Activity): void {
  const node = workNodeOf(run, activity);
  const tasks = tasksOf(run, activity.id);
  for (const task of activity.returned ? [] : tasks.filter(({ status }) => status === 'waiting')) {
    if (isOwn(run, node, task) && run.flow.settings.own === 'pass' && run.state.launchedBy === undefined)
      passTask(run, task, 'own');
    else if (isRepeated(run, node, task)) passTask(run, task, 'repeat');
  }
  if (node.several.mode === 'inOrder')
    tasks.forEach((task, at) => {
      task.waitsFor = tasks.slice(0, at).map(({ id }) => id);
    });
  if (node.limit) startLimit(run, activity, node.limit);
  settle(run, activity);
}

function startTask(run: Run, { id, openedAt }: Activity, person: FoundPerson): void {
  run.state.tasks.push({
    id: nextId(run, 't'),
    activityId: id,
    userId: person.userId,
    status: 'waiting',
    purpose: 'voice',
    reason: { kind: 'found', ...person },
    waitsFor: [],
    openedAt,
  });
}

function offer(run: Run, activity: Activity, found: readonly FoundPerson[]): void {
  const [first] = found;
  if (!first) return;
  startTask(run, activity, first);
  const task = run.state.tasks.at(-1);
  if (!task) return;
  delete task.userId;
  task.offeredTo = [...found];
}

function isOwn(run: Run, { kind }: WorkNode, { userId, reason }: Task): boolean {
  const isNamed = reason.kind === 'found' && reason.rule === 'launcher';
  return kind === 'approver' && userId !== undefined && isLauncher(run, userId) && !isNamed;
}

/** Whoever it was launched for, and whoever did it for them. */
function isLauncher({ state }: Run, userId: string): boolean {
  return userId === state.launcher || userId === state.launchedBy;
}

function isRepeated({ flow, index, state }: Run, { kind, id }: WorkNode, { userId }: Task): boolean {
  const { repeat } = flow.settings;
  if (kind !== 'approver' || userId === undefined || repeat === 'each') return false;
  const earlier: Pick<FlowState['passed'][number], 'userIds'>[] =
    repeat === 'once' ? state.passed : passedJustBefore(index, state, id);
  return earlier.some(({ userIds }) => userIds.includes(userId));
}
