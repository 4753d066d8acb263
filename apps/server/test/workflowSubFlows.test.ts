import { type FormValues } from '@smart-admin/form-engine/core';
import { type FlowNode } from '@smart-admin/form-engine/flow';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runJob } from './support/runJob.js';
import { approver } from './support/flowDrafts.js';
import { FlowTrial, type Staff } from './support/FlowTrial.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs, type TakenJob } from './support/takeJobs.js';

/* What a flow and its sub-flows tell each other, job by job: a server can die between any two of them. */
let app: TestApp;
let trial: FlowTrial;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app, 'subFlowTrial');
});
afterAll(() => app.stop());

const work = ({ name, payload }: TakenJob) => runJob(app, name, payload);
const workAll = async (name: string) => {
  for (const job of await takeJobs(app, name)) await work(job);
};

const subFlow = (flowId: string, more: object = {}): FlowNode =>
  ({
    ...{ id: 's', name: '逐行办理', kind: 'subFlow', flowId, perRow: 'lines', launcher: 'launcher', wait: true },
    ...{ refused: 'reject', values: { reason: '{item}' }, ...more },
  }) as FlowNode;
const lines = [{ item: '道闸' }, { item: '相机' }];
const childrenOf = async (id: string) => {
  const rows = await app.db.selectFrom('flowInstance').select(['id', 'status']).where('parentId', '=', id).execute();
  return rows.sort((one, other) => one.id.localeCompare(other.id));
};
const statusOf = async (id: string) => (await trial.admin.workflow.instance.read({ id })).status;
/** Launches a flow about a sub-flow for each line, and takes the job that launches them. */
async function launched(childId: string, more: object = {}, values: FormValues = { lines }) {
  const flowId = await trial.release([subFlow(childId, more)]);
  await takeJobs(app, 'flow.sub');
  const id = await trial.launch('user001', flowId, values);
  const [start] = await takeJobs(app, 'flow.sub');
  if (!start) throw new Error('nothing is to be launched');
  return { id, start };
}
const endsByItself = () => trial.release([]);

