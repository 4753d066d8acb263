import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startJobs } from '../src/jobs/startJobs.js';
import { approver } from './support/flowDrafts.js';
import { FlowTrial, type Staff } from './support/FlowTrial.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* Somebody launches for somebody else who has entrusted them with it: user009 for user001. */
let app: TestApp;
let trial: FlowTrial;
let flowId: string;
let other: string;
let stopJobs: () => Promise<void>;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app);
  stopJobs = await startJobs(app.config, app.deps);
  flowId = await trial.release([approver('a', ['user002'])]);
  other = await trial.release([approver('a', ['user002'])]);
});
afterAll(async () => {
  await stopJobs();
  await app.stop();
});

const HOUR = 3_600_000;
const FOR = { forUserId: 'user001' };
const nameOf = async (id: string) =>
  (await app.db.selectFrom('userAccount').select('realName').where('id', '=', id).executeTakeFirstOrThrow()).realName;
/** Entrusts user009 for as long as the work takes. */
async function entrusted<Result>(more: object, work: () => Promise<Result>): Promise<Result> {
  const { entrust } = trial.as('user001').workflow;
  const time = { startTime: Date.now() - HOUR, endTime: Date.now() + HOUR };
  const id = await entrust.create({ body: { toUserId: 'user009', kind: 'launch', ...time, ...more } });
  const result = await work();
  await entrust.remove({ id });
  return result;
}
const launch = () => trial.launch('user009', flowId, {}, FOR);
const launchable = () => trial.as('user009').workflow.launchable;
const launched = async (who: Staff) =>
  (await trial.as(who).workflow.flowList.launched({ query: { flowId, pageSize: 100 } })).list;

describe('peer 2.4: Standing entrust/proxy (period, flows; launch or approve)', () => {
  it('offers what they may launch, and makes the flow theirs; the course says who did it', async () => {
    const id = await entrusted({ flowIds: [flowId] }, async () => {
      const { others } = await launchable().list();
      expect(others).toMatchObject([{ id: 'user001', list: [{ id: flowId }] }]);
      const { forName } = await launchable().form({ id: flowId, query: FOR });
      expect(forName).toBe(await nameOf('user001'));
      const { list } = await launchable().forecast({ id: flowId, body: { values: {}, ...FOR } });
      expect(list.map(({ nodeId }) => nodeId)).toContain('a');
      return launch();
    });
    const [giver, doer] = [await nameOf('user001'), await nameOf('user009')];
    const flow = await trial.read('user001', id);
    expect(flow).toMatchObject({ launcher: { id: 'user001' }, launchedByName: doer });
    const { organizeId } = await app.db
      .selectFrom('userAccount')
      .select('organizeId')
      .where('id', '=', 'user001')
      .executeTakeFirstOrThrow();
    const stored = app.db.selectFrom('flowInstance').select(['organizeId', 'launcherId']).where('id', '=', id);
    expect(await stored.executeTakeFirst()).toEqual({ organizeId, launcherId: 'user001' });
    expect(flow.title).toContain(giver);
    expect(flow.course[0]).toMatchObject({ what: 'submit', person: { id: 'user009' }, forName: giver });
    for (const who of ['user001', 'user009'] as const)
      expect((await launched(who)).find((row) => row.id === id)).toMatchObject({
        launcher: { id: 'user001' },
        launchedByName: doer,
      });
    await trial.decide('user002', id, 'approve');
    for (const who of ['user001', 'user009'] as const) {
      await vi.waitFor(async () => {
        const { list } = await trial.as(who).message.mine({ query: {} });
        expect(list.filter(({ title }) => title.includes(flow.title))).not.toEqual([]);
      });
    }
  });

  it('what one launches for oneself names nobody else', async () => {
    const id = await trial.launch('user009', flowId, {}, { forUserId: 'user009' });
    expect(await trial.read('user009', id)).toMatchObject({ launcher: { id: 'user009' }, launchedByName: '' });
  });

  it('is refused without an entrustment, for another flow, and when it is over', async () => {
    expect((await launchable().list()).others).toEqual([]);
    await refusal(launch(), 403);
    await refusal(launchable().form({ id: flowId, query: FOR }), 403);
    await refusal(launchable().forecast({ id: flowId, body: { values: {}, ...FOR } }), 403);
    await entrusted({ flowIds: [other] }, () => refusal(launch(), 403));
    await entrusted({ startTime: Date.now() - 2 * HOUR, endTime: Date.now() - HOUR }, () => refusal(launch(), 403));
    // who decides for somebody does not launch for them
    await entrusted({ kind: 'decide' }, () => refusal(launch(), 403));
  });

  it('is refused for a flow that the giver may not launch, whoever else may', async () => {
    const launchers = { userIds: ['user009'], roleIds: [], organizeIds: [], groupIds: [] };
    const closed = await trial.release([approver('a', ['user002'])], { launchers });
    await entrusted({}, async () => {
      const { list, others } = await launchable().list();
      expect(list.map(({ id }) => id)).toContain(closed);
      expect(others[0]?.list.map(({ id }) => id)).not.toContain(closed);
      await refusal(trial.launch('user009', closed, {}, FOR), 403);
    });
  });

  it('whoever launched it revokes, urges and submits again while the entrustment lasts, the giver always', async () => {
    const id = await entrusted({}, async () => {
      const made = await launch();
      const kinds = (await trial.read('user009', made)).buttons.map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['urge', 'revoke']));
      await trial.act('user009', made, { kind: 'urge' });
      expect(await trial.act('user009', made, { kind: 'revoke' })).toEqual({ status: 4 });
      expect(await trial.act('user009', made, { kind: 'submit' })).toEqual({ status: 1 });
      const { course } = await trial.read('user001', made);
      expect(course.filter(({ what }) => what === 'submit' || what === 'revoke')).toMatchObject(
        ['submit', 'revoke', 'submit'].map((what) => ({
          what,
          person: { id: 'user009' },
          forName: expect.any(String) as string,
        })),
      );
      return made;
    });
    expect((await trial.read('user009', id)).buttons).toEqual([]);
    for (const kind of ['urge', 'revoke'] as const) await refusal(trial.act('user009', id, { kind }), 403);
    expect(await trial.act('user001', id, { kind: 'revoke' })).toEqual({ status: 4 });
    await refusal(trial.act('user009', id, { kind: 'submit' }), 403);
    expect(await trial.act('user001', id, { kind: 'submit' })).toEqual({ status: 1 });
    await refusal(trial.act('user008', id, { kind: 'revoke' }), 404);
  });
});
