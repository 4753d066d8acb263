import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('the demonstration company has flows in every state, with tasks of those who try it', async () => {
  const admin = await app.signIn('admin');
  const { list } = await admin.workflow.flowList.monitored({ query: { pageSize: 500 } });
  expect(new Set(list.map(({ flowId }) => flowId)).size).toBeGreaterThanOrEqual(7);
  expect([...new Set(list.map(({ status }) => status))]).toEqual(expect.arrayContaining([1, 2, 3]));
  const oldest = Math.min(...list.map(({ launchTime }) => launchTime));
  expect(Date.now() - oldest).toBeGreaterThan(80 * 86_400_000);
  for (const account of ['admin', 'operator']) {
    const client = await app.signIn(account);
    expect((await client.workflow.flowList.counts()).toDo, account).toBeGreaterThan(0);
    expect((await client.workflow.flowList.done()).list.length, account).toBeGreaterThan(0);
    const [task] = (await client.workflow.flowList.toDo()).list;
    const { config, course, forecast } = await client.workflow.instance.read({ id: task?.id ?? '' });
    expect(config.formData).toContain('__vModel__');
    expect(course.length).toBeGreaterThan(0);
    expect(forecast.length).toBeGreaterThan(0);
  }
});

it('a contract of it has started the use of a seal, and went on when that was over', async () => {
  const admin = await app.signIn('admin');
  const { list } = await admin.workflow.flowList.monitored({ query: { flowId: 'flowContract', status: 2 } });
  const seals = await admin.workflow.flowList.monitored({ query: { flowId: 'flowSeal', pageSize: 500 } });
  expect(list.length).toBeGreaterThan(0);
  for (const { id, title, endTime, launchTime } of list) {
    const paper = /：(.*)（/.exec(title)?.[1];
    const between = seals.list.filter(
      (seal) => seal.launchTime > launchTime && seal.endTime !== null && seal.endTime < (endTime ?? 0),
    );
    expect(between.map((seal) => seal.title)).toContain(`用印：${paper ?? ''}，4 份`);
    expect((await admin.workflow.instance.read({ id })).record.fileNumber, title).toMatch(/^HT-/);
  }
});

it('every one of its flows can be released anew', async () => {
  const admin = await app.signIn('admin');
  const { list } = await admin.workflow.flow.list({ query: {} });
  for (const { id, fullName } of list) {
    const { document } = await admin.workflow.flow.read({ id });
    const problems = await admin.workflow.flow.problems({ id, body: { document } });
    expect(
      problems.list.filter(({ severity }) => severity === 'error'),
      fullName,
    ).toEqual([]);
  }
});
