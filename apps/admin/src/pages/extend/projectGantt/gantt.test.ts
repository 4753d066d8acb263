import { type ProjectTask } from '@smart-admin/api-client/contract';
import { describe, expect, it } from 'vitest';
import { documentOf, idsOf, type Task, type Tasks } from './ganttDocument.js';
import { planOf } from './ganttRows.js';
import { differenceOf, mergeSaved, sizeOf } from './taskDifference.js';
import {
  circleOf,
  dropTask,
  indentTask,
  linkTasks,
  outdentTask,
  placeTask,
  putTasks,
  reorderTask,
  resizeTask,
  shiftTask,
  withTasks,
} from './taskEdits.js';
import { daysBetween, headOf, isDayOff, timeScaleOf, xOf, type WorkDays } from './timeScale.js';
import { dayNumber } from '@smart-admin/api-client/contract';

const stored = (id: string, more: Partial<ProjectTask> = {}): ProjectTask => ({
  ...{ id, name: id, parentId: '', sort: 0, kind: 'task', start: '2030-01-07', end: '2030-01-11', progress: 0 },
  ...{ priority: 'normal', assigneeIds: [], predecessorIds: [], note: '', revision: 1 },
  ...more,
});
/** a, with b and c below it, and d. */
const saved = [
  stored('a', { sort: 0 }),
  stored('b', { parentId: 'a', sort: 0 }),
  stored('c', { parentId: 'a', sort: 1_024, predecessorIds: ['b'] }),
  stored('d', { sort: 1_024 }),
];
const { tasks } = documentOf(saved);
const base = new Map(saved.map((task) => [task.id, task]));
const orderOf = (changed: readonly Task[]) => idsOf({ tasks: withTasks(tasks, changed) });
const changed = (id: string, part: Partial<Task>): Tasks => withTasks(tasks, [{ ...(tasks[id] as Task), ...part }]);

describe('moving', () => {
  it('shifts what stands below a parent, and nothing that has its dates from below', () => {
    expect(shiftTask(tasks, 'a', 3).map(({ id, start, end }) => [id, start, end])).toEqual([
      ['b', '2030-01-10', '2030-01-14'],
      ['c', '2030-01-10', '2030-01-14'],
    ]);
  });

  it('leaves a task a day at least, and parents and milestones their length', () => {
    expect(resizeTask(tasks, 'd', 'end', -9)[0]).toMatchObject({ start: '2030-01-07', end: '2030-01-07' });
    expect(resizeTask(tasks, 'd', 'start', 9)[0]).toMatchObject({ start: '2030-01-11', end: '2030-01-11' });
    expect(resizeTask(tasks, 'a', 'end', 1)).toEqual([]);
    expect(resizeTask(changed('d', { kind: 'milestone' }), 'd', 'end', 1)).toEqual([]);
  });
});

describe('the tree', () => {
  it('takes a task below the one above it, out again, and among its siblings up and down', () => {
    expect(orderOf(indentTask(tasks, 'd'))).toEqual(['a', 'b', 'c', 'd']);
    expect(indentTask(tasks, 'd')[0]?.parentId).toBe('a');
    expect(orderOf(outdentTask(tasks, 'b'))).toEqual(['a', 'c', 'b', 'd']);
    expect(orderOf(reorderTask(tasks, 'c', -1))).toEqual(['a', 'c', 'b', 'd']);
    for (const nothing of [indentTask(tasks, 'a'), outdentTask(tasks, 'd'), reorderTask(tasks, 'd', 1)])
      expect(nothing).toEqual([]);
  });

  it('numbers siblings anew where no number is left between two', () => {
    const close = withTasks(tasks, [{ ...(tasks.c as Task), sort: Number.MIN_VALUE }]);
    const placed = placeTask(close, tasks.d as Task, 'a', 1);
    expect(placed).toHaveLength(3);
    expect(idsOf({ tasks: withTasks(close, placed) })).toEqual(['a', 'b', 'd', 'c']);
  });

  it('loses a branch with the links to it', () => {
    const draft = { tasks: { ...tasks, d: { ...(tasks.d as Task), predecessorIds: ['c'] } } };
    dropTask(draft, 'a');
    expect(Object.keys(draft.tasks)).toEqual(['d']);
    expect(draft.tasks.d.predecessorIds).toEqual([]);
  });

  it('names the tasks of a circle that a link would close', () => {
    expect(circleOf(tasks, linkTasks(tasks, 'c', 'd'))).toEqual([]);
    expect(new Set(circleOf(tasks, linkTasks(tasks, 'c', 'b')))).toEqual(new Set(['b', 'c']));
    expect(circleOf(tasks, linkTasks(tasks, 'a', 'b')).length).toBeGreaterThan(0);
  });

  it('shows rows without what is collapsed, each with its place', () => {
    const rows = planOf(tasks, new Set()).rows.map(({ task, level, position, setSize }) => [
      task.id,
      level,
      position,
      setSize,
    ]);
    expect(rows).toEqual([
      ['a', 1, 1, 2],
      ['b', 2, 1, 2],
      ['c', 2, 2, 2],
      ['d', 1, 2, 2],
    ]);
    expect(planOf(tasks, new Set(['a'])).rows.map(({ task }) => task.id)).toEqual(['a', 'd']);
  });
});

