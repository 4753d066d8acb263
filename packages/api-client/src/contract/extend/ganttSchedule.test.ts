import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDaysTo,
  brokenLinks,
  childrenOf,
  criticalTasks,
  dayNumber,
  dayText,
  downwards,
  findLinkCycle,
  findParentCycle,
  lengthOf,
  type ScheduledTask,
  sumProject,
  sumTasks,
} from './ganttSchedule.js';

const DAY = '2030-01-01';
const task = (id: string, from: number, days: number, more: Partial<ScheduledTask> = {}): ScheduledTask => ({
  ...{ id, parentId: '', kind: days === 0 ? 'milestone' : 'task', progress: 0, predecessorIds: [] },
  ...{ start: addDaysTo(DAY, from), end: addDaysTo(DAY, from + Math.max(0, days - 1)) },
  ...more,
});

/** Trees whose parents stand before their children, with links from earlier to later tasks that are no parents. */
const anyProject = fc
  .array(
    fc.record({
      from: fc.integer({ min: 0, max: 200 }),
      days: fc.integer({ min: 0, max: 20 }),
      progress: fc.integer({ min: 0, max: 100 }),
      above: fc.nat(),
      links: fc.array(fc.nat(), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((parts) => {
    const tasks = parts.map(({ from, days, progress, above }, index) =>
      task(`t${index}`, from, days, { progress, parentId: index === 0 || above % 3 === 0 ? '' : `t${above % index}` }),
    );
    const parents = new Set(tasks.map(({ parentId }) => parentId));
    return tasks.map((each, index): ScheduledTask => {
      const links = parts[index]?.links.map((link) => tasks[link % tasks.length]) ?? [];
      const before = links.flatMap((other) =>
        other && !parents.has(other.id) && tasks.indexOf(other) < index ? [other.id] : [],
      );
      return parents.has(each.id) ? each : { ...each, predecessorIds: [...new Set(before)] };
    });
  });

describe('days', () => {
  it('are counted and named without regard to zones or summer time', () => {
    expect(dayText(dayNumber('2026-03-29') + 1)).toBe('2026-03-30');
    expect(addDaysTo('2028-02-28', 1)).toBe('2028-02-29');
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 60_000 }), (number) => {
        expect(dayNumber(dayText(number))).toBe(number);
      }),
    );
  });
});

describe('sums', () => {
  it('weigh progress by days, and a milestone by nothing', () => {
    const tasks = [
      task('a', 0, 1),
      task('b', 0, 1, { parentId: 'a', progress: 100 }),
      task('c', 4, 3, { parentId: 'a', progress: 0 }),
      task('d', 9, 0, { parentId: 'a', progress: 0 }),
    ];
    expect(sumTasks(tasks).get('a')).toMatchObject({
      ...{ start: DAY, end: addDaysTo(DAY, 9), progress: 25, isParent: true },
    });
    expect(sumProject([])).toBeUndefined();
    const milestones = [task('m', 0, 0, { progress: 100 }), task('n', 3, 0)];
    expect(sumProject(milestones)).toMatchObject({ progress: 50 });
  });

  it('reach from the first beginning to the last end below, between the least and the most progress', () => {
    fc.assert(
      fc.property(anyProject, (tasks) => {
        const sums = sumTasks(tasks);
        const children = childrenOf(tasks);
        for (const each of tasks) {
          const sum = sums.get(each.id);
          const below = (children.get(each.id) ?? []).flatMap(({ id }) => sums.get(id) ?? []);
          expect(sum?.isParent).toBe(below.length > 0);
          if (!sum || below.length === 0) {
            expect(sum).toMatchObject({ start: each.start, end: each.end, progress: each.progress });
            continue;
          }
          expect(sum.start).toBe(below.map(({ start }) => start).sort()[0]);
          expect(sum.end).toBe(
            below
              .map(({ end }) => end)
              .sort()
              .at(-1),
          );
          const shares = below.map(({ progress }) => progress);
          expect(sum.progress).toBeGreaterThanOrEqual(Math.min(...shares) - 1e-6);
          expect(sum.progress).toBeLessThanOrEqual(Math.max(...shares) + 1e-6);
        }
      }),
    );
  });

  it('are those of the days that are done, however the tree is cut', () => {
    fc.assert(
      fc.property(anyProject, (tasks) => {
        const parents = new Set(tasks.map(({ parentId }) => parentId));
        const leaves = tasks.filter(({ id }) => !parents.has(id));
        const days = leaves.reduce((total, each) => total + lengthOf(each), 0);
        fc.pre(days > 0);
        const done = leaves.reduce((total, each) => total + (lengthOf(each) * each.progress) / days, 0);
        expect(sumProject(tasks)?.progress).toBeCloseTo(done, 6);
      }),
    );
  });
});

