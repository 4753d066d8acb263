import { addDaysTo, beginOf, finishOf, graphOf, sortNodes, type ScheduledTask } from './ganttSchedule.js';

/**
 * What a change of dates makes of a project: the tasks that were changed, and those after them that would begin before what they wait for
 * is over, moved to the first day on which they can begin and as long as they were. Days are those of the calendar, as everywhere in
 * a chart: days off are shown, not left out. Nothing comes earlier, and what waits for nothing that moved stays, also where it was too
 * early before. What stands above others is moved by what is below it. Of links in a circle nothing is moved.
 */
export function pushSuccessors<Task extends ScheduledTask>(
  tasks: readonly Task[],
  changed: readonly Task[],
): readonly Task[] {
  const before = new Map(tasks.map((task) => [task.id, task]));
  const result = new Map(changed.map((task) => [task.id, task]));
  const all = [...new Map([...before, ...result]).values()];
  const graph = graphOf(all);
  const { order } = sortNodes(graph);
  const moved = new Set(changed.filter((task) => hasMoved(before.get(task.id), task)).map(({ id }) => id));
  if (moved.size === 0 || order.length < graph.after.length) return changed;
  const parents = new Set(all.map(({ parentId }) => parentId));
  // a node is the beginning (even) or the end (odd) of a task
  const nodes = graph.after.map((): Node => ({ bound: -Infinity, pushedTo: -Infinity }));
  for (const index of order) {
    const [node, task] = [nodes[index], all[index >> 1]];
    if (!node || !task) continue;
    const isEnd = index % 2 === 1;
    const isLeaf = !parents.has(task.id);
    if (isEnd && isLeaf) {
      node.bound = finishOf(result.get(task.id) ?? task);
      node.pushedTo = moved.has(task.id) ? node.bound : -Infinity;
      continue;
    }
    // the end of a parent comes from the ends below it, a beginning from what it waits for and from the parent's
    const sources = (graph.before[index] ?? []).filter((each) => !isEnd || each % 2 === 1);
    for (const source of sources) {
      // a parent begins with the day of its first milestone, which itself stands at the end of that day
      const day = isLeaf && task.kind === 'milestone' && source % 2 === 0 ? 1 : 0;
      node.bound = Math.max(node.bound, (nodes[source]?.bound ?? -Infinity) + day);
      node.pushedTo = Math.max(node.pushedTo, (nodes[source]?.pushedTo ?? -Infinity) + day);
    }
    // whatever moved below a parent, those after it wait for its last end
    if (isEnd && node.pushedTo > -Infinity) node.pushedTo = node.bound;
    if (isEnd || !isLeaf || beginOf(task) >= node.pushedTo) continue;
    const days = node.bound - beginOf(task);
    result.set(task.id, { ...task, start: addDaysTo(task.start, days), end: addDaysTo(task.end, days) });
    moved.add(task.id);
  }
  return [...result.values()];
}

function hasMoved(before: ScheduledTask | undefined, { start, end, kind }: ScheduledTask): boolean {
  return before?.start !== start || before.end !== end || before.kind !== kind;
}

/** A moment of a task, in days since 1970. */
interface Node {
  /** Of a beginning the first day that all links allow, of an end the day on which it is over. */
  bound: number;
  /** The same by links from what moved alone; -Infinity without any. */
  pushedTo: number;
}
