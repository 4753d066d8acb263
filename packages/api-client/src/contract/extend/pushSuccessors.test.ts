import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDaysTo,
  brokenLinks,
  dayNumber,
  findLinkCycle,
  lengthOf,
  sumTasks,
  type ScheduledTask,
} from './ganttSchedule.js';
import { pushSuccessors } from './pushSuccessors.js';

const DAY = '2030-01-01';
const task = (id: string, from: number, days: number, more: Partial<ScheduledTask> = {}): ScheduledTask => ({
  ...{ id, parentId: '', kind: days === 0 ? 'milestone' : 'task', progress: 0, predecessorIds: [] },
  ...{ start: addDaysTo(DAY, from), end: addDaysTo(DAY, from + Math.max(0, days - 1)) },
  ...more,
});
const after = (id: string, from: number, days: number, predecessorIds: string[], more: Partial<ScheduledTask> = {}) =>
  task(id, from, days, { predecessorIds, ...more });
const shifted = (each: ScheduledTask, days: number): ScheduledTask => ({
  ...each,
  start: addDaysTo(each.start, days),
  end: addDaysTo(each.end, days),
});
/** Where tasks begin and end after a change, in days. */
const placesOf = (tasks: readonly ScheduledTask[]) =>
  Object.fromEntries(
    tasks.map(({ id, start, end }) => [id, [dayNumber(start) - dayNumber(DAY), dayNumber(end) - dayNumber(DAY)]]),
  );

describe('pushing what comes after', () => {
  it('goes along a chain as far as there is no room, and no further', () => {
    const tasks = [task('a', 0, 2), after('b', 2, 2, ['a']), after('c', 5, 1, ['b']), after('d', 20, 1, ['c'])];
    const grown = { ...tasks[0], end: addDaysTo(DAY, 4) } as ScheduledTask;
    expect(placesOf(pushSuccessors(tasks, [grown]))).toEqual({ a: [0, 4], b: [5, 6], c: [7, 7] });
  });

  it('lets a milestone stand at the end of the day before', () => {
    const tasks = [task('a', 0, 2), after('m', 1, 0, ['a']), after('b', 2, 2, ['m'])];
    const moved = shifted(tasks[0] as ScheduledTask, 3);
    expect(placesOf(pushSuccessors(tasks, [moved]))).toEqual({ a: [3, 4], m: [4, 4], b: [5, 6] });
  });

  it('moves below a parent what is too early alone, and waits for the last end below another', () => {
    const tasks = [
      task('p', 0, 1),
      task('a', 0, 2, { parentId: 'p' }),
      task('b', 0, 3, { parentId: 'p' }),
      after('s', 0, 1, ['p']),
      task('c', 3, 1, { parentId: 's' }),
      task('d', 9, 1, { parentId: 's' }),
    ];
    expect(placesOf(pushSuccessors(tasks, [shifted(tasks[1] as ScheduledTask, 4)]))).toEqual({ a: [4, 5], c: [6, 6] });
  });

  it('leaves what was too early before and waits for nothing that moved', () => {
    const tasks = [task('a', 0, 9), after('b', 0, 1, ['a']), task('c', 0, 1), after('d', 0, 1, ['c'])];
    expect(placesOf(pushSuccessors(tasks, [shifted(tasks[2] as ScheduledTask, 2)]))).toEqual({ c: [2, 2], d: [3, 3] });
  });

  it('changes nothing where links form a circle or no dates were changed', () => {
    const circle = [after('a', 0, 2, ['b']), after('b', 2, 2, ['a'])];
    const moved = [shifted(circle[0] as ScheduledTask, 5)];
    expect(pushSuccessors(circle, moved)).toEqual(moved);
    const tasks = [task('a', 0, 9), after('b', 0, 1, ['a'])];
    const done = [{ ...tasks[0], progress: 50 } as ScheduledTask];
    expect(pushSuccessors(tasks, done)).toEqual(done);
  });
});

