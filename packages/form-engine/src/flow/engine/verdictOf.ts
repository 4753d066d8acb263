import { type Several, type Share, type WorkNode } from '../document/FlowDocument.js';
import { type Task, type TaskReason } from './FlowState.js';
import { isUndecided } from './isUndecided.js';

/**
 * What the tasks of an activity say together. Voices are counted: those that agreed or that a rule agreed for, those that
 * refused; one that is `left` is no voice. The refusal of an added person refuses; whoever was added after somebody who
 * agreed must agree too.
 */
export function verdictOf(
  { several, claim }: Pick<WorkNode, 'several' | 'claim'>,
  tasks: readonly Task[],
): 'open' | 'approved' | 'refused' {
  if (tasks.some(({ purpose, status }) => purpose === 'added' && status === 'refused')) return 'refused';
  const voices = tasks.filter(({ purpose, status }) => purpose === 'voice' && status !== 'left');
  const verdict = count(claim ? { mode: 'any' } : several, voices);
  return verdict === 'approved' && tasks.some((task) => isUndecided(task) && isDemanded(task, tasks))
    ? 'open'
    : verdict;
}

/** How many of `asked` a share is: never more than all, at least one. */
export function sizeOfShare(share: Share, asked: number): number {
  const size = 'count' in share ? share.count : Math.ceil((asked * share.percent) / 100);
  return Math.max(1, Math.min(size, asked));
}

/** Whether an added task stands after one that agreed. */
export function isDemanded(task: Task, tasks: readonly Task[]): boolean {
  const adder = adderOf(task);
  return adder?.place === 'after' && tasks.some((other) => other.id === adder.byTaskId && hasAgreed(other));
}

/** By which task, and where, somebody was added; whoever has the task now. */
export function adderOf({ reason }: Pick<Task, 'reason'>): (TaskReason & { kind: 'added' }) | undefined {
  const first = firstReason(reason);
  return first.kind === 'added' ? first : undefined;
}

/** Why the first person who had the task was asked. */
export function firstReason(reason: TaskReason): Exclude<TaskReason, { first: TaskReason }> {
  return 'first' in reason ? firstReason(reason.first) : reason;
}

export function hasAgreed({ status }: Pick<Task, 'status'>): boolean {
  return status === 'approved' || status === 'passed';
}

function count(several: Several, voices: readonly Task[]): 'open' | 'approved' | 'refused' {
  const agreed = voices.filter(hasAgreed).length;
  const refused = voices.filter(({ status }) => status === 'refused').length;
  const asked = voices.length;
  if (asked === 0) return 'open';
  if (several.mode === 'share') {
    if (several.veto && refused > 0) return 'refused';
    if (agreed >= sizeOfShare(several.pass, asked)) return 'approved';
    return refused >= sizeOfShare(several.refuse, asked) || agreed + refused === asked ? 'refused' : 'open';
  }
  if (refused > 0) return 'refused';
  return agreed >= (several.mode === 'any' ? 1 : asked) ? 'approved' : 'open';
}
