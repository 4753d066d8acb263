import fc from 'fast-check';
import { type FlowCommand } from '../engine/FlowCommand.js';
import { type FlowState, type Task } from '../engine/FlowState.js';
import { PEOPLE } from './arbitraryFlow.js';

/** Numbers out of which a command is made for the state that it meets. */
export interface Choice {
  kind: string;
  /** Which task, activity or node. */
  which: number;
  /** Which other person. */
  who: number;
  /** One in eight acts for somebody else's task. */
  stranger: number;
  back: boolean;
}

const KINDS = [
  ...['approve', 'approve', 'approve', 'approve', 'approve', 'approve', 'refuse', 'refuse', 'refuse'],
  ...['transfer', 'assist', 'answerHelp', 'addBefore', 'addAfter', 'addBeside', 'removeAdded', 'takeBack', 'takeBack'],
  ...[
    'claim',
    'claim',
    'release',
    'revoke',
    'urge',
    'comment',
    'circulate',
    'assign',
    'jump',
    'pause',
    'resume',
    'resume',
  ],
  ...['cancel', 'revive', 'revive', 'handOver', 'retry', 'skip', 'tick', 'tick', 'called', 'called', 'failed'],
  ...['subFlowsStarted', 'subFlowsStarted', 'subFlowEnded', 'subFlowEnded', 'event', 'event', 'submit', 'submit'],
];

export const arbitraryChoice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.constantFrom(...KINDS),
  which: fc.nat(11),
  who: fc.nat(PEOPLE.length - 1),
  stranger: fc.nat(7),
  back: fc.boolean(),
});

/** A command for a state: mostly one that makes sense there. `old` are tasks that were once open. */
export function commandOf(
  state: FlowState,
  { kind, which, who, stranger, back }: Choice,
  old: readonly string[],
): FlowCommand {
  const other = PEOPLE[who] ?? 'ann';
  const undecided = pick(state.tasks.filter(isOpen), which) ?? pick(state.tasks, which);
  const taskId = undecided?.id ?? 't0';
  const owner = undecided?.userId ?? pick(undecided?.offeredTo ?? [], which) ?? 'ann';
  const by = stranger === 0 ? other : owner;
  const activity = pick(state.activities, which);
  const activityId = activity?.id ?? 'a0';
  const chosen = { n1: [other], n2: [other], n3: [other], n4: [other], n5: [other], n6: [other] };
  switch (kind) {
    case 'submit':
      return { kind, by: state.launcher, choices: chosen };
    case 'approve':
      return { kind, by, taskId, ...(back ? { choices: chosen } : {}) };
    case 'refuse': {
      const toNodeId = pick([undefined, undefined, 'start', ...state.passed.map(({ nodeId }) => nodeId)], which);
      return { kind, by, taskId, then: back ? 'back' : 'onward', ...(toNodeId ? { toNodeId } : {}) };
    }
    case 'transfer':
    case 'assist':
      return { kind, by, taskId, to: other };
    case 'assign':
      return { kind, by: 'adm', taskId, to: other };
    case 'answerHelp':
      return { kind, ...ownerOf(state, which, ({ purpose }) => purpose === 'help') };
    case 'removeAdded': {
      const added = pick(
        state.tasks.filter((task) => isOpen(task) && 'byTaskId' in task.reason),
        which,
      );
      const adderId = added && 'byTaskId' in added.reason ? added.reason.byTaskId : '';
      return { kind, by: state.tasks.find(({ id }) => id === adderId)?.userId ?? by, taskId: added?.id ?? taskId };
    }
    case 'addBefore':
    case 'addAfter':
    case 'addBeside':
      return { kind, by, taskId, people: back ? [other] : [other, PEOPLE[(who + 1) % PEOPLE.length] ?? 'bob'] };
    case 'takeBack': {
      const decided = state.tasks.filter(({ status }) => status === 'approved' || status === 'refused');
      const ways = [...state.tokens, state].flatMap(
        ({ came }) => came?.before.tasks.filter(({ id }) => id === came.taskId) ?? [],
      );
      const task = pick([...decided, ...ways], which);
      return { kind, by: task?.userId ?? by, taskId: task?.id ?? pick(old, which) ?? 't1' };
    }
    case 'claim':
    case 'release':
      return { kind, ...ownerOf(state, which, ({ offeredTo }) => offeredTo !== undefined) };
    case 'revoke':
    case 'urge':
      return { kind, by: state.launcher };
    case 'comment':
      return { kind, by: other, comment: 'Looks fine' };
    case 'circulate':
      return { kind, by, people: [other], ...(back ? { taskId } : {}) };
    case 'jump':
      return { kind, by: 'adm', activityId, toNodeId: `n${which + 1}` };
    case 'handOver':
      return { kind, by: 'adm', from: owner, to: other };
    case 'pause':
    case 'resume':
    case 'cancel':
    case 'revive':
      return { kind, by: 'adm' };
    case 'retry':
    case 'skip':
      return { kind, by: 'adm', activityId };
    case 'called':
      return { kind, activityId: waiting(state, 'call', which), result: { ok: true } };
    case 'failed':
      return { kind: 'called', activityId: waiting(state, 'call', which), result: { ok: false, message: 'No answer' } };
    case 'subFlowsStarted':
      return { kind, activityId: waiting(state, 'subFlows', which), instanceIds: ['s1', 's2'].slice(0, who % 3) };
    case 'subFlowEnded': {
      const status = (['adopted', 'rejected', 'cancelled'] as const)[who % 3] ?? 'adopted';
      return { kind, activityId: waiting(state, 'subFlows', which), instanceId: back ? 's1' : 's2', status };
    }
    case 'event':
      return { kind, activityId: waiting(state, 'event', which) };
    default:
      return { kind: 'tick' };
  }
}

function isOpen({ status }: Task): boolean {
  return status === 'open' || status === 'waiting';
}

function ownerOf(state: FlowState, which: number, wanted: (task: Task) => boolean): { by: string; taskId: string } {
  const task = pick(
    state.tasks.filter((each) => isOpen(each) && wanted(each)),
    which,
  );
  return { by: task?.userId ?? pick(task?.offeredTo ?? [], which) ?? 'ann', taskId: task?.id ?? 't0' };
}

/** An activity that waits for this, also one that is cut off. */
function waiting(state: FlowState, what: string, which: number): string {
  const cut = [...state.tokens.flatMap(({ back }) => back?.activities ?? []), ...(state.suspended?.activities ?? [])];
  return (
    pick(
      [...state.activities, ...cut].filter(({ waitsFor }) => waitsFor === what),
      which,
    )?.id ?? 'a0'
  );
}

function pick<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[at % Math.max(1, items.length)];
}
