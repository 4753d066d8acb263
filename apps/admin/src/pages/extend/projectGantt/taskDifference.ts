import { type ProjectTask } from '@smart-admin/api-client/contract';
import { changedBody } from '../../../resource/changedBody.js';
import { isSame, type Task, type Tasks } from './ganttDocument.js';
import { type TaskChanges } from './projectTypes.js';

/** What the server has, by ids. */
export type Saved = ReadonlyMap<string, ProjectTask>;

/** What leads from what is saved to what stands here now, each task with the revision that its change stands on. */
export function differenceOf(saved: Saved, tasks: Tasks): TaskChanges {
  const update = [...saved.values()].flatMap((stored): TaskChanges['update'] => {
    const task = tasks[stored.id];
    const body = task ? changedBody(bodyOf(stored), bodyOf(task)) : {};
    return Object.keys(body).length > 0 ? [{ ...body, id: stored.id, revision: stored.revision }] : [];
  });
  return {
    create: Object.values(tasks).filter(({ id }) => !saved.has(id)),
    update,
    remove: [...saved.keys()].filter((id) => !tasks[id]),
  };
}

/** Number of tasks that a change is about. */
export function sizeOf({ create, update, remove }: TaskChanges): number {
  return create.length + update.length + remove.length;
}

/**
 * Puts what the server has now under what was changed here. Of a task whose same field both have changed the former saved one
 * stays, so that the next saving asks which of them holds.
 */
export function mergeSaved(saved: Saved, tasks: Tasks, now: readonly ProjectTask[]): { saved: Saved; tasks: Tasks } {
  const nextSaved = new Map(now.map((task) => [task.id, task]));
  const next: Record<string, Task> = {};
  for (const theirs of now) {
    const [base, mine] = [saved.get(theirs.id), tasks[theirs.id]];
    if (mine) {
      next[theirs.id] = mergeTask(base, mine, theirs);
      if (base && clashes(base, mine, theirs)) nextSaved.set(base.id, base);
    } else if (!base) next[theirs.id] = bodyWithId(theirs);
  }
  for (const mine of Object.values(tasks)) {
    if (nextSaved.has(mine.id)) continue;
    const base = saved.get(mine.id);
    // what others have deleted goes, unless something was changed here: then saving asks
    if (base && fieldsOf(base).every((field) => isSame(base[field], mine[field]))) continue;
    if (base) nextSaved.set(base.id, base);
    next[mine.id] = mine;
  }
  return { saved: nextSaved, tasks: withoutLost(next) };
}

/** Another's task with what was changed here since `base`. */
export function mergeTask(base: ProjectTask | undefined, mine: Task, theirs: ProjectTask): Task {
  if (!base) return mine;
  const merged = { ...bodyWithId(theirs) };
  for (const field of fieldsOf(base))
    if (!isSame(base[field], mine[field])) Object.assign(merged, { [field]: mine[field] });
  return isSame(merged, mine) ? mine : merged;
}

function clashes(base: ProjectTask, mine: Task, theirs: ProjectTask): boolean {
  return fieldsOf(base).some(
    (field) =>
      !isSame(base[field], mine[field]) && !isSame(base[field], theirs[field]) && !isSame(mine[field], theirs[field]),
  );
}

/** Nothing stands below a task that is gone, or waits for it. */
function withoutLost(tasks: Record<string, Task>): Tasks {
  for (const task of Object.values(tasks)) {
    const parentId = tasks[task.parentId] ? task.parentId : '';
    const predecessorIds = task.predecessorIds.filter((id) => tasks[id]);
    if (parentId !== task.parentId || predecessorIds.length < task.predecessorIds.length)
      tasks[task.id] = { ...task, parentId, predecessorIds };
  }
  return tasks;
}

function bodyWithId({ revision: _revision, ...task }: ProjectTask): Task {
  return task;
}

function bodyOf(task: Task | ProjectTask): Omit<Task, 'id'> {
  const { id: _id, revision: _revision, ...body } = { revision: 0, ...task };
  return body;
}

const fieldsOf = (task: ProjectTask) => Object.keys(bodyOf(task)) as (keyof Omit<Task, 'id'>)[];
