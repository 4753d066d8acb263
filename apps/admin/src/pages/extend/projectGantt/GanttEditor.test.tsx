import { addDaysTo, type ProjectTask } from '@smart-admin/api-client/contract';
import { createEditorStore, EditorProvider } from '@smart-admin/form-engine/editor';
import { UiProvider } from '@smart-admin/ui/app-root';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { documentOf, type GanttDocument, idsOf } from './ganttDocument.js';
import { GanttEditor } from './GanttEditor.js';
import { type ProjectDetail } from './projectTypes.js';
import { type SyncState, type TaskSync } from './taskSync.js';

const START = '2030-01-07';
const stored = (id: string, more: Partial<ProjectTask> = {}): ProjectTask => ({
  ...{ id, name: id, parentId: '', sort: 0, kind: 'task', start: START, end: '2030-01-11', progress: 0 },
  ...{ priority: 'normal', assigneeIds: [], predecessorIds: [], note: '', revision: 1 },
  ...more,
});
/** 设计 with 勘察 and 出图 below it, and 施工 after 设计. */
const TASKS = [
  stored('设计'),
  stored('勘察', { parentId: '设计' }),
  stored('出图', { parentId: '设计', sort: 1 }),
  stored('施工', { sort: 1, start: '2030-01-12', end: '2030-01-20', predecessorIds: ['设计'] }),
];

function open(tasks: ProjectTask[], part: Partial<SyncState> = {}, role: ProjectDetail['role'] = 'member') {
  const project: ProjectDetail = {
    ...{ id: 'p', fullName: '充电桩', description: '', state: 'active', role, revision: 1, version: 1, tasks },
    ...{ startDate: null, endDate: null, progress: 0, taskCount: tasks.length, people: [], today: START },
    ...{ leadIds: [], memberIds: [], readerIds: [] },
    workDays: { week: [false, true, true, true, true, true, false], days: {} },
  };
  const state: SyncState = { project, kind: 'saved', ...part };
  const store = createEditorStore<GanttDocument>({
    document: documentOf(tasks),
    idsOf,
    readOnly: role === 'reader',
  });
  const resolve = vi.fn<TaskSync['resolve']>();
  const sync: TaskSync = {
    getState: () => state,
    subscribe: () => () => undefined,
    open: () => () => undefined,
    hear: () => undefined,
    reload: () => Promise.resolve(),
    flush: () => Promise.resolve(),
    resolve,
    discard: () => undefined,
  };
  render(
    <UiProvider locale="zh">
      <EditorProvider store={store}>
        <GanttEditor state={state} sync={sync} onBack={() => undefined} />
      </EditorProvider>
    </UiProvider>,
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  return { store, resolve, user, task: (id: string) => store.getState().document.tasks[id] };
}

const grid = () => screen.getByRole('treegrid', { name: '项目甘特图' });
const rowOf = (name: string) => within(grid()).getByRole('row', { name: new RegExp(`^${name}`) });
const barOf = (name: string) => within(grid()).getByRole('button', { name: new RegExp(`^${name}，`) });

it('tells each row its place in the tree, and each bar its dates, progress and predecessors', () => {
  open(TASKS);
  expect(rowOf('出图').getAttribute('aria-level')).toBe('2');
  expect(rowOf('出图').getAttribute('aria-posinset')).toBe('2');
  expect(rowOf('设计').getAttribute('aria-expanded')).toBe('true');
  expect(barOf('施工').getAttribute('aria-label')).toBe('施工，2030-01-12 至 2030-01-20，进度0%，前置：设计');
});

it('walks rows by arrow keys, folds and unfolds them', async () => {
  const { user } = open(TASKS);
  rowOf('设计').focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(rowOf('勘察'));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(rowOf('设计'));
  await user.keyboard('{ArrowLeft}');
  expect(rowOf('设计').getAttribute('aria-expanded')).toBe('false');
  expect(within(grid()).queryByRole('row', { name: /^出图/ })).toBeNull();
  await user.keyboard('{ArrowRight}{End}');
  expect(document.activeElement).toBe(rowOf('施工'));
});

it('moves a bar by arrow keys, with Shift its end, and takes each day back', async () => {
  const { user, task } = open(TASKS);
  barOf('施工').focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  expect(task('施工')).toMatchObject({ start: '2030-01-13', end: '2030-01-22' });
  expect(screen.getByText('施工：2030-01-13 至 2030-01-22').getAttribute('role')).toBe('status');
  await user.keyboard('{Control>}z{/Control}');
  expect(task('施工')).toMatchObject({ start: '2030-01-13', end: '2030-01-21' });
  // the arrows of a row walk
  rowOf('施工').focus();
  await user.keyboard('{ArrowRight}');
  expect(task('施工')?.start).toBe('2030-01-13');
});

it('pushes what waits for a bar that is dragged, shows it before it is let go, and takes both back as one step', async () => {
  const { user, task } = open([
    stored('勘察'),
    stored('施工', { sort: 1, start: '2030-01-12', end: '2030-01-20', predecessorIds: ['勘察'] }),
  ]);
  const point = { pointerId: 1, button: 0, clientY: 10 };
  fireEvent.pointerDown(barOf('勘察'), { ...point, pointerType: 'mouse', clientX: 100 });
  // a day is 16 px wide
  fireEvent.pointerMove(window, { ...point, clientX: 100 + 3 * 16 });
  expect(barOf('施工').getAttribute('aria-label')).toContain('2030-01-15 至 2030-01-23');
  expect(task('施工')?.start).toBe('2030-01-12');
  fireEvent.pointerUp(window, point);
  expect(task('勘察')?.start).toBe('2030-01-10');
  expect(task('施工')).toMatchObject({ start: '2030-01-15', end: '2030-01-23' });
  await user.keyboard('{Control>}z{/Control}');
  expect([task('勘察')?.start, task('施工')?.start]).toEqual([START, '2030-01-12']);
});

it('drags a bar by a finger that rests on it first, and leaves one that moves at once to scrolling', () => {
  vi.useFakeTimers();
  try {
    const { task } = open(TASKS);
    const finger = { pointerId: 2, pointerType: 'touch', button: 0, clientY: 10 };
    const drag = (rest: number) => {
      fireEvent.pointerDown(barOf('施工'), { ...finger, clientX: 100 });
      act(() => vi.advanceTimersByTime(rest));
      fireEvent.pointerMove(window, { ...finger, clientX: 100 + 2 * 16 });
      fireEvent.pointerUp(window, finger);
    };
    drag(50);
    expect(task('施工')?.start).toBe('2030-01-12');
    drag(1_000);
    expect(task('施工')?.start).toBe('2030-01-14');
  } finally {
    vi.useRealTimers();
  }
});

it('deletes a task at once, and what has others below it after a question', async () => {
  const { user, task } = open(TASKS);
  rowOf('施工').focus();
  await user.keyboard('{Delete}');
  expect(task('施工')).toBeUndefined();
  // the focus goes to a neighbour
  await vi.waitFor(() => expect(document.activeElement).toBe(rowOf('设计')));
  await user.keyboard('{Delete}');
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('共3个任务');
  await user.click(within(question).getByRole('button', { name: '删除任务' }));
  await vi.waitFor(() => expect(task('勘察')).toBeUndefined());
});

it('refuses a circle in the form by the names of the tasks, and keeps what was typed', async () => {
  const { user, task } = open(TASKS);
  rowOf('勘察').focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '编辑任务' });
  await user.type(within(dialog).getByRole('textbox', { name: '任务名称' }), '现场');
  await user.click(within(dialog).getByRole('combobox', { name: '前置任务' }));
  await user.click(await screen.findByRole('option', { name: /^施工/ }));
  await user.click(within(dialog).getByRole('button', { name: '确定', hidden: true }));
  expect(dialog.textContent).toMatch(/前置关系形成循环：/);
  expect(task('勘察')?.name).toBe('勘察');
  expect(within(dialog).getByRole('textbox', { name: '任务名称', hidden: true })).toHaveProperty('value', '勘察现场');
});

