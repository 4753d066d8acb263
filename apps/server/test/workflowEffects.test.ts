import { createField } from '@smart-admin/form-engine/core';
import { type FlowNode } from '@smart-admin/form-engine/flow';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startJobs } from '../src/jobs/startJobs.js';
import { runSystemCommand } from '../src/modules/workflow/systemCommand.js';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial, type Staff } from './support/FlowTrial.js';
import { modelBody } from './support/modelBody.js';
import { openSocket } from './support/openSocket.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* What a flow does by itself: it tells people, waits for moments, calls interfaces, writes records, starts other flows. */
let app: TestApp;
let trial: FlowTrial;
let stopJobs: () => Promise<void>;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app);
  stopJobs = await startJobs(app.config, app.deps);
});
afterAll(async () => {
  await stopJobs();
  await app.stop();
});

const HOUR = 3_600_000;
const eventually = <Result>(check: () => Promise<Result>) => vi.waitFor(check);
const stands = async (id: string) => {
  const { status, open } = await trial.admin.workflow.instance.read({ id });
  return { status, waits: open.map(({ nodeId, waitsFor }) => `${nodeId}:${waitsFor}`) };
};
const settles = (id: string, expected: object) =>
  eventually(async () => expect(await stands(id)).toMatchObject(expected));
/** Lets so many hours pass for a flow. */
const pass = (id: string, hours: number) => {
  const clock = { ...app.deps.clock, now: () => Date.now() + hours * HOUR };
  return runSystemCommand({ ...app.deps, clock }, id, { kind: 'tick' });
};

describe('who is told', () => {
  const socketOf = async (staff: Staff) => {
    const { account } = await app.db
      .selectFrom('userAccount')
      .select('account')
      .where('id', '=', staff)
      .executeTakeFirstOrThrow();
    const { token } = await app.signIn(account, 'Smart123');
    return openSocket(app.url, token);
  };

  it('whoever takes part hears of every step, and nobody else', async () => {
    const id = await trial.launch('user001', await trial.release([approver('a', ['user002', 'user003'])]));
    const [launcher, beside, stranger] = await Promise.all((['user001', 'user003', 'user009'] as const).map(socketOf));
    await trial.decide('user002', id, 'approve');
    const heard = (window: typeof launcher) => window?.of('flowChanged').map((frame) => frame.id) ?? [];
    await eventually(() => Promise.resolve(expect([heard(launcher), heard(beside)]).toEqual([[id], [id]])));
    expect(heard(stranger)).toEqual([]);
    for (const window of [launcher, beside, stranger]) window?.close();
  });

  it('whom a comment names gets a notice with what it says, and whoever wrote it none', async () => {
    const id = await trial.launch('user001', await trial.release([approver('a', ['user002'])]));
    await trial.act('user002', id, { kind: 'comment', comment: '@您 请补发票', people: ['user001', 'user002'] });
    const named = async (staff: Staff) => {
      const { list } = await trial.as(staff).message.mine({ query: {} });
      return list.filter(({ title }) => title.includes('提到您'));
    };
    await eventually(async () => expect(await named('user001')).toHaveLength(1));
    expect(await named('user002')).toEqual([]);
  });

  it('the next approver and the launcher get a notice live that leads to the flow', async () => {
    const flowId = await trial.release([approver('a', ['user002'])]);
    const [launcher, next] = [await socketOf('user001'), await socketOf('user002')];
    const id = await trial.launch('user001', flowId);
    await eventually(() => Promise.resolve(expect(next.of('messagePush')).toHaveLength(1)));
    const find = async (staff: Staff, title: string) => {
      const { list } = await trial.as(staff).message.mine({ query: {} });
      const row = list.find((message) => message.title.includes(title));
      return trial.as(staff).message.readInfo({ id: row?.id ?? '' });
    };
    const { title } = await trial.read('user001', id);
    expect(await find('user002', title)).toMatchObject({ type: 2, bodyText: id });
    await trial.decide('user002', id, 'approve');
    await eventually(() => Promise.resolve(expect(launcher.of('messagePush')).toHaveLength(1)));
    expect(await find('user001', title)).toMatchObject({ type: 2, bodyText: id });
    launcher.close();
    next.close();
  });
});

