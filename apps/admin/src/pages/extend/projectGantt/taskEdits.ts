import { addDaysTo, childrenOf, findLinkCycle, pushSuccessors } from '@smart-admin/api-client/contract';
import { type GanttDocument, isSame, sortedTasks, type Task, type Tasks } from './ganttDocument.js';

/** Distance between neighbours that are numbered anew. */
const GAP = 1_024;

/** Tasks that another number of days later come to stand: a task with everything below it. */
export function shiftTask(tasks: Tasks, id: string, days: number): readonly Task[] {
  return leavesOf(tasks, id).map((task) => ({
    ...task,
    start: addDaysTo(task.start, days),
    end: addDaysTo(task.end, days),
  }));
}

/** A task with one end moved; it keeps a day at least. A milestone and what stands above others have no length to change. */
export function resizeTask(tasks: Tasks, id: string, edge: 'start' | 'end', days: number): readonly Task[] {
  const [task, ...others] = leavesOf(tasks, id);
  if (!task || others.length > 0 || task.id !== id || task.kind === 'milestone') return [];
  const moved = addDaysTo(task[edge], days);
  if (edge === 'start') return [{ ...task, start: moved > task.end ? task.end : moved }];
  return [{ ...task, end: moved < task.start ? task.start : moved }];
}

/** A task below another, or at the top (''), as the child with this index. */
export function placeTask(tasks: Tasks, task: Task, parentId: string, index: number): readonly Task[] {
  const siblings = (childrenOf(sortedTasks(tasks)).get(parentId) ?? []).filter(({ id }) => id !== task.id);
  const place = Math.max(0, Math.min(index, siblings.length));
  const [before, after] = [siblings[place - 1], siblings[place]];
  const sort =
    before && after ? (before.sort + after.sort) / 2 : before ? before.sort + GAP : after ? after.sort - GAP : 0;
  const placed = { ...task, parentId, sort };
  if ((!before || before.sort < sort) && (!after || sort < after.sort)) return [placed];
  // no number is left between the two
  return siblings.toSpliced(place, 0, placed).map((each, at) => ({ ...each, sort: at * GAP }));
}

/** A task one place up or down among its siblings; nothing at the ends. */
export function reorderTask(tasks: Tasks, id: string, step: 1 | -1): readonly Task[] {
  const { task, siblings, index } = placeOf(tasks, id);
  if (!task || index + step < 0 || index + step >= siblings.length) return [];
  return placeTask(tasks, task, task.parentId, index + step);
}

/** A task as the last one below the sibling before it; nothing for the first. */
export function indentTask(tasks: Tasks, id: string): readonly Task[] {
  const { task, siblings, index } = placeOf(tasks, id);
  const above = siblings[index - 1];
  return task && above ? placeTask(tasks, task, above.id, Infinity) : [];
}

/** A task behind the one that it stood below; nothing at the top. */
export function outdentTask(tasks: Tasks, id: string): readonly Task[] {
  const { task } = placeOf(tasks, id);
  const parent = task && tasks[task.parentId];
  if (!parent) return [];
  return placeTask(tasks, task, parent.parentId, placeOf(tasks, parent.id).index + 1);
}

/** Tasks that begin after another has ended from now on. */
export function linkTasks(tasks: Tasks, from: string, to: string): readonly Task[] {
  const task = tasks[to];
  if (!task || from === to || task.predecessorIds.includes(from)) return [];
  return [{ ...task, predecessorIds: [...task.predecessorIds, from] }];
}

/** A change of dates with what comes after it moved as far as it must: one step of the editor. */
export function pushed(tasks: Tasks, changed: readonly Task[]): readonly Task[] {
  return changed.length === 0 ? changed : pushSuccessors(Object.values(tasks), changed);
}

/** Names of the tasks that a change would let wait for each other in a circle; empty when there is none. */
export function circleOf(tasks: Tasks, changed: readonly Task[]): readonly string[] {
  const next = withTasks(tasks, changed);
  return findLinkCycle(Object.values(next)).map((id) => next[id]?.name ?? '');
}

/** Ids of a task and everything below it. */
export function branchOf(tasks: Tasks, id: string): readonly string[] {
  const children = childrenOf(Object.values(tasks));
  const found = [id];
  for (const each of found) found.push(...(children.get(each) ?? []).map((child) => child.id));
  return found;
}

/** The tasks with some that were changed or made. */
export function withTasks(tasks: Tasks, changed: readonly Task[]): Tasks {
  return { ...tasks, ...Object.fromEntries(changed.map((task) => [task.id, task])) };
}

/** Writes tasks into a document field by field, so that undo takes back no more than was changed. */
export function putTasks(draft: Writable<GanttDocument>, changed: readonly Task[]): void {
  for (const task of changed) {
    const known = draft.tasks[task.id];
    if (!known) draft.tasks[task.id] = { ...task };
    else
      for (const [field, value] of Object.entries(task))
        if (!isSame(known[field as keyof Task], value)) Object.assign(known, { [field]: value });
  }
}

/** Takes a task with everything below it out of a document, and the links to it. */
export function dropTask(draft: Writable<GanttDocument>, id: string): void {
  const gone = new Set(branchOf(draft.tasks, id));
  for (const each of gone) delete draft.tasks[each];
  for (const task of Object.values(draft.tasks))
    if (task.predecessorIds.some((each) => gone.has(each)))
      task.predecessorIds = task.predecessorIds.filter((each) => !gone.has(each));
}

/** What a recipe of the editor writes on. */
interface Writable<Document extends GanttDocument> {
  tasks: Record<string, Document['tasks'][string]>;
}

function placeOf(tasks: Tasks, id: string) {
  const task = tasks[id];
  const siblings = task ? (childrenOf(sortedTasks(tasks)).get(task.parentId) ?? []) : [];
  return { task, siblings, index: siblings.findIndex((each) => each.id === id) };
}

/** What has dates of its own: a task, or what stands below it. */
function leavesOf(tasks: Tasks, id: string): readonly Task[] {
  const parents = new Set(Object.values(tasks).map(({ parentId }) => parentId));
  return branchOf(tasks, id).flatMap((each) => (parents.has(each) ? [] : (tasks[each] ?? [])));
}
