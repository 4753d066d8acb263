import { type ApiClient, createClient } from '@smart-admin/api-client';
import { LOCALES, type Locale } from '@smart-admin/ui/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { workOff } from './support/takeJobs.js';

/* The leave of the demonstration company, with a balance for each person, year and kind. */
const LEAVE = 'flowLeave';
const BALANCE = 'leaveBalance';
let app: TestApp;
let admin: ApiClient;
let staff: ApiClient & { token: string };
let head: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  // whoever has a head, and has not asked for leave so far
  const person = await app.db
    .selectFrom('userAccount')
    .select(['account', 'organizeId'])
    .where('id', '=', STAFF)
    .executeTakeFirstOrThrow();
  staff = await app.signIn(person.account, 'Smart123');
  const manager = await app.db
    .selectFrom('organize')
    .innerJoin('userAccount', 'userAccount.id', 'organize.managerId')
    .select('account')
    .where('organize.id', '=', person.organizeId)
    .executeTakeFirstOrThrow();
  head = await app.signIn(manager.account, 'Smart123');
});
afterAll(() => app.stop());

const STAFF = 'user150';
const YEAR = new Date().getUTCFullYear();
const request = (days: number, more: object = {}) => ({
  ...{ applicant: STAFF, kind: '1', reason: '年度休假' },
  ...{ fromDay: `${YEAR}-03-01`, toDay: `${YEAR}-03-${String(days).padStart(2, '0')}` },
  ...more,
});
const launch = (values: object, client: ApiClient = staff) =>
  client.workflow.instance.launch({ body: { flowId: LEAVE, values: { ...values } } });
const read = (id: string, client: ApiClient = staff) => client.workflow.instance.read({ id });
const act = (client: ApiClient, id: string, kind: 'cancel' | 'revive') =>
  client.workflow.instance.act({ id, body: { kind } });
/** Approves with whoever is asked, until nobody is. */
async function approve(id: string) {
  for (;;) {
    const { tasks } = await read(id, head);
    const [task] = tasks.filter(({ state }) => state === 'open');
    if (!task) return;
    await head.workflow.instance.act({ id, body: { kind: 'approve', taskId: task.id } });
  }
}
/** Gives somebody so many days of a kind, in place of what they had, and answers the balance. */
async function give(granted: number, { kind = '1', person = STAFF } = {}) {
  const { list } = await admin.visualdev.records.list({
    id: BALANCE,
    body: { queryJson: { person, kind, year: [YEAR, YEAR] } },
  });
  for (const { id } of list) await admin.visualdev.records.remove({ id: BALANCE, recordId: String(id) });
  return admin.visualdev.records.create({ id: BALANCE, body: { person, year: YEAR, kind, granted, used: 0 } });
}
const balance = (recordId: string) => admin.visualdev.records.read({ id: BALANCE, recordId });

