import { ApiError } from '@smart-admin/api-client';
import { type ProjectTask } from '@smart-admin/api-client/contract';
import { createEditorStore } from '@smart-admin/form-engine/editor';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentOf, type GanttDocument, idsOf } from './ganttDocument.js';
import { type ProjectDetail, type SavedTasks, type TaskChanges } from './projectTypes.js';
import { createTaskSync } from './taskSync.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stored = (id: string, more: Partial<ProjectTask> = {}): ProjectTask => ({
  ...{ id, name: id, parentId: '', sort: 0, kind: 'task', start: '2030-01-07', end: '2030-01-11', progress: 0 },
  ...{ priority: 'normal', assigneeIds: [], predecessorIds: [], note: '', revision: 1 },
  ...more,
});

/** A server that keeps tasks and does what it is told; `refuse` lets the next save fail. */
function openTrial() {
  const project: ProjectDetail = {
    ...{ id: 'p', fullName: '项目', description: '', state: 'active', role: 'member', revision: 1, version: 1 },
    ...{ startDate: null, endDate: null, progress: 0, taskCount: 2, people: [], today: '2030-01-07' },
    ...{ leadIds: [], memberIds: [], readerIds: [], tasks: [stored('a'), stored('b')] },
    workDays: { week: [false, true, true, true, true, true, false], days: {} },
  };
  let server = project;
  const saves: TaskChanges[] = [];
  const refusals: unknown[] = [];
  const save = (changes: TaskChanges): Promise<SavedTasks> => {
    saves.push(changes);
    const refusal = refusals.shift();
    if (refusal) return Promise.reject(refusal as Error);
    const updated = server.tasks.map((task) => {
      const change = changes.update.find(({ id }) => id === task.id);
      return change ? ({ ...task, ...change, revision: task.revision + 1 } as ProjectTask) : task;
    });
    const made = changes.create.map((task) => ({ ...stored(task.id), ...task, revision: 1 }) as ProjectTask);
    const tasks = [...updated, ...made].filter(({ id }) => !changes.remove.includes(id));
    const touched = new Set([...changes.update, ...changes.create].map(({ id }) => id));
    server = { ...server, tasks, version: server.version + 1 };
    const answer = {
      version: server.version,
      tasks: tasks.filter(({ id }) => touched.has(id)),
      removed: changes.remove,
    };
    return Promise.resolve(answer);
  };
  const store = createEditorStore<GanttDocument>({ document: documentOf(project.tasks), idsOf });
  const sync = createTaskSync({ store, project, calls: { read: () => Promise.resolve(server), save } });
  const close = sync.open();
  return {
    ...{ store, sync, saves, close },
    refuse: (error: unknown) => refusals.push(error),
    /** Somebody else changes a task, of which the socket may tell. */
    others: (id: string, part: Partial<ProjectTask>) => {
      const tasks = server.tasks.map((task) =>
        task.id === id ? { ...task, ...part, revision: task.revision + 1 } : task,
      );
      server = { ...server, tasks, version: server.version + 1 };
      return server.version;
    },
    othersRemove: (id: string) => {
      server = { ...server, tasks: server.tasks.filter((task) => task.id !== id), version: server.version + 1 };
    },
    serverTask: (id: string) => server.tasks.find((task) => task.id === id),
    set: (id: string, part: Partial<ProjectTask>) =>
      store.edit('改', (draft) => void Object.assign(draft.tasks[id] as object, part)),
    task: (id: string) => store.getState().document.tasks[id],
    rest: () => vi.advanceTimersByTimeAsync(1_000),
  };
}

it('saves what was changed after a moment as one difference, and undo as another', async () => {
  const trial = openTrial();
  trial.set('a', { progress: 10 });
  trial.set('a', { progress: 20 });
  expect(trial.sync.getState().kind).toBe('waiting');
  await trial.rest();
  expect(trial.saves).toEqual([{ create: [], update: [{ id: 'a', revision: 1, progress: 20 }], remove: [] }]);
  expect(trial.sync.getState()).toMatchObject({ kind: 'saved', project: { version: 2 } });
  trial.store.undo();
  trial.store.undo();
  await trial.rest();
  expect(trial.serverTask('a')).toMatchObject({ progress: 0, revision: 3 });
});

it('saves nothing that was taken back before', async () => {
  const trial = openTrial();
  trial.set('a', { progress: 10 });
  trial.store.undo();
  expect(trial.sync.getState().kind).toBe('saved');
  await trial.rest();
  expect(trial.saves).toEqual([]);
});