describe('time limits', () => {
  const limited = (then: NonNullable<ReturnType<typeof approver>['limit']>['then'], times = 0) =>
    approver('a', ['user002'], {
      limit: {
        duration: { amount: 2, unit: 'hours' },
        remind: { times, every: { amount: 1, unit: 'hours' } },
        then,
      },
    });

  it('stand with the task, remind and then approve', async () => {
    const flowId = await trial.release([limited({ kind: 'pass' }, 1)]);
    const id = await trial.launch('user001', flowId);
    const { list } = await trial.as('user002').workflow.flowList.toDo({ query: { flowId } });
    expect((list[0]?.dueTime ?? 0) - (list[0]?.taskTime ?? 0)).toBe(2 * HOUR);
    await pass(id, 1);
    expect(await stands(id)).toMatchObject({ status: 1 });
    await pass(id, 2.5);
    expect((await trial.read('user001', id)).course.map(({ what }) => what)).toContain('reminded');
    await pass(id, 4);
    expect(await stands(id)).toEqual({ status: 2, waits: [] });
  });

  it('refuse, and hand the task to somebody else', async () => {
    const refusing = await trial.launch('user001', await trial.release([limited({ kind: 'refuse' })]));
    await pass(refusing, 3);
    expect(await stands(refusing)).toMatchObject({ status: 3 });
    const people = [{ kind: 'users' as const, ids: ['user009'] }];
    const id = await trial.launch('user001', await trial.release([limited({ kind: 'transfer', people })]));
    await pass(id, 3);
    expect(
      (await trial.admin.workflow.instance.read({ id })).open[0]?.people.find(({ state }) => state === 'open'),
    ).toMatchObject({
      id: 'user009',
    });
  });

  it('count the working time of the configuration, and keep their end when it changes', async () => {
    const { config } = trial.admin.system;
    const limit = {
      duration: { amount: 8, unit: 'workHours' as const },
      remind: { times: 0, every: { amount: 1, unit: 'hours' as const } },
      then: { kind: 'pass' as const },
    };
    const flowId = await trial.release([approver('a', ['user002'], { limit })]);
    const dueTimes = async () => {
      const { list } = await trial.as('user002').workflow.flowList.toDo({ query: { flowId, pageSize: 10 } });
      return list
        .map(({ dueTime, taskTime }) => ({ dueTime: dueTime ?? 0, taskTime }))
        .sort((a, b) => a.taskTime - b.taskTime);
    };
    const week = Array.from({ length: 7 }, (): [number, number][] => [[0, 1_440]]);
    const { workCalendar: usual } = await config.read();
    await config.update({ body: { workCalendar: { week, special: [] } } });
    await trial.launch('user001', flowId);
    const [first] = await dueTimes();
    expect((first?.dueTime ?? 0) - (first?.taskTime ?? 0)).toBe(8 * HOUR);
    const day = (offset: number) => new Date(Date.now() + offset * 24 * HOUR).toISOString().slice(0, 10);
    const holiday = { name: '停工', from: day(-2), to: day(3), hours: [] };
    await config.update({ body: { workCalendar: { week, special: [holiday] } } });
    await trial.launch('user001', flowId);
    const [before, after] = await dueTimes();
    expect(before).toEqual(first);
    expect(after?.dueTime).toBe(Date.parse(`${day(4)}T08:00:00Z`));
    await config.update({ body: { workCalendar: usual } });
  });

  it('stand still while a flow is paused, and lists show the later end', async () => {
    const flowId = await trial.release([limited({ kind: 'pass' })]);
    const id = await trial.launch('user001', flowId);
    const dueTimes = async () => {
      const { list } = await trial.as('user002').workflow.flowList.toDo({ query: { flowId } });
      const { tasks, open } = await trial.read('user002', id);
      return [list[0]?.dueTime, tasks[0]?.dueTime, open[0]?.dueTime];
    };
    const [before = null] = await dueTimes();
    await trial.admin.workflow.instance.act({ id, body: { kind: 'pause' } });
    await trial.admin.workflow.instance.act({ id, body: { kind: 'resume' } });
    const { course } = await trial.read('user001', id);
    const timeOf = (what: string) => course.find((line) => line.what === what)?.time ?? 0;
    const later = (before ?? 0) + timeOf('resume') - timeOf('pause');
    expect(later).toBeGreaterThan(before ?? 0);
    expect(await dueTimes()).toEqual([later, later, later]);
  });

  it('begin anew for whoever a task is transferred to, and the course says until when', async () => {
    const flowId = await trial.release([limited({ kind: 'pass' })]);
    const id = await trial.launch('user001', flowId);
    await trial.act('user002', id, { kind: 'transfer', taskId: await trial.taskOf('user002', id), to: 'user003' });
    const { course } = await trial.read('user003', id);
    const transfer = course.find(({ what }) => what === 'transfer');
    expect(transfer?.dueTime).toBe((transfer?.time ?? 0) + 2 * HOUR);
    const { list } = await trial.as('user003').workflow.flowList.toDo({ query: { flowId } });
    expect(list[0]?.dueTime).toBe(transfer?.dueTime);
  });

  it('are asked for by a job of their own, which is gone with the flow', async () => {
    const id = await trial.launch('user001', await trial.release([limited({ kind: 'pass' })]));
    const jobs = async () => {
      const { rows } = await sql<{ runAt: Date }>`
        select run_at as "runAt" from graphile_worker.jobs where key = ${`flow:${id}`}`.execute(app.db);
      return rows.length;
    };
    expect(await jobs()).toBe(1);
    await trial.act('user001', id, { kind: 'revoke' });
    expect(await jobs()).toBe(0);
  });
});