/** Trees with links between any tasks, as long as they form no circle, and a leaf that moves or grows. */
const anyChange = fc
  .record({
    parts: fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: 60 }),
        days: fc.integer({ min: 0, max: 10 }),
        above: fc.nat(),
        links: fc.array(fc.nat(), { maxLength: 3 }),
      }),
      { minLength: 2, maxLength: 16 },
    ),
    which: fc.nat(),
    days: fc.integer({ min: -10, max: 30 }),
    grows: fc.boolean(),
  })
  .map(({ parts, which, days, grows }) => {
    const tasks: ScheduledTask[] = [];
    for (const [index, part] of parts.entries()) {
      const parentId = index === 0 || part.above % 3 > 0 ? '' : `t${part.above % index}`;
      tasks.push(task(`t${index}`, part.from, part.days, { parentId }));
    }
    for (const [index, { links }] of parts.entries())
      for (const link of links) {
        const each = tasks[index] as ScheduledTask;
        const linked = { ...each, predecessorIds: [...new Set([...each.predecessorIds, `t${link % parts.length}`])] };
        if (findLinkCycle(tasks.with(index, linked)).length === 0) tasks[index] = linked;
      }
    const leaves = tasks.filter(({ id }) => tasks.every(({ parentId }) => parentId !== id));
    const leaf = leaves[which % leaves.length] as ScheduledTask;
    const grown = { ...leaf, end: addDaysTo(leaf.end, leaf.kind === 'task' ? Math.max(0, days) : 0) };
    return { tasks, changed: grows ? grown : shifted(leaf, days) };
  });

const withAll = (tasks: readonly ScheduledTask[], result: readonly ScheduledTask[]) =>
  tasks.map((each) => result.find(({ id }) => id === each.id) ?? each);
const leavesBelow = (tasks: readonly ScheduledTask[], id: string): readonly string[] => {
  const below = tasks.filter(({ parentId }) => parentId === id);
  return below.length === 0 ? [id] : below.flatMap((each) => leavesBelow(tasks, each.id));
};
/** What those above a task wait for. */
const waitedForAbove = (tasks: readonly ScheduledTask[], id: string): readonly string[] => {
  const above = tasks.find((other) => other.id === tasks.find((each) => each.id === id)?.parentId);
  return above ? [...above.predecessorIds, ...waitedForAbove(tasks, above.id)] : [];
};
const beginOf = ({ kind, start }: ScheduledTask) => dayNumber(start) + (kind === 'milestone' ? 1 : 0);

describe('whatever a project and a change are', () => {
  it('no successor of what moved begins before that is over', () => {
    fc.assert(
      fc.property(anyChange, ({ tasks, changed }) => {
        const result = pushSuccessors(tasks, [changed]);
        const now = withAll(tasks, result);
        const moved = new Set(
          result
            .filter(({ id, start, end }) => {
              const was = tasks.find((each) => each.id === id);
              return was?.start !== start || was.end !== end;
            })
            .map(({ id }) => id),
        );
        const late = brokenLinks(now).filter(({ from }) => leavesBelow(now, from).some((id) => moved.has(id)));
        expect(late).toEqual([]);
      }),
    );
  });

  it('moves nothing that need not be, and nothing further than it must be', () => {
    fc.assert(
      fc.property(anyChange, ({ tasks, changed }) => {
        const result = pushSuccessors(tasks, [changed]);
        const now = withAll(tasks, result);
        const sums = sumTasks(now);
        for (const pushed of result) {
          if (pushed.id === changed.id) continue;
          const was = tasks.find(({ id }) => id === pushed.id) as ScheduledTask;
          expect(lengthOf(pushed)).toBe(lengthOf(was));
          const overOf = (id: string) => dayNumber(sums.get(id)?.end ?? '') + 1;
          // a parent begins with the day of a milestone, the milestone itself at its end
          const day = pushed.kind === 'milestone' ? 1 : 0;
          const above = waitedForAbove(now, pushed.id).map((id) => overOf(id) + day);
          const overs = [...pushed.predecessorIds.map(overOf), ...above];
          expect(beginOf(was)).toBeLessThan(Math.max(...overs));
          expect(beginOf(pushed)).toBe(Math.max(...overs));
        }
      }),
    );
  });

  it('has nothing to do a second time', () => {
    fc.assert(
      fc.property(anyChange, ({ tasks, changed }) => {
        const result = pushSuccessors(tasks, [changed]);
        const now = withAll(tasks, result);
        const again = pushSuccessors(withAll(now, [tasks.find(({ id }) => id === changed.id) as ScheduledTask]), [
          changed,
        ]);
        expect(placesOf(withAll(now, again))).toEqual(placesOf(now));
      }),
    );
  });
});
