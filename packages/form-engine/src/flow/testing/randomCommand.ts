import fc from 'fast-check';
import { type FlowDocument } from '../document/FlowDocument.js';
import { indexFlow } from '../document/indexFlow.js';
import { type FlowCommand } from '../engine/FlowCommand.js';
import { type FlowState, type Task } from '../engine/FlowState.js';
import { PEOPLE } from './arbitraryFlow.js';

/** Numbers out of which a command is made for the state that it meets. */
export interface Choice {
  /** Which kind, of those that make sense there. */
  kind: number;
  /** Which task, activity or node. */
  which: number;
  /** Which other person. */
  who: number;
  /** One in twelve acts for somebody else's task, as many on any task. */
  stranger: number;
  back: boolean;
}

const ACTIONS = [
  'transfer',
  'assist',
  'addBefore',
  'addAfter',
  'addBeside',
  'removeAdded',
  'assign',
  'circulate',
  'comment',
];
/** Commands that make sense nowhere in particular: one in twenty is one of them, wherever the flow stands. */
const ANY = [
  ...ACTIONS,
  'approve',
  'refuse',
  'revoke',
  'urge',
  'pause',
  'resume',
  'cancel',
  'revive',
  'jump',
  'submit',
  'tick',
];

export const arbitraryChoice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.nat(9999),
  which: fc.nat(11),
  who: fc.nat(PEOPLE.length - 1),
  stranger: fc.nat(11),
  back: fc.boolean(),
});

/** Kinds of commands for a state, as often as they are to be chosen. */
function kindsFor({ status, pausedAt, activities, tasks, timers, tokens, suspended }: FlowState): string[] {
  if (status === 'cancelled') return ['revive', 'revive', 'revive', 'handOver', 'report'];
  if (status === 'adopted') return ['comment', 'circulate', 'takeBack'];
  if (status !== 'running') return ['submit', 'submit', 'submit', 'submit', 'takeBack', 'handOver', 'cancel', 'report'];
  if (pausedAt !== undefined) return ['resume', 'resume', 'comment', 'report', 'report', 'cancel', 'approve'];
  const cut = [...tokens.flatMap(({ back }) => back?.activities ?? []), ...(suspended?.activities ?? [])];
  const outside = [...activities, ...cut].some(({ waitsFor }) => waitsFor !== 'people' && waitsFor !== 'time');
  const is = (kinds: string[], holds: boolean) => (holds ? kinds : []);
  return [
    ...is(['approve', 'approve', 'approve', 'approve', 'approve', 'refuse', 'refuse', 'takeBack'], tasks.length > 0),
    ...is(['approve', 'approve', 'approve', 'approve', 'approve', 'refuse', 'refuse', 'takeBack'], tasks.length > 0),
    ...is([...ACTIONS, 'handOver', 'urge'], tasks.length > 0),
    ...is(
      ['claim', 'claim', 'claim', 'claim', 'release'],
      tasks.some(({ offeredTo }) => offeredTo),
    ),
    ...is(
      ['answerHelp', 'answerHelp', 'answerHelp'],
      tasks.some(({ purpose }) => purpose === 'help'),
    ),
    ...is(
      ['removeAdded', 'removeAdded'],
      tasks.some(({ purpose }) => purpose === 'added'),
    ),
    ...is(['report', 'report', 'report', 'report', 'report', 'report', 'report', 'retry', 'skip'], outside),
    ...is(['tick', 'tick', 'tick'], timers.length > 0),
    ...['jump', 'pause', 'cancel', 'revoke'],
  ];
}

/** A command for a state: mostly one that makes sense there. `old` are tasks that were once open. */
export function commandOf(flow: FlowDocument, state: FlowState, choice: Choice, old: readonly string[]): FlowCommand {
  const { which, who, stranger, back } = choice;
  const kinds = choice.kind % 20 === 0 ? ANY : kindsFor(state);
  const kind = kinds[Math.floor(choice.kind / 20) % kinds.length] ?? 'tick';
  const other = PEOPLE[who] ?? 'ann';
  const inHands = state.tasks.filter(({ status, userId }) => status === 'open' && userId !== undefined);
  const undecided = pick(stranger === 7 ? state.tasks : inHands, which) ?? pick(state.tasks, which);
  const taskId = undecided?.id ?? 't0';
  const owner = undecided?.userId ?? pick(undecided?.offeredTo ?? [], which)?.userId ?? 'ann';
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
      const node = indexFlow(flow).get(
        state.activities.find(({ id }) => id === undecided?.activityId)?.nodeId ?? '',
      )?.node;
      const chooses = node?.kind === 'approver' && node.refusal.to === 'chosen';
      const targets = [
        'start',
        ...state.passed.map(({ nodeId }) => nodeId),
        ...state.passed.map(({ nodeId }) => nodeId),
      ];
      const toNodeId = chooses || stranger === 1 ? pick(targets, which) : undefined;
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
    case 'report':
      return reportOf(state, choice);
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
  return { by: task?.userId ?? pick(task?.offeredTo ?? [], which)?.userId ?? 'ann', taskId: task?.id ?? 't0' };
}

/** What became of a call, a sub-flow or an event, also of one that is cut off. */
function reportOf(state: FlowState, { which, who, stranger, back }: Choice): FlowCommand {
  const cut = [
    ...state.tokens.flatMap((token) => token.back?.activities ?? []),
    ...(state.suspended?.activities ?? []),
  ];
  const activity = pick(
    [...state.activities, ...cut].filter(({ waitsFor }) => waitsFor !== 'people' && waitsFor !== 'time'),
    which,
  );
  const activityId = activity?.id ?? 'a0';
  if (activity?.waitsFor === 'event') return { kind: 'event', activityId };
  if (activity?.waitsFor === 'subFlows') {
    if (!activity.subFlows && !activity.arrived && stranger % 4 === 3)
      return { kind: 'called', activityId, result: { ok: false, message: 'It is disabled' } };
    if (!activity.subFlows && !activity.arrived)
      return { kind: 'subFlowsStarted', activityId, instanceIds: ['s1', 's2'].slice(0, who % 3) };
    const status = (['adopted', 'rejected', 'cancelled'] as const)[who % 3] ?? 'adopted';
    return { kind: 'subFlowEnded', activityId, instanceId: back ? 's1' : 's2', status };
  }
  if (stranger % 5 === 4) return { kind: 'answered', activityId };
  const result = who % 3 === 0 ? ({ ok: false, message: 'No answer' } as const) : ({ ok: true } as const);
  return { kind: 'called', activityId, result };
}

function pick<Item>(items: readonly Item[], at: number): Item | undefined {
  return items[at % Math.max(1, items.length)];
}
