import { type FlowState, type TimeLimit } from '@smart-admin/form-engine/flow';
import { type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '../src/migrations/0189_flow_limits.js';
import { runSystemCommand } from '../src/modules/workflow/systemCommand.js';
import { approver } from './support/flowDrafts.js';
import { type FlowTrial } from './support/FlowTrial.js';
import { MigrationTrial } from './support/MigrationTrial.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

/* Flows as an earlier version stored them, without the ends of limits, are brought up to date. Every limit is eight hours. */
const HOUR = 3_600_000;
const START = Date.now();
const limit: TimeLimit = {
  duration: { amount: 8, unit: 'hours' },
  remind: { times: 2, every: { amount: 2, unit: 'hours' } },
  then: { kind: 'nothing' },
};

let time = START;
let app: TestApp;
let migrations: MigrationTrial;
let trial: FlowTrial;
beforeAll(async () => {
  app = await startTestApp();
  const moved = await app.startAnother({}, { ...app.deps.clock, now: () => time });
  migrations = await MigrationTrial.start({ ...app, ...moved }, 'flowLimits');
  trial = migrations.flows;
});
afterAll(() => app.stop());

const stored = async (id: string) => {
  const { state } = await migrations.stored(id);
  const tasks = await app.db
    .selectFrom('flowTask')
    .select(['taskId', 'state', 'dueTime'])
    .where('instanceId', '=', id)
    .orderBy('taskId')
    .execute();
  return { state, due: tasks.filter((task) => task.state === 'open') };
};
/** The state without the ends of limits of nodes, at any depth. */
const earlier = (state: FlowState) =>
  JSON.stringify(state, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'waitsFor' in value && 'nodeId' in value
      ? { ...value, dueAt: undefined }
      : value,
  );
/** Launches a flow, lets something happen to it, and tells what an upgrade makes of it after the ends have been taken away. */
async function upgraded(happen: (id: string) => Promise<unknown>, asked = ['user002']) {
  time = START;
  const id = await trial.launch('user001', await trial.release([approver('a', asked, { limit })]));
  await happen(id);
  const before = await stored(id);
  await app.db
    .updateTable('flowInstance')
    .set({ state: earlier(before.state) })
    .where('id', '=', id)
    .execute();
  await up(app.db.withoutPlugins() as unknown as Kysely<unknown>);
  return { before, after: await stored(id) };
}
const act = (id: string, kind: 'pause' | 'resume' | 'cancel') =>
  trial.admin.workflow.instance.act({ id, body: { kind } });

it('a limit that has not ended is read from its timer, also after a pause', async () => {
  const { before, after } = await upgraded(async (id) => {
    time += 2 * HOUR;
    await act(id, 'pause');
    time += 5 * HOUR;
    await act(id, 'resume');
    // what lists said of it in the earlier version
    await app.db
      .updateTable('flowTask')
      .set({ dueTime: new Date(START + 8 * HOUR) })
      .where('instanceId', '=', id)
      .execute();
  });
  expect(after.state).toEqual(before.state);
  expect(after.state.activities[0]?.dueAt).toBe(START + 13 * HOUR);
  expect(after.due.map(({ dueTime }) => dueTime)).toEqual([START + 13 * HOUR]);
});

it('one that has ended is read from the list of whoever was asked first', async () => {
  const { before, after } = await upgraded(async (id) => {
    time += 9 * HOUR;
    await runSystemCommand({ ...app.deps, clock: { ...app.deps.clock, now: () => time } }, id, { kind: 'tick' });
  });
  expect(before.state.timers).toMatchObject([{ at: START + 10 * HOUR }]);
  expect(after).toEqual(before);
  expect(after.state.activities[0]?.dueAt).toBe(START + 8 * HOUR);
});

it('what was cut off gets it too', async () => {
  const { before, after } = await upgraded(async (id) => {
    time += HOUR;
    await act(id, 'cancel');
  });
  expect(after.state).toEqual(before.state);
  expect(after.state.suspended?.activities[0]?.dueAt).toBe(START + 8 * HOUR);
});

it('a task with a limit of its own keeps that, and a node that had none when people were asked gets none', async () => {
  const handed = await upgraded(
    async (id) => {
      time += HOUR;
      const taskId = await trial.taskOf('user002', id);
      await trial.act('user002', id, { kind: 'transfer', taskId, to: 'user009' });
    },
    ['user002', 'user003'],
  );
  expect(handed.after).toEqual(handed.before);

  const flowId = await trial.release([approver('a', ['user002'])]);
  const id = await trial.launch('user001', flowId);
  await migrations.move(flowId, [approver('a', ['user002'], { limit })]);
  await trial.act('user002', id, { kind: 'transfer', taskId: await trial.taskOf('user002', id), to: 'user009' });
  const before = await stored(id);
  expect(before.state.activities[0]?.dueAt).toBeUndefined();
  await up(app.db.withoutPlugins() as unknown as Kysely<unknown>);
  expect(await stored(id)).toEqual(before);
});