describe('calls of other systems', () => {
  const askFor = (interfaceId: string, failed: 'stop' | 'continue' = 'stop'): FlowNode => ({
    ...{ id: 'i', name: '查余额', kind: 'interface', interfaceId, failed },
    params: {},
    store: { secret: '0.balance' },
  });
  const interfaceWith = (enCode: string, staticData: string) =>
    trial.admin.system.dataInterface.create({
      body: { fullName: enCode, enCode, kind: 'static' as const, staticData },
    });

  it('store what an interface answers, and go on', async () => {
    const interfaceId = await interfaceWith('balance', '[{"balance":"还有八百"}]');
    const id = await trial.launch('user001', await trial.release([askFor(interfaceId), approver('a', ['user002'])]));
    await settles(id, { status: 1, waits: ['a:people'] });
    expect(await trial.read('user001', id)).toMatchObject({ record: { secret: '还有八百' } });
  });

  it('stop where the call fails for good, say why, and an administrator goes on', async () => {
    const interfaceId = await interfaceWith('closed', '[]');
    const flowId = await trial.release([askFor(interfaceId), approver('a', ['user002'])]);
    const { revision } = await trial.admin.system.dataInterface.read({ id: interfaceId });
    await trial.admin.system.dataInterface.updateState({ id: interfaceId });
    const id = await trial.launch('user001', flowId);
    const open = await eventually(async () => {
      const [first] = (await trial.admin.workflow.instance.read({ id })).open;
      expect(first?.problem).not.toBe('');
      return first;
    });
    expect(revision).toBeGreaterThan(0);
    const activityId = open?.activityId ?? '';
    // only whoever leads flows on is offered that, and only while something is stuck
    const offered = (buttons: { kind: string }[]) => buttons.map(({ kind }) => kind);
    const stuck = await trial.admin.workflow.instance.read({ id });
    expect(offered(stuck.buttons)).toEqual(expect.arrayContaining(['retry', 'skip']));
    expect(offered((await trial.read('user001', id)).buttons)).not.toContain('skip');
    await refusal(trial.act('user001', id, { kind: 'skip', activityId }), 404);
    await trial.admin.workflow.instance.act({ id, body: { kind: 'skip', activityId } });
    expect(await stands(id)).toEqual({ status: 1, waits: ['a:people'] });
    expect(offered((await trial.admin.workflow.instance.read({ id })).buttons)).not.toContain('retry');
  });
});

describe('records', () => {
  it('are created and changed, and a change wakes a flow that waits for it', async () => {
    const { admin } = trial;
    const modelId = await admin.visualdev.models.create({
      body: modelBody('flowTarget', [createField('text', { id: 'note', label: '备注' })]),
    });
    await admin.visualdev.models.release({ id: modelId, body: {} });
    const flowId = await trial.release([
      {
        ...{ id: 'r', name: '登记', kind: 'record', modelId, action: { kind: 'create' }, failed: 'stop' },
        values: { note: "CONCAT('来自', {reason})" },
      },
      { id: 'w', name: '等修改', kind: 'wait', until: { kind: 'event', modelId, event: 'changed' } },
    ]);
    const id = await trial.launch('user001', flowId);
    await settles(id, { status: 1, waits: ['w:event'] });
    const { list } = await admin.visualdev.records.list({ id: modelId, body: {} });
    expect(list).toMatchObject([{ note: '来自试验' }]);
    const recordId = String(list[0]?.id);
    await admin.visualdev.records.change({ id: modelId, recordId, body: { revision: 1, set: { note: '好了' } } });
    await settles(id, { status: 2, waits: [] });
  });
});

