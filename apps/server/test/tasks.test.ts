import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobs } from '../src/jobs.js';
import { startJobs } from '../src/jobs/startJobs.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
let stop: () => Promise<void>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  // the tick of the runner must not meet what a test makes due
  await app.db.updateTable('scheduledTask').set({ enabledMark: 0 }).execute();
  stop = await startJobs(app.config, {
    ...app.deps,
    jobs: new Map(jobs.map((handler) => [handler.job.name, handler])),
  });
});
afterAll(async () => {
  await stop();
  await app.stop();
});

const LINE = {
  category: 'operation' as const,
  userId: 'admin',
  userName: '系统管理员/admin',
  requestDuration: 1,
  resultCode: 200,
};

const notice = (fields: object = {}) => ({
  fullName: '交班提醒',
  enCode: 'handover',
  cron: '0 8 * * *',
  kind: 'notice' as const,
  noticeTitle: '请交班',
  noticeText: '<b>第一行</b>\n第二行',
  noticeUserIds: ['operator'],
  ...fields,
});
const ended = async (id: string) => {
  const { list } = await admin.system.task.runs({ id, query: {} });
  expect(list[0]?.state).toMatch(/done|failed|retrying/);
  return list[0];
};

it('a task is made with its next time, found by sound, changed, stopped, started and deleted', async () => {
  const id = await admin.system.task.create({ body: notice() });
  const { list } = await admin.system.task.list({ query: { keyword: 'jiaoban' } });
  expect(list).toMatchObject([{ id, kind: 'notice', noticeUserIds: ['operator'], lastRunState: null, systemMark: 0 }]);
  expect(new Date(list[0]?.nextRunTime ?? 0).getHours()).toBe(8);
  await admin.system.task.update({ id, body: notice({ cron: '0 9 * * *' }) });
  expect(new Date((await admin.system.task.read({ id })).nextRunTime ?? 0).getHours()).toBe(9);
  await admin.system.task.updateState({ id });
  expect((await admin.system.task.read({ id })).enabledMark).toBe(0);
  await refusal(admin.system.task.create({ body: notice() }), 400);
  await admin.system.task.remove({ id });
  await refusal(admin.system.task.read({ id }), 404);
});

it('a run by hand sends its notice as text, and stands in the log with who asked for it', async () => {
  const id = await admin.system.task.create({ body: notice({ enCode: 'byHand' }) });
  await admin.system.task.run({ id });
  const run = await vi.waitFor(() => ended(id));
  expect(run).toMatchObject({ state: 'done', cause: 'manual', attempts: 1, message: '', userName: '系统管理员' });
  const operator = await app.signIn('operator');
  const received = await vi.waitFor(async () => {
    const { list } = await operator.message.mine({ query: { keyword: '请交班' } });
    expect(list).toHaveLength(1);
    return list[0];
  });
  const { bodyText } = await operator.message.readInfo({ id: received?.id ?? '' });
  expect(bodyText).toBe('<p>&lt;b&gt;第一行&lt;/b&gt;</p><p>第二行</p>');
});