describe('saving by difference', () => {
  it('sends fields that changed with their revision, people by what comes and goes, and what is new and gone', () => {
    const { d: _gone, ...rest } = changed('b', { start: '2030-01-08', assigneeIds: ['admin'] });
    const made: Task = { ...(tasks.d as Task), id: 'e' };
    expect(differenceOf(base, { ...rest, e: made })).toEqual({
      create: [made],
      update: [{ id: 'b', revision: 1, start: '2030-01-08', assigneeIds: ['admin'] }],
      remove: ['d'],
    });
    expect(sizeOf(differenceOf(base, tasks))).toBe(0);
  });

  it('keeps what was changed here on top of what others changed, and their other fields', () => {
    const mine = changed('b', { progress: 50 });
    const theirs = saved.map((task) => (task.id === 'b' ? { ...task, name: '新名', revision: 2 } : task));
    const merged = mergeSaved(base, mine, theirs);
    expect(merged.tasks.b).toMatchObject({ progress: 50, name: '新名' });
    expect(differenceOf(merged.saved, merged.tasks).update).toEqual([{ id: 'b', revision: 2, progress: 50 }]);
  });

  it('leaves the question to the server where both changed the same', () => {
    const theirs = saved.map((task) => (task.id === 'b' ? { ...task, progress: 80, revision: 2 } : task));
    const merged = mergeSaved(base, changed('b', { progress: 50 }), theirs);
    expect(merged.tasks.b?.progress).toBe(50);
    expect(differenceOf(merged.saved, merged.tasks).update).toEqual([{ id: 'b', revision: 1, progress: 50 }]);
  });

  it('lets go of what others deleted, but not of what was changed here', () => {
    const without = (id: string) => saved.filter((task) => task.id !== id);
    expect(mergeSaved(base, tasks, without('d')).tasks.d).toBeUndefined();
    const kept = mergeSaved(base, changed('d', { progress: 5 }), without('d'));
    expect(kept.tasks.d?.progress).toBe(5);
    expect(differenceOf(kept.saved, kept.tasks).update).toMatchObject([{ id: 'd', revision: 1 }]);
  });

  it('takes new tasks of others, keeps own new ones, and puts those at the top whose parent is gone', () => {
    const mine = withTasks(tasks, [{ ...(tasks.d as Task), id: 'e', parentId: 'd' }]);
    const merged = mergeSaved(base, mine, [...saved.filter(({ id }) => id !== 'd'), stored('f')]);
    expect(Object.keys(merged.tasks).sort()).toEqual(['a', 'b', 'c', 'e', 'f']);
    expect(merged.tasks.e?.parentId).toBe('');
    expect(differenceOf(merged.saved, merged.tasks).create.map(({ id }) => id)).toEqual(['e']);
  });
});

describe('writing', () => {
  it('gives a task no more than the fields that differ', () => {
    const draft = documentOf(saved) as { tasks: Record<string, Task> };
    const known = draft.tasks.b as Task;
    const people = known.assigneeIds;
    putTasks(draft, [{ ...known, progress: 10, assigneeIds: [] }]);
    expect(draft.tasks.b).toBe(known);
    expect(known.progress).toBe(10);
    expect(known.assigneeIds).toBe(people);
  });
});

describe('the time scale', () => {
  const span = { start: '2030-01-09', end: '2030-02-20' };

  it('begins on a Monday, has room around the project and today, and fills its place', () => {
    const scale = timeScaleOf('day', span, '2030-01-15', 400);
    expect(scale.first).toBe(dayNumber('2029-12-31'));
    expect(scale.over).toBeGreaterThan(dayNumber('2030-02-20'));
    expect(xOf(scale, dayNumber('2030-01-01'))).toBe(36);
    expect(timeScaleOf('month', undefined, '2030-01-15', 4_000).width).toBeGreaterThanOrEqual(4_000);
    expect(timeScaleOf('week', span, '2031-06-01', 400).over).toBeGreaterThan(dayNumber('2031-06-01'));
  });

  it('names months and days, weeks by their Monday, years and months, for what is in view alone', () => {
    const labels = (zoom: 'day' | 'week' | 'month') => {
      const scale = timeScaleOf(zoom, span, '2030-01-15', 400);
      const head = headOf(scale, 0, 72, 'en-GB');
      return [head.above.map(({ label }) => label), head.below.map(({ label }) => label)];
    };
    expect(labels('day')).toEqual([
      ['December 2029', 'January 2030'],
      ['31', '1'],
    ]);
    expect(labels('week')).toEqual([['December 2029', 'January 2030'], ['31/12']]);
    expect(labels('month')).toEqual([['2030'], ['Jan']]);
    const scale = timeScaleOf('day', span, '2030-01-15', 400);
    expect(daysBetween(scale, -100, 36)).toEqual([scale.first]);
  });

  it('knows days off by the week, and by the days on which it is otherwise', () => {
    const workDays: WorkDays = {
      week: [false, true, true, true, true, true, false],
      days: { '2030-01-12': true, '2030-01-14': false },
    };
    const off = ['2030-01-11', '2030-01-12', '2030-01-13', '2030-01-14'].map((day) =>
      isDayOff(workDays, dayNumber(day)),
    );
    expect(off).toEqual([false, false, true, true]);
  });
});
