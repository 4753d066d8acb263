import { type FlowEffect } from './FlowEffect.js';
import { type FlowState, type Task } from './FlowState.js';
import { allActivities, waitingPieces } from './pieces.js';
import { type Run } from './Run.js';
import { dueOf } from './timeLimits.js';

/** What is different after a step, told to whoever must know: nothing can be opened or closed without it. */
export function diffStates(run: Run): FlowEffect[] {
  const { original, state } = run;
  return [
    ...closedTasks(run),
    ...openTasks(state)
      .filter((task) => !openTasks(original).some((before) => isSameOffer(before, task)))
      .map((task): FlowEffect => ({ kind: 'taskOpened', task: { ...task }, dueAt: dueOf(state, task) })),
    ...movedLimits(run),
    ...events(run),
    ...cancelledSubFlows(run),
    ...(original?.status === state.status ? [] : [{ kind: 'status', status: state.status } as const]),
    ...(nextTick(original) === nextTick(state) ? [] : [{ kind: 'nextTick', at: nextTick(state) } as const]),
  ];
}

/** Earliest moment at which a tick has something to do. */
export function nextTick(state: FlowState | undefined): number | undefined {
  if (state?.status !== 'running' || state.pausedAt !== undefined || state.timers.length === 0) return undefined;
  return Math.min(...state.timers.map(({ at }) => at));
}

function openTasks(state: FlowState | undefined): Task[] {
  return state?.tasks.filter(({ status }) => status === 'open') ?? [];
}

function isSameOffer(one: Task, other: Task): boolean {
  const offer = ({ offeredTo }: Task) => JSON.stringify(offeredTo);
  return one.id === other.id && one.userId === other.userId && offer(one) === offer(other);
}

function movedLimits({ original, state }: Run): FlowEffect[] {
  return openTasks(original).flatMap((before): FlowEffect[] => {
    const task = openTasks(state).find((other) => isSameOffer(before, other));
    if (!original || !task || dueOf(original, before) === dueOf(state, task)) return [];
    return [{ kind: 'taskDue', taskId: task.id, dueAt: dueOf(state, task) }];
  });
}

function closedTasks({ original, state, gone }: Run): FlowEffect[] {
  const cut = new Set(waitingPieces(state).flatMap(({ tasks }) => tasks.map(({ id }) => id)));
  return openTasks(original).flatMap((before): FlowEffect[] => {
    const task = state.tasks.find(({ id }) => id === before.id);
    if (task?.status === 'open' && isSameOffer(before, task)) return [];
    const became = task?.status ?? gone.get(before.id) ?? 'left';
    const verdict = became === 'open' ? 'transferred' : became === 'left' && cut.has(before.id) ? 'waiting' : became;
    return [{ kind: 'taskClosed', taskId: before.id, verdict }];
  });
}

function events({ original, state }: Run): FlowEffect[] {
  const listening = (one: FlowState | undefined) =>
    (one ? allActivities(one) : []).filter(({ waitsFor }) => waitsFor === 'event');
  const told = (kind: 'listen' | 'unlisten', now: FlowState | undefined, then: FlowState | undefined) =>
    listening(now)
      .filter(({ id }) => !listening(then).some((other) => other.id === id))
      .map(({ id, nodeId }): FlowEffect => ({ kind, activityId: id, nodeId }));
  return [...told('unlisten', original, state), ...told('listen', state, original)];
}

/** Sub-flows that nobody waits for any more, but the one that has just ended. */
function cancelledSubFlows({ original, state, command }: Run): FlowEffect[] {
  const waited = (one: FlowState) => allActivities(one).flatMap(({ subFlows }) => subFlows ?? []);
  const still = new Set(waited(state));
  const ended = command.kind === 'subFlowEnded' ? command.instanceId : undefined;
  const instanceIds = (original ? waited(original) : []).filter((id) => !still.has(id) && id !== ended);
  return instanceIds.length > 0 ? [{ kind: 'cancelSubFlows', instanceIds }] : [];
}
