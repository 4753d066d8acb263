/**
 * The laws of a project's schedule, the same for server and browser. Days are `2026-11-20`, both ends of a task included; a
 * milestone has no length and stands at the end of its day. What stands above others has no dates of its own: it lasts from the
 * first beginning to the last end below it. A link means that the one ends before the other begins (finish to start).
 */
export interface ScheduledTask {
  id: string;
  /** '' at the top. */
  parentId: string;
  kind: 'task' | 'milestone';
  start: string;
  end: string;
  /** Percent. */
  progress: number;
  /** Tasks that end before this one begins. */
  predecessorIds: readonly string[];
}

/** What a task comes to with everything below it. */
export interface TaskSum {
  start: string;
  end: string;
  /** Percent, weighted by days; not rounded. */
  progress: number;
  /** Whether it stands above others. */
  isParent: boolean;
}

const DAY = 86_400_000;

/** Days since 1970 of a day. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(day) / DAY);
}

/** A day by its number. */
export function dayText(number: number): string {
  return new Date(number * DAY).toISOString().slice(0, 10);
}

/** A day so many days later. */
export function addDaysTo(day: string, days: number): string {
  return dayText(dayNumber(day) + days);
}

/** Days that something lasts: 0 for a milestone. */
export function lengthOf({ kind, start, end }: Pick<ScheduledTask, 'kind' | 'start' | 'end'>): number {
  return kind === 'milestone' ? 0 : dayNumber(end) - dayNumber(start) + 1;
}

/** Tasks by the one that they stand below, '' for the top, in the order given. */
export function childrenOf<Task extends Pick<ScheduledTask, 'parentId'>>(
  tasks: readonly Task[],
): ReadonlyMap<string, readonly Task[]> {
  const children = new Map<string, Task[]>();
  for (const task of tasks) {
    const siblings = children.get(task.parentId);
    if (siblings) siblings.push(task);
    else children.set(task.parentId, [task]);
  }
  return children;
}

/** Dates and progress of every task, those of parents summed from below. The tasks must form a tree (see `findParentCycle`). */
export function sumTasks(tasks: readonly ScheduledTask[]): ReadonlyMap<string, TaskSum> {
  const sums = new Map<string, WeighedSum>();
  const children = childrenOf(tasks);
  for (const task of [...downwards(tasks)].reverse()) {
    const below = (children.get(task.id) ?? []).flatMap(({ id }) => sums.get(id) ?? []);
    const { start, end, progress } = task;
    sums.set(
      task.id,
      below.length > 0 ? joined(below) : { start, end, progress, isParent: false, days: lengthOf(task), count: 1 },
    );
  }
  return sums;
}

/** What a whole project comes to; undefined without tasks. */
export function sumProject(tasks: readonly ScheduledTask[]): Omit<TaskSum, 'isParent'> | undefined {
  const sums = sumTasks(tasks);
  const top = (childrenOf(tasks).get('') ?? []).flatMap(({ id }) => (sums.get(id) as WeighedSum | undefined) ?? []);
  return top.length > 0 ? joined(top) : undefined;
}

/** A sum with what it weighs in the sum above: its days, or where there are only milestones their number. */
interface WeighedSum extends TaskSum {
  days: number;
  count: number;
}

function joined(parts: readonly WeighedSum[]): WeighedSum {
  const days = parts.reduce((total, part) => total + part.days, 0);
  const count = parts.reduce((total, part) => total + part.count, 0);
  const weigh = (part: WeighedSum) => (days > 0 ? part.days / days : part.count / count);
  return {
    start: parts.reduce((first, { start }) => (start < first ? start : first), parts[0]?.start ?? ''),
    end: parts.reduce((last, { end }) => (end > last ? end : last), ''),
    progress: parts.reduce((total, part) => total + part.progress * weigh(part), 0),
    isParent: true,
    days,
    count,
  };
}

/** Parents before their children, in the order of the tree. What is in a circle of parents is left out. */
export function downwards<Task extends Pick<ScheduledTask, 'id' | 'parentId'>>(
  tasks: readonly Task[],
): readonly Task[] {
  const children = childrenOf(tasks);
  const sorted: Task[] = [];
  const waiting = [...(children.get('') ?? [])].reverse();
  for (let task = waiting.pop(); task; task = waiting.pop()) {
    sorted.push(task);
    waiting.push(...[...(children.get(task.id) ?? [])].reverse());
  }
  return sorted;
}

/** Ids of tasks that stand below each other in a circle, or below one that is not there; empty when all is well. */
export function findParentCycle(tasks: readonly Pick<ScheduledTask, 'id' | 'parentId'>[]): readonly string[] {
  const reached = new Set(downwards(tasks).map(({ id }) => id));
  return tasks.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
}

/**
 * Ids of tasks that would each have to end before the next begins, the first again at the end; empty when there is no such circle.
 * A parent begins before everything below it and ends after it, so it cannot be linked with what is below it.
 */
