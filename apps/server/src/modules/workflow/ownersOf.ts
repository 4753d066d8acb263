import { type Task } from '@smart-admin/form-engine/flow';

/** Whose a task is: one person, or everybody whom it is offered to. */
export function ownersOf({ userId, offeredTo = [] }: Pick<Task, 'userId' | 'offeredTo'>): string[] {
  return userId === undefined ? offeredTo.map((person) => person.userId) : [userId];
}