it('shows what others changed, and keeps what is not saved yet', async () => {
  const trial = openTrial();
  trial.set('a', { progress: 10 });
  trial.sync.hear(trial.others('a', { name: '他人' }));
  await vi.advanceTimersByTimeAsync(1);
  expect(trial.task('a')).toMatchObject({ name: '他人', progress: 10 });
  await trial.rest();
  expect(trial.serverTask('a')).toMatchObject({ name: '他人', progress: 10 });
  trial.store.undo();
  expect(trial.task('a')).toMatchObject({ name: '他人', progress: 0 });
});

it('loads nothing for the version that its own save made', async () => {
  const trial = openTrial();
  trial.set('a', { progress: 10 });
  await trial.rest();
  const before = trial.sync.getState().project;
  trial.sync.hear(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(trial.sync.getState().project).toBe(before);
});

it('keeps what was typed while the server is away, and saves it when it is back', async () => {
  const trial = openTrial();
  trial.refuse(new ApiError('/x', 0, '网络异常'));
  trial.set('a', { progress: 10 });
  await trial.rest();
  expect(trial.sync.getState().kind).toBe('away');
  expect(trial.task('a')?.progress).toBe(10);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(trial.sync.getState().kind).toBe('saved');
  expect(trial.serverTask('a')?.progress).toBe(10);
});

const clash = (conflict: object | null) =>
  new ApiError('/x', 409, '已被修改', { code: 409, msg: '已被修改', data: { tasks: [{ taskId: 'a', conflict }] } });

it('asks whose value holds where others changed the same, and saves the answer', async () => {
  const conflict = {
    ...{ revision: 2, userName: '张三', time: 0, theirs: { set: { progress: 80 }, rows: {} } },
    conflicts: [{ path: 'progress', original: 0, theirs: 80, mine: 10 }],
  };
  for (const choice of ['mine', 'theirs'] as const) {
    const trial = openTrial();
    trial.others('a', { progress: 80 });
    trial.refuse(clash(conflict));
    trial.set('a', { progress: 10, note: '备注' });
    await trial.rest();
    expect(trial.sync.getState()).toMatchObject({
      kind: 'conflict',
      conflicts: [{ taskId: 'a', conflict: { userName: '张三' } }],
    });
    // what is changed meanwhile waits for the answer
    trial.set('b', { progress: 5 });
    await trial.rest();
    expect(trial.saves).toHaveLength(1);
    trial.sync.resolve(new Map([['a', choice]]));
    await trial.rest();
    const wanted = { progress: choice === 'mine' ? 10 : 80, note: '备注' };
    expect(trial.task('a')).toMatchObject(wanted);
    expect(trial.serverTask('a')).toMatchObject(wanted);
    expect(trial.serverTask('b')?.progress).toBe(5);
    expect(trial.sync.getState().kind).toBe('saved');
  }
});

it('brings a task back that others deleted, or lets it go', async () => {
  for (const choice of ['mine', 'theirs'] as const) {
    const trial = openTrial();
    trial.othersRemove('a');
    trial.refuse(clash(null));
    trial.set('a', { progress: 10 });
    await trial.rest();
    expect(trial.sync.getState()).toMatchObject({ kind: 'conflict', conflicts: [{ conflict: null }] });
    trial.sync.resolve(new Map([['a', choice]]));
    await trial.rest();
    expect(trial.task('a')?.progress).toBe(choice === 'mine' ? 10 : undefined);
    expect(trial.serverTask('a')?.progress).toBe(choice === 'mine' ? 10 : undefined);
    expect(trial.sync.getState().kind).toBe('saved');
  }
});

it('says why a change is not taken, and lets go of it when asked to', async () => {
  const trial = openTrial();
  const data = { fieldErrors: { predecessorIds: '前置关系形成循环' } };
  trial.refuse(new ApiError('/x', 400, '有误', { code: 400, msg: '有误', data }));
  trial.set('a', { progress: 10 });
  await trial.rest();
  expect(trial.sync.getState()).toMatchObject({ kind: 'refused', message: '前置关系形成循环' });
  expect(trial.task('a')?.progress).toBe(10);
  trial.sync.discard();
  await trial.rest();
  expect(trial.task('a')?.progress).toBe(0);
  expect(trial.sync.getState().kind).toBe('saved');
});

it('saves what is left when it is closed', async () => {
  const trial = openTrial();
  trial.set('a', { progress: 10 });
  trial.close();
  await vi.advanceTimersByTimeAsync(1);
  expect(trial.serverTask('a')?.progress).toBe(10);
});