it('lets a reader look, and changes nothing by their keys', async () => {
  const { user, task, store } = open(TASKS, {}, 'reader');
  expect(screen.queryByRole('button', { name: '新建任务' })).toBeNull();
  barOf('施工').focus();
  await user.keyboard('{ArrowRight}{Delete}');
  expect(task('施工')?.start).toBe('2030-01-12');
  expect(store.getState().isChanged).toBe(false);
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '查看任务' });
  expect(within(dialog).queryByRole('button', { name: '确定' })).toBeNull();
});

it('shows both values where others changed the same, and passes the choice on', async () => {
  const conflict = {
    ...{ revision: 2, userName: '张三', time: 0, theirs: { set: { end: '2030-02-01' }, rows: {} } },
    conflicts: [{ path: 'end', original: '2030-01-20', theirs: '2030-02-01', mine: '2030-03-01' }],
  };
  const { user, resolve } = open(TASKS, { kind: 'conflict', conflicts: [{ taskId: '施工', conflict }] });
  const dialog = await screen.findByRole('dialog', { name: '“施工”已被张三修改' });
  expect(within(dialog).getByRole('row', { name: '结束 2030-02-01 2030-03-01' })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: '采用对方的' }));
  expect(resolve).toHaveBeenCalledExactlyOnceWith(new Map([['施工', 'theirs']]));
});

it('lists all tasks that others changed too, and takes one choice for all and another for one', async () => {
  const conflictOf = (path: string, theirs: string, mine: string) => ({
    ...{ revision: 2, userName: '张三', time: 0, theirs: { set: { [path]: theirs }, rows: {} } },
    conflicts: [{ path, original: '', theirs, mine }],
  });
  const conflicts = [
    { taskId: '施工', conflict: conflictOf('end', '2030-02-01', '2030-03-01') },
    { taskId: '勘察', conflict: conflictOf('note', '他写的', '我写的') },
    { taskId: '出图', conflict: null },
  ];
  const { user, resolve } = open(TASKS, { kind: 'conflict', conflicts });
  const dialog = await screen.findByRole('dialog', { name: '3个任务与他人的修改冲突' });
  expect(within(dialog).getByRole('row', { name: '备注 他写的 我写的' })).toBeTruthy();
  // what has no answer is not saved
  await user.click(within(dialog).getByRole('button', { name: '合并并保存' }));
  expect(resolve).not.toHaveBeenCalled();
  const choiceOf = (name: string) => within(dialog).getByRole('radiogroup', { name: `“${name}”保留哪一方` });
  expect(choiceOf('施工').contains(document.activeElement)).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: '全部保留我的' }));
  await user.click(within(choiceOf('勘察')).getByRole('radio', { name: '采用对方的' }));
  await user.click(within(dialog).getByRole('button', { name: '合并并保存' }));
  expect(resolve).toHaveBeenCalledExactlyOnceWith(
    new Map([
      ['施工', 'mine'],
      ['勘察', 'theirs'],
      ['出图', 'mine'],
    ]),
  );
});

it('draws the rows in view of two thousand', () => {
  open(
    Array.from({ length: 2_000 }, (_, index) =>
      stored(`任务${index}`, { sort: index, start: addDaysTo(START, index), end: addDaysTo(START, index + 3) }),
    ),
  );
  expect(grid().getAttribute('aria-rowcount')).toBe('2001');
  expect(within(grid()).getAllByRole('row').length).toBeLessThan(60);
});