export function findLinkCycle(tasks: readonly ScheduledTask[]): readonly string[] {
  const graph = graphOf(tasks);
  const { order, openBefore } = sortNodes(graph);
  if (order.length === graph.after.length) return [];
  // each node that is left waits for another that is left: whoever goes back along them comes to one again
  const path: number[] = [];
  const places = new Map<number, number>();
  let node = openBefore.findIndex((count) => count > 0);
  while (!places.has(node)) {
    places.set(node, path.length);
    path.push(node);
    node = (graph.before[node] ?? []).find((each) => (openBefore[each] ?? 0) > 0) ?? node;
  }
  const ids = path.slice(places.get(node)).map((each) => tasks[each >> 1]?.id ?? '');
  const circle = ids.reverse().filter((id, index) => id !== ids[(index || ids.length) - 1]);
  return [...circle, circle[0] ?? ''];
}

/**
 * Ids of the tasks of which none can end later without the whole project ending later: what is linked before the last end, and
 * the parents above. Empty while links form a circle.
 */
export function criticalTasks(tasks: readonly ScheduledTask[]): ReadonlySet<string> {
  const graph = graphOf(tasks);
  const { order } = sortNodes(graph);
  const children = childrenOf(tasks);
  const leaves = tasks.filter(({ id }) => !children.has(id));
  const critical = new Set<string>();
  if (order.length < graph.after.length || leaves.length === 0) return critical;
  const over = Math.max(...leaves.map((task) => finishOf(task)));
  /** The latest moment of each node: a day's beginning has its number, its end the next one. */
  const latest = new Array<number>(graph.after.length).fill(over);
  for (const node of [...order].reverse()) {
    const task = tasks[node >> 1];
    const next = (graph.after[node] ?? []).map((each) => latest[each] ?? over);
    const bound = next.length > 0 ? Math.min(...next) : over;
    // the only step that takes time is from beginning to end of what has nothing below it
    latest[node] = node % 2 === 0 && task && !children.has(task.id) ? bound - lengthOf(task) : bound;
  }
  const parents = new Map(tasks.map(({ id, parentId }) => [id, parentId]));
  tasks.forEach((task, index) => {
    if (children.has(task.id) || (latest[2 * index + 1] ?? over) > finishOf(task)) return;
    for (let id = task.id; id !== '' && !critical.has(id); id = parents.get(id) ?? '') critical.add(id);
  });
  return critical;
}

/** Links whose end comes too early: the predecessor is not over when the task begins. */
export function brokenLinks(tasks: readonly ScheduledTask[]): readonly { from: string; to: string }[] {
  const sums = sumTasks(tasks);
  const kinds = new Map(tasks.map(({ id, kind }) => [id, kind]));
  const spanOf = (id: string) => {
    const sum = sums.get(id);
    return sum && { ...sum, kind: sum.isParent ? ('task' as const) : (kinds.get(id) ?? 'task') };
  };
  return tasks.flatMap((task) => {
    const to = spanOf(task.id);
    return task.predecessorIds.flatMap((id) => {
      const from = spanOf(id);
      return from && to && finishOf(from) > beginOf(to) ? [{ from: id, to: task.id }] : [];
    });
  });
}

type Span = Pick<ScheduledTask, 'kind' | 'start' | 'end'>;

/** The moment at which something is over: the beginning of the next day. */
export const finishOf = ({ end }: Pick<Span, 'end'>) => dayNumber(end) + 1;

/** The moment at which something begins; a milestone stands at the end of its day. */
export const beginOf = ({ kind, start }: Span) => dayNumber(start) + (kind === 'milestone' ? 1 : 0);

/** Beginning (even) and end (odd) of each task by its place, and which come after which. */
export interface Graph {
  after: readonly (readonly number[])[];
  before: readonly (readonly number[])[];
}

/** The moments of tasks in the order that parents and links demand. */
export function graphOf(tasks: readonly ScheduledTask[]): Graph {
  const places = new Map(tasks.map(({ id }, index) => [id, index]));
  const after: number[][] = tasks.flatMap(() => [[], []]);
  const before: number[][] = tasks.flatMap(() => [[], []]);
  const add = (from: number, to: number) => {
    after[from]?.push(to);
    before[to]?.push(from);
  };
  tasks.forEach(({ parentId, predecessorIds }, index) => {
    add(2 * index, 2 * index + 1);
    const parent = places.get(parentId);
    if (parent !== undefined) {
      add(2 * parent, 2 * index);
      add(2 * index + 1, 2 * parent + 1);
    }
    for (const id of predecessorIds) {
      const predecessor = places.get(id);
      if (predecessor !== undefined) add(2 * predecessor + 1, 2 * index);
    }
  });
  return { after, before };
}

/** Nodes so that each comes after those before it (Kahn), and of those that are in or behind a circle how many they wait for. */
export function sortNodes({ after, before }: Graph): { order: readonly number[]; openBefore: readonly number[] } {
  const openBefore = before.map((nodes) => nodes.length);
  const order = openBefore.flatMap((count, node) => (count === 0 ? [node] : []));
  for (let place = 0; place < order.length; place += 1)
    for (const next of after[order[place] ?? 0] ?? []) {
      openBefore[next] = (openBefore[next] ?? 0) - 1;
      if (openBefore[next] === 0) order.push(next);
    }
  return { order, openBefore };
}
