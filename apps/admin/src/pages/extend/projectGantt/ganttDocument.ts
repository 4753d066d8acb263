import { downwards, type ProjectTask } from '@smart-admin/api-client/contract';

/** A task as it is edited; its revision stands with what is saved. */
export type Task = Omit<ProjectTask, 'revision'>;

/** Tasks by their ids, so that changes of several people to one project meet only where they mean the same task. */
export type Tasks = Readonly<Record<string, Task>>;

/** What the editor of a project edits. */
export interface GanttDocument {
  tasks: Tasks;
}

/** The document of what is saved. */
export function documentOf(tasks: Iterable<ProjectTask>): GanttDocument {
  return { tasks: Object.fromEntries([...tasks].map(({ revision: _revision, ...task }) => [task.id, task])) };
}

/** All tasks, siblings in their order. */
export function sortedTasks(tasks: Tasks): readonly Task[] {
  return Object.values(tasks).sort((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1));
}

/** Ids of all tasks as the tree shows them. */
export function idsOf({ tasks }: GanttDocument): readonly string[] {
  return downwards(sortedTasks(tasks)).map(({ id }) => id);
}

/** Whether two values of a task's field are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
