import { type Task } from './FlowState.js';

/** Whether a task has no verdict yet. */
export function isUndecided({ status }: Pick<Task, 'status'>): boolean {
  return status === 'open' || status === 'waiting';
}