it('a task asks its interface with its parameters, and says why it failed', async () => {
  const interfaceId = await admin.system.dataInterface.create({
    body: {
      fullName: '日结',
      enCode: 'settle',
      kind: 'static',
      staticData: '[{"day": 1}]',
      parameters: [{ name: 'day', type: 'date', required: true }],
    },
  });
  const asks = (parameters: object[]) => ({
    fullName: '日结',
    enCode: 'settleTask',
    cron: '0 1 * * *',
    kind: 'interface' as const,
    interfaceId,
    parameters: parameters as { name: string; value: string }[],
    maxAttempts: 1,
  });
  const wrong = await refusal(admin.system.task.create({ body: asks([{ name: 'day', value: 'today' }]) }), 400);
  expect(wrong.fieldErrors).toHaveProperty(['parameters.day']);
  const id = await admin.system.task.create({ body: asks([{ name: 'day', value: '2026-11-22' }]) });
  await admin.system.task.run({ id });
  expect(await vi.waitFor(() => ended(id))).toMatchObject({ state: 'done' });
  const { list } = await admin.system.dataInterface.log({ id: interfaceId, query: {} });
  expect(list).toMatchObject([{ cause: 'task', userName: '系统管理员', rows: 1 }]);
  // whoever made it has lost the interface since
  await app.db
    .updateTable('scheduledTask')
    .set({
      payload: JSON.stringify({ interfaceId, parameters: [{ name: 'day', value: '2026-11-22' }], userId: 'operator' }),
    })
    .where('id', '=', id)
    .execute();
  await admin.system.task.run({ id });
  const failed = await vi.waitFor(async () => {
    const run = await ended(id);
    expect(run?.state).toBe('failed');
    return run;
  });
  expect(failed?.message).toContain('日结');
});

it('a clean-up says how much it would delete, deletes that alone, and may not do what its maker may not', async () => {
  const old = new Date(Date.now() - 40 * 86_400_000);
  const line = (id: string, creatorTime: Date) => ({ ...LINE, id, creatorTime });
  await app.db
    .insertInto('operationLog')
    .values([line('old1', old), line('old2', old), line('new1', new Date())])
    .execute();
  const body = {
    ...notice({ enCode: 'tidy' }),
    kind: 'cleanUp' as const,
    cleanUp: { target: 'logs' as const, days: 30 },
  };
  expect(await admin.system.task.cleanUpCount({ target: 'logs', query: { days: 30 } })).toEqual({ rows: 2 });
  const id = await admin.system.task.create({ body });
  expect(await admin.system.task.read({ id })).toMatchObject({ kind: 'cleanUp', cleanUp: body.cleanUp });
  await admin.system.task.run({ id });
  const run = await vi.waitFor(() => ended(id));
  expect(run).toMatchObject({ state: 'done', result: { rows: 2 } });
  expect(run?.endTime).toBeGreaterThanOrEqual(run?.startTime ?? Infinity);
  const left = await app.db
    .selectFrom('operationLog')
    .select('id')
    .where('id', 'in', ['old1', 'old2', 'new1'])
    .execute();
  expect(left).toEqual([{ id: 'new1' }]);

  const others = ['interfaceCalls', 'deliveries', 'runs', 'bins'];
  for (const target of others)
    expect((await admin.system.task.cleanUpCount({ target, query: { days: 3_000 } })).rows).toBe(0);
  await refusal(admin.system.task.cleanUpCount({ target: 'users', query: { days: 30 } }), 404);
  const { list: nodes } = await admin.permission.authority.tree();
  const ids = (kind: string) =>
    nodes.flatMap((node) => (node.kind === kind && /^system(_task(__.*)?)?$/.test(node.id) ? node.id : []));
  await saveGrants(admin, 'User', 'operator', { menu: ids('menu'), button: ids('button') });
  const operator = await app.signIn('operator');
  await refusal(operator.system.task.cleanUpCount({ target: 'logs', query: { days: 30 } }), 403);
  await refusal(operator.system.task.create({ body: { ...body, enCode: 'tidyToo' } }), 403);
  await refusal(
    operator.system.task.create({ body: { ...body, enCode: 'bins', cleanUp: { target: 'bins', days: 1 } } }),
    403,
  );
  const own = { target: 'runs' as const, days: 30 };
  await operator.system.task.create({ body: { ...body, enCode: 'ownRuns', cleanUp: own } });
  const template = { ...body, enCode: 'byTemplate', kind: 'template' as const, templateId: 'x' };
  await refusal(operator.system.task.create({ body: template }), 403);
  // what was given to the maker may be taken from them later
  await app.db
    .updateTable('scheduledTask')
    .set({ payload: JSON.stringify({ ...body.cleanUp, userId: 'operator' }) })
    .where('id', '=', id)
    .execute();
  await admin.system.task.run({ id });
  await vi.waitFor(async () => expect((await ended(id))?.state).toMatch(/failed|retrying/));
  await saveGrants(admin, 'User', 'operator', {});
});