describe('circles', () => {
  it('are found among parents, and tasks below one that is not there', () => {
    const tasks = [task('a', 0, 1, { parentId: 'b' }), task('b', 0, 1, { parentId: 'a' }), task('c', 0, 1)];
    expect(findParentCycle(tasks)).toEqual(['a', 'b']);
    expect(findParentCycle([task('a', 0, 1, { parentId: 'gone' })])).toEqual(['a']);
  });

  it('are told in the order in which one waits for the other', () => {
    const tasks = [
      task('a', 0, 1, { predecessorIds: ['c'] }),
      task('b', 1, 1, { predecessorIds: ['a'] }),
      task('c', 2, 1, { predecessorIds: ['b'] }),
      task('d', 3, 1, { predecessorIds: ['c'] }),
    ];
    const circle = findLinkCycle(tasks);
    expect(circle).toHaveLength(4);
    expect(circle[0]).toBe(circle.at(-1));
    circle.slice(1).forEach((id, index) => {
      expect(tasks.find((each) => each.id === id)?.predecessorIds).toEqual([circle[index]]);
    });
  });

  it('are seen between a parent and what stands below it, and by way of another branch', () => {
    const below = task('b', 0, 1, { parentId: 'a', predecessorIds: ['a'] });
    expect(findLinkCycle([task('a', 0, 1), below])).not.toEqual([]);
    const crossed = [
      task('a', 0, 1, { predecessorIds: ['x'] }),
      task('b', 0, 1, { parentId: 'a' }),
      task('x', 0, 1, { predecessorIds: ['b'] }),
    ];
    expect(findLinkCycle(crossed)).not.toEqual([]);
  });

  it('are not seen where none is, and are where a link leads back', () => {
    fc.assert(
      fc.property(anyProject, (tasks) => {
        expect(findParentCycle(tasks)).toEqual([]);
        expect(findLinkCycle(tasks)).toEqual([]);
        const linked = tasks.find(({ predecessorIds }) => predecessorIds.length > 0);
        const first = linked?.predecessorIds[0];
        fc.pre(linked !== undefined && first !== undefined);
        const back = tasks.map((each) =>
          each.id === first ? { ...each, predecessorIds: [...each.predecessorIds, linked.id] } : each,
        );
        expect(findLinkCycle(back)).not.toEqual([]);
      }),
    );
  });
});

describe('the critical path', () => {
  it('is what nothing can be put off of, with the parents above', () => {
    const tasks = [
      task('phase', 0, 1),
      task('a', 0, 5, { parentId: 'phase' }),
      task('short', 0, 2, { parentId: 'phase' }),
      task('b', 5, 5, { predecessorIds: ['a'] }),
      task('end', 9, 0, { predecessorIds: ['b', 'short'] }),
    ];
    expect([...criticalTasks(tasks)].sort()).toEqual(['a', 'b', 'end', 'phase']);
  });

  it('has the last task on it, and is no longer when each of its links is', () => {
    fc.assert(
      fc.property(anyProject, (tasks) => {
        const critical = criticalTasks(tasks);
        const over = sumProject(tasks)?.end ?? '';
        const parents = new Set(tasks.map(({ parentId }) => parentId));
        for (const each of tasks)
          if (!parents.has(each.id) && each.end === over) expect(critical.has(each.id)).toBe(true);
        // a parent is critical with something below it
        const children = childrenOf(tasks);
        for (const id of critical)
          if (parents.has(id)) expect((children.get(id) ?? []).some((child) => critical.has(child.id))).toBe(true);
      }),
    );
  });

  it('holds nothing that could end a day later and leave all links and the end of the project as they are', () => {
    fc.assert(
      fc.property(anyProject, (tasks) => {
        const critical = criticalTasks(tasks);
        const parents = new Set(tasks.map(({ parentId }) => parentId));
        const before = brokenLinks(tasks).length;
        fc.pre(before === 0);
        for (const each of tasks.filter(({ id }) => critical.has(id) && !parents.has(id))) {
          const later = tasks.map((other) =>
            other === each ? { ...each, start: addDaysTo(each.start, 1), end: addDaysTo(each.end, 1) } : other,
          );
          const delays = sumProject(later)?.end !== sumProject(tasks)?.end || brokenLinks(later).length > 0;
          expect(delays).toBe(true);
        }
      }),
    );
  });
});

describe('links', () => {
  it('are kept where the next day or the same evening begins, and broken before', () => {
    const after = (id: string, from: number, days: number) => task(id, from, days, { predecessorIds: ['a'] });
    const a = task('a', 0, 5);
    expect(brokenLinks([a, after('b', 5, 3)])).toEqual([]);
    expect(brokenLinks([a, after('m', 4, 0)])).toEqual([]);
    expect(brokenLinks([a, after('b', 4, 3)])).toEqual([{ from: 'a', to: 'b' }]);
  });

  it('are measured by all that stands below a parent', () => {
    const tasks = [task('p', 0, 1), task('a', 0, 9, { parentId: 'p' }), task('b', 5, 3, { predecessorIds: ['p'] })];
    expect(brokenLinks(tasks)).toEqual([{ from: 'p', to: 'b' }]);
  });
});

it('walks a tree of thousands of levels without a limit of depth', () => {
  const tasks = Array.from({ length: 5_000 }, (_, index) =>
    task(`t${index}`, index, 1, { parentId: index === 0 ? '' : `t${index - 1}` }),
  );
  expect(downwards(tasks)).toHaveLength(5_000);
  expect(sumTasks(tasks).get('t0')?.end).toBe(addDaysTo(DAY, 4_999));
  expect(criticalTasks(tasks).size).toBe(5_000);
});
