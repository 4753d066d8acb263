import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '../src/migrations/0188_flow_release_launch.js';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let trial: FlowTrial;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app);
});
afterAll(() => app.stop());

it('flows of an earlier version are launched after it as before: by what their drafts say', async () => {
  const { flow } = trial.admin.workflow;
  const nodes = [approver('a', ['user002'])];
  const launchers = { userIds: ['user001'], roleIds: [], organizeIds: [], groupIds: [] };
  const renamed = await trial.release(nodes);
  const designed = await trial.release(nodes, { launchers });
  const { revision } = await flow.read({ id: designed });
  const document = JSON.stringify(flowOf([...nodes, approver('b', ['user003'])]));
  await flow.update({ id: designed, body: { revision, titleFormula: "CONCAT('单：', {reason})", document } });
  // as an earlier version left it: nothing of this at releases, and each change a mark
  await sql`update flow set state = 2 where version > 0`.execute(app.db);
  await sql`alter table flow_version drop column title_formula, drop column launchers, drop column bill_rule`.execute(
    app.db,
  );
  await up(app.db.withoutPlugins() as unknown as Kysely<unknown>);
  expect((await flow.read({ id: renamed })).state).toBe(1);
  expect((await flow.read({ id: designed })).state).toBe(2);
  const released = await flow.version({ id: designed, version: '1' });
  expect(released).toMatchObject({ titleFormula: "CONCAT('单：', {reason})", launchers, billRule: '' });
  expect((await trial.read('user001', await trial.launch('user001', designed))).title).toBe('单：试验');
});