it('one that ends before its parent knows of it is reported again', async () => {
  const { id, start } = await launched(await endsByItself());
  // the server dies once the sub-flows are launched, when it is about to tell their parent
  await app.db.transaction().execute(async (trx) => {
    await trx.selectFrom('flowInstance').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const dying = expect(work(start)).rejects.toThrow();
    await vi.waitFor(async () => {
      const { rows } = await sql<{ killed: boolean }>`
        select pg_terminate_backend(pid) as killed from pg_stat_activity
        where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx);
      expect(rows).toEqual([{ killed: true }]);
    });
    await dying;
  });
  const children = await childrenOf(id);
  expect(children).toHaveLength(2);
  await workAll('flow.ended');
  expect(await statusOf(id)).toBe(1);
  await work(start);
  await workAll('flow.ended');
  expect(await childrenOf(id)).toEqual(children);
  expect(await statusOf(id)).toBe(2);
});

it('those that are awaited stay when they are launched again, also while their parent is paused', async () => {
  const child = await trial.release([approver('c', ['user003'])]);
  const { id, start } = await launched(child);
  await work(start);
  await work(start);
  await trial.admin.workflow.instance.act({ id, body: { kind: 'pause' } });
  await work(start);
  await workAll('flow.stop');
  const children = await childrenOf(id);
  expect(children.map(({ status }) => status)).toEqual([1, 1]);
  await trial.admin.workflow.instance.act({ id, body: { kind: 'resume' } });
  for (const each of children) await trial.decide('user003', each.id, 'approve');
  // a job that was done but not ticked off is done again when all is over
  await work(start);
  await workAll('flow.ended');
  await work(start);
  await workAll('flow.stop');
  expect(await statusOf(id)).toBe(2);
  expect((await childrenOf(id)).map(({ status }) => status)).toEqual([2, 2]);
});

it('those that were being launched while their parent was cancelled are cancelled, and what was refused stays refused', async () => {
  const child = await trial.release([approver('c', ['user003'])]);
  const { id, start } = await launched(child, { refused: 'continue' });
  await trial.admin.workflow.instance.act({ id, body: { kind: 'cancel' } });
  await work(start);
  const [refused, running] = await childrenOf(id);
  await trial.decide('user003', refused?.id ?? '', 'refuse');
  await work(start);
  await workAll('flow.ended');
  await workAll('flow.stop');
  expect(await statusOf(running?.id ?? '')).toBe(5);
  expect(await statusOf(refused?.id ?? '')).toBe(3);
  expect(await statusOf(id)).toBe(5);
});

it('a flow that was cancelled is deleted by its launcher, and its sub-flows go on to their own end', async () => {
  const child = await trial.release([approver('c', ['user003'])]);
  const { id, start } = await launched(child);
  await work(start);
  const [refused, running] = await childrenOf(id);
  await trial.decide('user003', refused?.id ?? '', 'refuse');
  await trial.admin.workflow.instance.act({ id, body: { kind: 'cancel' } });
  await takeJobs(app, 'flow.stop');
  await trial.as('user001').workflow.instance.remove({ id });
  await refusal(trial.read('user001', id), 404);
  await workAll('flow.stop');
  await workAll('flow.ended');
  expect([await statusOf(refused?.id ?? ''), await statusOf(running?.id ?? '')]).toEqual([3, 5]);
});

it.each([
  ['a field of the row', { kind: 'field', path: 'lines.buyer' }],
  ['an expression over the row', { kind: 'expression', expression: '{buyer}' }],
])(
  'each is launched by whom the rule finds for its row: %s; by the launcher where it finds nobody',
  async (_, rule) => {
    const child = await trial.release([approver('c', ['user003'])]);
    const rows = [{ item: '道闸', buyer: 'user008' }, { item: '相机' }, { item: '岗亭', buyer: 'user009' }];
    const { id, start } = await launched(child, { launcher: rule }, { lines: rows, person: 'user010' });
    await work(start);
    const found = await Promise.all(
      (await childrenOf(id)).map(async (each) => {
        const { launcher, record } = await trial.admin.workflow.instance.read({ id: each.id });
        return [record.reason, launcher.id];
      }),
    );
    expect(Object.fromEntries(found)).toEqual({ 道闸: 'user008', 相机: 'user001', 岗亭: 'user009' });
    // each sees their own alone
    const launchedBy = async (who: Staff) =>
      (await trial.as(who).workflow.flowList.launched({ query: { flowId: child } })).list.map(
        ({ launcher }) => launcher.id,
      );
    expect([await launchedBy('user008'), await launchedBy('user009'), await launchedBy('user010')]).toEqual([
      ['user008'],
      ['user009'],
      [],
    ]);
  },
);

it('a field of the form finds the same launcher for every row', async () => {
  const child = await trial.release([approver('c', ['user003'])]);
  const rule = { kind: 'field', path: 'person' };
  const rows = [{ item: '道闸', buyer: 'user008' }, { item: '相机' }];
  const { id, start } = await launched(child, { launcher: rule }, { lines: rows, person: 'user010' });
  await work(start);
  const launchers = (await childrenOf(id)).map(async (each) => {
    return (await trial.admin.workflow.instance.read({ id: each.id })).launcher.id;
  });
  expect(await Promise.all(launchers)).toEqual(['user010', 'user010']);
});

it('are launched for people who may not launch them themselves', async () => {
  const launchers = { userIds: ['user009'], roleIds: [], organizeIds: [], groupIds: [] };
  const child = await trial.release([approver('c', ['user003'])], { launchers });
  const { id, start } = await launched(child);
  await work(start);
  const children = await childrenOf(id);
  expect(children).toHaveLength(2);
  const { launcher } = await trial.admin.workflow.instance.read({ id: children[0]?.id ?? '' });
  expect(launcher.id).toBe('user001');
});