describe('sub-flows', () => {
  const perLine = (flowId: string, refused: 'continue' | 'reject' = 'reject'): FlowNode => ({
    ...{
      id: 's',
      name: '逐行办理',
      kind: 'subFlow',
      flowId,
      perRow: 'lines',
      launcher: 'launcher',
      wait: true,
      refused,
    },
    values: { reason: '{item}' },
  });
  const lines = [{ item: '道闸' }, { item: '相机' }];
  const childrenOf = async (id: string) => {
    const children = await app.db
      .selectFrom('flowInstance')
      .select('id')
      .where('parentId', '=', id)
      .orderBy('launchTime')
      .orderBy('id')
      .execute();
    return children.map((child) => child.id);
  };

  it('one for each line; the flow goes on when all have ended', async () => {
    const child = await trial.release([approver('c', ['user003'])]);
    const id = await trial.launch('user001', await trial.release([perLine(child)]), { lines });
    const [first = '', second = ''] = await eventually(async () => {
      const ids = await childrenOf(id);
      expect(ids).toHaveLength(2);
      return ids;
    });
    const reasons = await Promise.all(
      [first, second].map(async (each) => (await trial.read('user003', each)).record.reason),
    );
    expect(reasons.sort()).toEqual(['相机', '道闸'].sort());
    await settles(id, { waits: ['s:subFlows'] });
    await trial.decide('user003', first, 'approve');
    await trial.decide('user003', second, 'approve');
    await settles(id, { status: 2 });
  });

  it('are launched by the first whom a rule finds, and by the launcher where it finds nobody', async () => {
    const child = await trial.release([approver('c', ['user003'])]);
    const launcherOf = async (ids: string[]) => {
      const node = { ...perLine(child), launcher: { kind: 'users', ids } } as FlowNode;
      const id = await trial.launch('user001', await trial.release([node]), { lines: [{ item: '道闸' }] });
      const [made = ''] = await eventually(async () => {
        const children = await childrenOf(id);
        expect(children).toHaveLength(1);
        return children;
      });
      return (await trial.admin.workflow.instance.read({ id: made })).launcher.id;
    };
    expect(await launcherOf(['user009', 'user010'])).toBe('user009');
    expect(await launcherOf(['nobody'])).toBe('user001');
  });

  it('a refused one refuses the flow where the node says so, and a cancelled flow cancels them', async () => {
    const child = await trial.release([approver('c', ['user003'])]);
    const parent = await trial.release([perLine(child)]);
    const id = await trial.launch('user001', parent, { lines });
    const [first = ''] = await eventually(async () => {
      const ids = await childrenOf(id);
      expect(ids).toHaveLength(2);
      return ids;
    });
    await settles(id, { waits: ['s:subFlows'] });
    await trial.decide('user003', first, 'refuse');
    await settles(id, { status: 3 });
    const other = await trial.launch('user001', parent, { lines });
    await settles(other, { waits: ['s:subFlows'] });
    // whether they have been launched by now or are just being launched
    await trial.admin.workflow.instance.act({ id: other, body: { kind: 'cancel' } });
    const cancelled = await eventually(async () => {
      const ids = await childrenOf(other);
      expect(ids).toHaveLength(2);
      for (const each of ids) expect(await stands(each)).toMatchObject({ status: 5 });
      return ids;
    });
    await trial.admin.workflow.instance.act({ id: other, body: { kind: 'revive' } });
    const revived = await eventually(async () => {
      const ids = (await childrenOf(other)).filter((each) => !cancelled.includes(each));
      expect(ids).toHaveLength(2);
      return ids;
    });
    for (const each of revived) await trial.decide('user003', each, 'approve');
    await settles(other, { status: 2 });
  });
});

it('circulates and sends a template at their nodes, and goes on at once', async () => {
  const { id: templateId } = await app.db
    .selectFrom('messageTemplate')
    .select('id')
    .where('enCode', '=', 'flowReminder')
    .executeTakeFirstOrThrow();
  const people = [{ kind: 'users' as const, ids: ['user010'] }];
  const flowId = await trial.release(
    flowOf([
      { id: 'c', name: '抄送', kind: 'circulate', people },
      { id: 'm', name: '通知', kind: 'message', templateId, people },
      approver('a', ['user002']),
    ]),
  );
  const id = await trial.launch('user001', flowId);
  expect(await stands(id)).toEqual({ status: 1, waits: ['a:people'] });
  const { list } = await trial.as('user010').workflow.flowList.circulated({ query: {} });
  expect(list[0]).toMatchObject({ id, readTime: null });
  await eventually(async () => {
    const messages = await trial.as('user010').message.mine({ query: {} });
    expect(messages.list.some(({ title }) => title.includes('催办'))).toBe(true);
  });
});
