import { type TimeLimit } from '@smart-admin/form-engine/flow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { approver } from './support/flowDrafts.js';
import { FlowTrial, type Staff } from './support/FlowTrial.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

/* What somebody had left of a task that went away is what lists show when it comes back: in working time, eight hours a limit. */
const HOUR = 3_600_000;
const START = Date.now();
const LIMIT: TimeLimit = {
  duration: { amount: 8, unit: 'workHours' },
  remind: { times: 0, every: { amount: 1, unit: 'hours' } },
  then: { kind: 'nothing' },
};

let time = START;
let app: TestApp;
let trial: FlowTrial;
let flowId: string;
beforeAll(async () => {
  app = await startTestApp();
  const moved = await app.startAnother({}, { ...app.deps.clock, now: () => time });
  trial = await FlowTrial.start({ ...app, ...moved });
  const week = Array.from({ length: 7 }, (): [number, number][] => [[0, 1_440]]);
  const day = (offset: number) => new Date(START + offset * 24 * HOUR).toISOString().slice(0, 10);
  // two days without work, which take nothing away
  const holiday = { name: '停工', from: day(3), to: day(4), hours: [] };
  await trial.admin.system.config.update({ body: { workCalendar: { week, special: [holiday] } } });
  flowId = await trial.release([approver('a', ['user002'], { limit: LIMIT })]);
});
afterAll(() => app.stop());

/** Hours until the end of the task of somebody in their list; null where none is shown, undefined without a task. */
const left = async (who: Staff, id: string) => {
  const { list } = await trial.as(who).workflow.flowList.toDo({ query: { flowId, pageSize: 100 } });
  const task = list.find((row) => row.id === id);
  return task && (task.dueTime === null ? null : (task.dueTime - time) / HOUR);
};
/** What the flow itself says about the same. */
const told = async (who: Staff, id: string) => {
  const { tasks, open } = await trial.read(who, id);
  const hours = (due: number | null | undefined) => (due ? (due - time) / HOUR : null);
  return { own: tasks.map(({ state, dueTime }) => [state, hours(dueTime)]), node: hours(open[0]?.dueTime) };
};

it('asked for help, transferred back: lists and flow show what was left, also after days without work', async () => {
  time = START;
  const id = await trial.launch('user001', flowId);
  time += 3 * HOUR;
  await trial.act('user002', id, { kind: 'assist', taskId: await trial.taskOf('user002', id), to: 'user003' });
  time += 2 * HOUR;
  expect([await left('user002', id), await left('user003', id)]).toEqual([undefined, 6]);
  expect(await told('user002', id)).toEqual({ own: [['waiting', null]], node: 6 });
  await trial.decide('user003', id, 'answerHelp', { comment: '可以' });
  expect(await left('user002', id)).toBe(5);
  expect(await told('user002', id)).toEqual({ own: [['open', 5]], node: 5 });

  const taskId = await trial.taskOf('user002', id);
  await trial.act('user002', id, { kind: 'transfer', taskId, to: 'user009' });
  expect([await left('user002', id), await left('user009', id)]).toEqual([undefined, 8]);
  // somebody without a part in it learns nothing of its time
  expect(await left('user010', id)).toBeUndefined();
  time = Date.parse(`${new Date(START + 3 * 24 * HOUR).toISOString().slice(0, 10)}T12:00:00Z`);
  await trial.act('user009', id, { kind: 'transfer', taskId, to: 'user002' });
  const work = Date.parse(`${new Date(START + 5 * 24 * HOUR).toISOString().slice(0, 10)}T05:00:00Z`);
  expect(await left('user002', id)).toBe((work - time) / HOUR);
  const { course } = await trial.read('user002', id);
  expect(course.findLast(({ what }) => what === 'transfer')?.dueTime).toBe(work);
});

it('added before somebody, and taken away again: their time has stood still', async () => {
  time = START;
  const id = await trial.launch('user001', flowId);
  time += HOUR;
  const taskId = await trial.taskOf('user002', id);
  await trial.act('user002', id, { kind: 'addBefore', taskId, people: ['user003', 'user009'] });
  time += 4 * HOUR;
  await trial.decide('user003', id, 'approve');
  expect([await left('user002', id), await left('user009', id)]).toEqual([undefined, 4]);
  await trial.act('user002', id, { kind: 'removeAdded', taskId: await trial.taskOf('user009', id) });
  expect(await left('user002', id)).toBe(7);
});