it('a task sends a message template with its values, each placeholder given', async () => {
  const templateId = await admin.system.messageTemplate.create({
    body: {
      fullName: '日报',
      enCode: 'daily',
      channels: ['notice'],
      placeholders: [{ name: 'day', label: '日期' }],
      subject: '{day}日报',
      content: '请查看{day}的日报',
    },
  });
  const body = notice({ enCode: 'dailyTask', kind: 'template' as const, templateId });
  const { fieldErrors } = await refusal(admin.system.task.create({ body }), 400);
  expect(fieldErrors.parameters).toContain('日期');
  const parameters = [{ name: 'day', value: '周一' }];
  const id = await admin.system.task.create({ body: { ...body, parameters } });
  expect(await admin.system.task.read({ id })).toMatchObject({ kind: 'template', templateId, parameters });
  await admin.system.task.run({ id });
  const run = await vi.waitFor(() => ended(id));
  expect(run).toMatchObject({ state: 'done', result: { receivers: 1 } });
  const operator = await app.signIn('operator');
  await vi.waitFor(async () =>
    expect((await operator.message.mine({ query: { keyword: '周一日报' } })).list).toHaveLength(1),
  );
});

it('what was sent is cleaned up by whoever sees all of it on its own page', async () => {
  const { id, revision: _revision, ...page } = await admin.system.menu.read({ id: 'system_template' });
  const rowsByRight = (isDataAuthorize: 0 | 1) => admin.system.menu.update({ id, body: { ...page, isDataAuthorize } });
  const grants = {
    menu: ['system', 'system_task', 'system_template', 'permission', 'permission_user'],
    button: ['system_template__btn_remove'],
  };
  const countAs = async (seenWhole: string) => {
    const data = ['system_template', 'permission_user'].map((moduleId) => ({
      ...{ moduleId, scope: moduleId === seenWhole ? ('all' as const) : ('own' as const) },
    }));
    await saveGrants(admin, 'User', 'operator', { ...grants, data });
    const operator = await app.signIn('operator');
    return operator.system.task.cleanUpCount({ target: 'deliveries', query: { days: 3_000 } });
  };
  // the page shows everybody all that was sent, whomever they see on the page of users
  expect(await countAs('')).toEqual({ rows: 0 });
  await rowsByRight(1);
  expect(await countAs('system_template')).toEqual({ rows: 0 });
  await refusal(countAs('permission_user'), 403);
  await rowsByRight(0);
  await saveGrants(admin, 'User', 'operator', {});
});

it('an attempt that breaks off after it has sent does not send again when it is tried anew', async () => {
  await sql`
    create function break_first() returns trigger language plpgsql as $$
    begin
      if new.result is not null and new.attempts = 1 then raise exception 'broken off'; end if;
      return new;
    end $$`.execute(app.db);
  await sql`create trigger break_first before update on scheduled_task_run
    for each row execute function break_first()`.execute(app.db);
  const templateId = await admin.system.messageTemplate.create({
    body: { fullName: '只发一次', enCode: 'onlyOnce', channels: ['notice'], subject: '只发一次', content: '内容' },
  });
  const runOf = async (fields: object) => {
    const id = await admin.system.task.create({ body: notice({ maxAttempts: 3, ...fields }) });
    await admin.system.task.run({ id });
    await vi.waitFor(async () => {
      // the next attempt need not wait
      await sql`select graphile_worker.reschedule_jobs(
        array(select id from graphile_worker.jobs where run_at > now()), run_at => now())`.execute(app.db);
      expect(await ended(id)).toMatchObject({ state: 'done', attempts: 2, result: { receivers: 1 } });
    });
  };
  await runOf({ enCode: 'noticeOnce', noticeTitle: '一次通知' });
  await runOf({ enCode: 'templateOnce', kind: 'template', templateId });
  const notices = await app.db.selectFrom('message').select('id').where('title', '=', '一次通知').execute();
  expect(notices).toHaveLength(1);
  await vi.waitFor(async () => {
    const { rows } =
      await sql`select id from graphile_worker.jobs where task_identifier = 'messageTemplate.spread'`.execute(app.db);
    expect(rows).toEqual([]);
  });
  const deliveries = app.db.selectFrom('messageDelivery').select('userId').where('templateName', '=', '只发一次');
  expect(await deliveries.execute()).toEqual([{ userId: 'operator' }]);
  await sql`drop trigger break_first on scheduled_task_run`.execute(app.db);
});

