import { afterAll, beforeAll, expect, it } from 'vitest';
import { approver } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let trial: FlowTrial;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app);
});
afterAll(() => app.stop());

const read = async () => (await trial.as('user002').workflow.flowList.calendar()).days;

it('shows this week and the next from Monday on, with the days of the working calendar', async () => {
  const days = await read();
  expect(days).toHaveLength(14);
  expect(new Date(days[0]?.date ?? '').getUTCDay()).toBe(1);
  expect(days.filter(({ isToday }) => isToday)).toHaveLength(1);
  expect(days.map(({ isWorking }) => isWorking).slice(0, 7)).toEqual([true, true, true, true, true, false, false]);
  const holiday = days[8]?.date ?? '';
  const { workCalendar } = await trial.admin.system.config.read();
  const special = [{ name: '周年庆', from: holiday, to: holiday, hours: [] }];
  await trial.admin.system.config.update({ body: { workCalendar: { ...workCalendar, special } } });
  expect((await read())[8]).toMatchObject({ date: holiday, isWorking: false, name: '周年庆' });
});

it('shows on each day what is due of the caller, the first by name and all by number', async () => {
  const flowId = await trial.release([approver('a', ['user002'])]);
  const launched = await Promise.all(Array.from({ length: 12 }, () => trial.launch('user001', flowId)));
  const day = (await read()).findIndex(({ isToday }) => isToday);
  const noon = (offset: number) => {
    const date = new Date();
    date.setHours(12, 0, 0, 0);
    date.setDate(date.getDate() + offset);
    return date;
  };
  await app.db
    .updateTable('flowTask')
    .set({ dueTime: noon(0) })
    .where('instanceId', 'in', launched)
    .execute();
  const [first = ''] = launched;
  await app.db
    .updateTable('flowTask')
    .set({ dueTime: noon(1) })
    .where('instanceId', '=', first)
    .execute();
  const days = await read();
  expect(days[day]).toMatchObject({ count: 11 });
  expect(days[day]?.tasks).toHaveLength(10);
  expect(days[day + 1]?.tasks).toMatchObject([{ id: first, dueTime: noon(1).getTime() }]);
  expect((await trial.as('user003').workflow.flowList.calendar()).days.map(({ count }) => count)).toEqual(
    days.map(() => 0),
  );
  await trial.act('user001', first, { kind: 'revoke' });
  expect((await read())[day + 1]?.count).toBe(0);
});