describe('leave with a balance', () => {
  it('shows what is left, and is taken from it once when it is approved', async () => {
    const recordId = await give(10);
    const id = await launch(request(3, { remaining: 99, balance: 'another' }));
    expect(await read(id)).toMatchObject({ status: 1, record: { days: '3', remaining: 10, balance: recordId } });
    expect(await balance(recordId)).toMatchObject({ used: 0 });
    await approve(id);
    await workOff(app, 'flow.call');
    expect(await read(id)).toMatchObject({ status: 2 });
    expect(await balance(recordId)).toMatchObject({ used: 3, remaining: '7.0' });
    await workOff(app, 'flow.call');
    expect(await balance(recordId)).toMatchObject({ used: 3 });
  });

  it('is taken once of a flow that is cancelled and revived just as it was approved', async () => {
    const recordId = await give(10);
    const id = await launch(request(2));
    await approve(id);
    await act(admin, id, 'cancel');
    await workOff(app, 'flow.call');
    expect(await balance(recordId)).toMatchObject({ used: 0 });
    await act(admin, id, 'revive');
    await workOff(app, 'flow.call');
    expect(await read(id)).toMatchObject({ status: 2 });
    expect(await balance(recordId)).toMatchObject({ used: 2 });
  });

  it('of more days than are left is refused, in the language of whoever asks', async () => {
    await give(2);
    const words: Record<Locale, string> = {
      zh: '超过剩余天数',
      en: 'more days than you have left',
      zhtw: '超過剩餘天數',
      vi: 'vượt số ngày còn lại',
    };
    for (const locale of LOCALES) {
      const client = createClient({ baseUrl: app.url, getToken: () => staff.token, getLanguage: () => locale });
      const error = await refusal(launch(request(3), client), 400);
      expect(error.fieldErrors.toDay, locale).toContain(words[locale]);
    }
  });

  it('of a kind without balance asks for none, and of a kind that somebody has none of is refused', async () => {
    const recordId = await give(1);
    const id = await launch(request(5, { kind: '3' }));
    await approve(id);
    await workOff(app, 'flow.call');
    expect((await read(id)).course.map(({ what }) => what)).not.toContain('failed');
    await admin.visualdev.records.remove({ id: BALANCE, recordId });
    const error = await refusal(launch(request(1)), 400);
    expect(error.fieldErrors.kind).toContain('没有此类假期的额度');
  });

  it('that was asked for twice and is too much together is rejected where it is approved second, and says why', async () => {
    const recordId = await give(5);
    const [first, second] = [await launch(request(3)), await launch(request(3))];
    await approve(second);
    await approve(first);
    await workOff(app, 'flow.call');
    const [one, other] = [await read(first), await read(second)];
    expect([one.status, other.status].sort()).toEqual([2, 3]);
    const rejected = one.status === 3 ? one : other;
    expect(rejected.course.find(({ what }) => what === 'failed')?.comment).toContain('剩余的天数不够');
    expect(await balance(recordId)).toMatchObject({ used: 3 });
    // submitted again, it goes by what is left by now
    const { record, recordRevision } = rejected;
    const resubmit = (toDay: string) =>
      staff.workflow.instance.act({
        id: rejected.id,
        body: { kind: 'submit', change: { revision: recordRevision, set: { toDay }, rows: {} } },
      });
    const { fieldErrors } = await refusal(resubmit(`${YEAR}-03-05`), 400);
    expect(fieldErrors.toDay).toContain('超过剩余天数');
    expect(record.remaining).toBe(5);
    await resubmit(`${YEAR}-03-01`);
    await approve(rejected.id);
    await workOff(app, 'flow.call');
    expect(await read(rejected.id)).toMatchObject({ status: 2 });
  });
});

describe('whose days they are', () => {
  it('nobody asks for the days of others, nor for leave in their name', async () => {
    const other = 'user151';
    await give(8);
    const theirs = await give(4, { person: other });
    const ask = (parameters: object) =>
      staff.system.dataInterface.response({ id: BALANCE, query: { parameters: JSON.stringify(parameters) } });
    expect(await ask({ year: YEAR, kind: '1' })).toMatchObject([{ remaining: 8 }]);
    expect(await ask({ year: YEAR, kind: '1', person: other })).toMatchObject([{ remaining: 8 }]);
    const { fieldErrors } = await refusal(launch(request(1, { applicant: other })), 400);
    expect(fieldErrors.applicant).toContain('只能为自己请假');
    expect(await balance(theirs)).toMatchObject({ used: 0 });
    // the page of balances is for personnel
    await refusal(staff.visualdev.records.list({ id: BALANCE, body: {} }), 403);
  });

  it('whoever is entrusted with launching asks for the days of the giver', async () => {
    const taker = 'user152';
    const recordId = await give(6);
    await give(1, { person: taker });
    const now = Date.now();
    await staff.workflow.entrust.create({
      body: { toUserId: taker, kind: 'launch', startTime: now - 1_000, endTime: now + 3_600_000 },
    });
    const client = await app.signIn(await accountOf(taker), 'Smart123');
    const id = await client.workflow.instance.launch({ body: { flowId: LEAVE, forUserId: STAFF, values: request(4) } });
    expect(await read(id)).toMatchObject({ record: { remaining: 6, balance: recordId } });
    await client.workflow.instance.act({ id, body: { kind: 'revoke' } });
    const { recordRevision: revision } = await read(id, client);
    const resubmit = (toDay: string) =>
      client.workflow.instance.act({
        id,
        body: { kind: 'submit', change: { revision, set: { toDay }, rows: {} } },
      });
    const { fieldErrors } = await refusal(resubmit(`${YEAR}-03-08`), 400);
    expect(fieldErrors).toEqual({ toDay: expect.stringContaining('超过剩余天数') as string });
    await resubmit(`${YEAR}-03-06`);
    expect(await read(id)).toMatchObject({ status: 1, record: { days: '6', remaining: 6, balance: recordId } });
  });
});

async function accountOf(id: string): Promise<string> {
  const { account } = await app.db
    .selectFrom('userAccount')
    .select('account')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return account;
}
