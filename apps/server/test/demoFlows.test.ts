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

it('its leave has been taken from the balances of whoever took it, once, and nobody has taken more than they have', async () => {
  const admin = await app.signIn('admin');
  const { list } = await admin.workflow.flowList.monitored({ query: { flowId: 'flowLeave', pageSize: 500 } });
  const adopted = list.filter(({ status }) => status === 2);
  const taken = new Map<string, number>();
  for (const { id, launcher } of adopted) {
    const { record } = await admin.workflow.instance.read({ id });
    expect(record.applicant).toBe(launcher.id);
    if (record.kind === '3') continue;
    const balance = String(record.balance);
    expect(Number(record.days)).toBeLessThanOrEqual(Number(record.remaining));
    taken.set(balance, (taken.get(balance) ?? 0) + Number(record.days));
  }
  expect(taken.size).toBeGreaterThan(0);
  const pageOf = (currentPage: number) =>
    admin.visualdev.records.list({ id: 'leaveBalance', body: { currentPage, pageSize: 500 } });
  const pages = [await pageOf(1)];
  // around the turn of a year there are balances of two
  while (pages.length * 500 < (pages[0]?.pagination.total ?? 0)) pages.push(await pageOf(pages.length + 1));
  const balances = pages.flatMap((page) => page.list);
  expect(balances.length).toBe(pages[0]?.pagination.total);
  for (const { granted, used, remaining } of balances) {
    expect(Number(remaining)).toBe(Number(granted) - Number(used));
    expect(Number(remaining)).toBeGreaterThanOrEqual(0);
  }
  // some had used a day or two before
  for (const { id, used } of balances) {
    const before = Number(used) - (taken.get(String(id)) ?? 0);
    expect([0, 1, 2]).toContain(before);
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