it('a task runs by the clocks of its zone, by default the server’s', async () => {
  const id = await admin.system.task.create({ body: notice({ enCode: 'zoned', timeZone: 'America/New_York' }) });
  const { nextRunTime, timeZone } = await admin.system.task.read({ id });
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  expect(hour.format(nextRunTime ?? 0)).toBe('08');
  await admin.system.task.update({ id, body: notice({ enCode: 'zoned', timeZone: '' }) });
  expect((await admin.system.task.read({ id })).timeZone).toBe(app.deps.clock.timeZone);
  const { timeZone: shown } = await admin.system.task.nextTimes({ query: { cron: '0 9 * * 1', timeZone: 'UTC' } });
  expect(shown).toBe('UTC');
});

it('wrong patterns, zones, targets and limits are refused with their field', async () => {
  for (const [field, fields] of [
    ['cron', { cron: '61 * * * *' }],
    ['timeZone', { timeZone: 'Mars/Base' }],
    ['noticeTitle', { noticeTitle: '' }],
    ['noticeUserIds', { noticeUserIds: [] }],
    ['interfaceId', { kind: 'interface' as const }],
    ['kind', { kind: 'system' as const }],
    ['cleanUp', { kind: 'cleanUp' as const }],
    ['templateId', { kind: 'template' as const }],
    ['syncId', { kind: 'sync' as const }],
    ['timeoutSeconds', { timeoutSeconds: 0 }],
    ['maxAttempts', { maxAttempts: 99 }],
  ] as const) {
    const { fieldErrors } = await refusal(
      admin.system.task.create({ body: notice({ enCode: 'wrong', ...fields }) }),
      400,
    );
    expect(Object.keys(fieldErrors)).toEqual([field]);
  }
  expect((await admin.system.task.nextTimes({ query: { cron: '0 9 * * 1' } })).times).toHaveLength(5);
  expect((await admin.system.task.nextTimes({ query: { cron: '0 0 30 2 *' } })).times).toEqual([]);
});

it('a task of the server takes other times, and stays what it is and where it is', async () => {
  const { id: _id, ...task } = await admin.system.task.read({ id: 'clean_files' });
  await admin.system.task.update({
    id: 'clean_files',
    body: { ...notice(), cron: '30 * * * *', fullName: '别的', enCode: 'other' },
  });
  expect(await admin.system.task.read({ id: 'clean_files' })).toMatchObject({
    cron: '30 * * * *',
    kind: 'system',
    fullName: task.fullName,
  });
  await refusal(admin.system.task.remove({ id: 'clean_files' }), 409);
});

it('nobody without the page reads, runs or changes tasks', async () => {
  const operator = await app.signIn('operator');
  await refusal(operator.system.task.list({ query: {} }), 403);
  await refusal(operator.system.task.runs({ id: 'clean_files', query: {} }), 403);
  await refusal(operator.system.task.run({ id: 'clean_files' }), 403);
  await refusal(operator.system.task.nextTimes({ query: { cron: '0 9 * * 1' } }), 403);
  await refusal(operator.system.task.create({ body: notice({ enCode: 'mine' }) }), 403);
});
