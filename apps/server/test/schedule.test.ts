import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clockTextOf } from '../src/modules/extend/schedule/occurrences.js';
import { approver } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { saveGrants } from './support/saveGrants.js';
import { runJob } from './support/runJob.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { takeJobs, workOff } from './support/takeJobs.js';

let app: TestApp;
let admin: ApiClient;
let guest: ApiClient;
let stranger: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  for (const id of ['operator', 'user003'])
    await saveGrants(admin, 'User', id, { menu: ['extend', 'extend_schedule'] });
  guest = await app.signIn('operator');
  const { account } = await app.db
    .selectFrom('userAccount')
    .select('account')
    .where('id', '=', 'user003')
    .executeTakeFirstOrThrow();
  stranger = await app.signIn(account, 'Smart123');
});
afterAll(() => app.stop());

const meeting = { title: '项目例会', start: '2031-03-03T09:30', end: '2031-03-03T10:30' };
const march = { query: { from: '2031-03-01', to: '2031-04-01' } };
const noticesOf = async (client: ApiClient) => {
  await workOff(app, 'messageTemplate.spread');
  await workOff(app, 'message.deliver');
  return (await client.message.mine({ query: { pageSize: 500 } })).list.map(({ title }) => title);
};

it('shows an event to whoever made it and to whom it asks, and to nobody else', async () => {
  const id = await admin.extend.schedule.create({
    body: { ...meeting, repeat: 'weekly', repeatUntil: '2031-03-20', participantIds: ['operator'] },
  });
  const starts = async (client: ApiClient) =>
    (await client.extend.schedule.list(march)).events.filter((event) => event.id === id).map(({ start }) => start);
  const all = ['2031-03-03T09:30', '2031-03-10T09:30', '2031-03-17T09:30'];
  expect(await starts(admin)).toEqual(all);
  expect(await starts(guest)).toEqual(all);
  expect(await starts(stranger)).toEqual([]);
  await refusal(stranger.extend.schedule.read({ id }), 404);
  await refusal(stranger.extend.schedule.answer({ id, body: { answer: 'accepted' } }), 404);
  expect(await noticesOf(guest)).toContain('日程邀请：项目例会');
});

it('lets participants answer and change nothing, and asks them again when the time changes', async () => {
  const id = await admin.extend.schedule.create({ body: { ...meeting, participantIds: ['operator'] } });
  await guest.extend.schedule.answer({ id, body: { answer: 'accepted' } });
  const read = () => admin.extend.schedule.read({ id });
  expect((await read()).participants).toMatchObject([{ id: 'operator', answer: 'accepted' }]);
  const { revision } = await read();
  const body = { ...meeting, title: '改名', participantIds: ['operator'], revision };
  await refusal(guest.extend.schedule.update({ id, body }), 404);
  await refusal(guest.extend.schedule.move({ id, body: { ...meeting, was: meeting.start } }), 404);
  await refusal(guest.extend.schedule.remove({ id, query: {} }), 404);
  await admin.extend.schedule.update({ id, body });
  expect((await read()).participants).toMatchObject([{ answer: 'accepted' }]);
  await refusal(admin.extend.schedule.update({ id, body }), 409);
  const later = { start: '2031-03-04T14:00', end: '2031-03-04T15:00' };
  await admin.extend.schedule.move({ id, body: { ...later, was: meeting.start } });
  expect(await read()).toMatchObject({ ...later, participants: [{ answer: 'waiting' }] });
  await admin.extend.schedule.remove({ id, query: {} });
  await refusal(guest.extend.schedule.read({ id }), 404);
  expect(await noticesOf(guest)).toContain('日程已取消：改名');
});

it('moves all repetitions with the one that is moved', async () => {
  const id = await admin.extend.schedule.create({ body: { ...meeting, repeat: 'daily', repeatUntil: '2031-03-05' } });
  const body = { start: '2031-03-05T08:00', end: '2031-03-05T08:30', was: '2031-03-04T09:30' };
  await admin.extend.schedule.move({ id, body });
  const { events } = await admin.extend.schedule.list(march);
  expect(events.filter((event) => event.id === id).map(({ start }) => start)).toEqual([
    '2031-03-04T08:00',
    '2031-03-05T08:00',
    '2031-03-06T08:00',
  ]);
});

it('refuses what cannot be, and names the field', async () => {
  const refused = async (change: object) => {
    const { fieldErrors } = await refusal(admin.extend.schedule.create({ body: { ...meeting, ...change } }), 400);
    return Object.keys(fieldErrors);
  };
  expect(await refused({ end: meeting.start })).toEqual(['end']);
  expect(await refused({ allDay: true })).toEqual(['end']);
  expect(await refused({ repeat: 'daily', end: '2031-03-05T09:30' })).toEqual(['repeat']);
  expect(await refused({ repeat: 'daily', repeatUntil: '2031-03-02' })).toEqual(['repeatUntil']);
  expect(await refused({ participantIds: ['nobody'] })).toEqual(['participantIds']);
  expect(await refused({ start: '2031-02-30T09:30' })).toEqual(['start']);
  await refusal(admin.extend.schedule.list({ query: { from: '2031-01-01', to: '2032-01-01' } }), 400);
});

it('names what the caller has at a time, without what others have or what was declined', async () => {
  const time = { start: '2032-05-05T09:00', end: '2032-05-05T10:00' };
  const id = await guest.extend.schedule.create({ body: { title: '拜访', ...time, participantIds: ['user003'] } });
  const at = { start: '2032-05-05T09:59', end: '2032-05-05T11:00' };
  const conflicts = async (client: ApiClient, query: object = {}) =>
    (await client.extend.schedule.conflicts({ query: { ...at, ...query } })).list.map((event) => event.id);
  expect(await conflicts(guest)).toEqual([id]);
  expect(await conflicts(guest, { except: id })).toEqual([]);
  expect(await conflicts(guest, { start: '2032-05-05T10:00' })).toEqual([]);
  expect(await conflicts(admin)).toEqual([]);
  expect(await conflicts(stranger)).toEqual([id]);
  await stranger.extend.schedule.answer({ id, body: { answer: 'declined' } });
  expect(await conflicts(stranger)).toEqual([]);
});

it('names no more conflicts than somebody reads, and none of a time that no event lasts', async () => {
  const body = { title: '值班', start: '2045-01-01T08:00', end: '2045-01-01T09:00', repeat: 'daily' as const };
  const id = await stranger.extend.schedule.create({ body });
  const conflicts = (end: string) => stranger.extend.schedule.conflicts({ query: { start: '2045-01-01T00:00', end } });
  const { list } = await conflicts('2046-01-01T00:00');
  expect(list).toHaveLength(100);
  expect(list[0]).toMatchObject({ id, start: body.start });
  const { fieldErrors } = await refusal(conflicts('9045-01-01T00:00'), 400);
  expect(Object.keys(fieldErrors)).toEqual(['end']);
  await stranger.extend.schedule.remove({ id, query: {} });
});

it('reminds of each repetition once, over two instances, and of no event that is gone', async () => {
  const other = await app.startAnother();
  const start = clockTextOf(Date.now() + 600_000);
  const end = clockTextOf(Date.now() + 1_200_000);
  const body = { title: '巡检', start, end, repeat: 'daily' as const, reminder: 15, participantIds: ['operator'] };
  const id = await admin.extend.schedule.create({ body });
  const jobs = await takeJobs(app, 'schedule.remind');
  const own = jobs.filter(({ payload }) => (payload as { eventId: string }).eventId === id);
  expect(own.map(({ payload }) => payload)).toEqual([{ eventId: id, start }]);
  const [job] = own;
  await Promise.all([
    runJob(app, 'schedule.remind', job?.payload),
    runJob({ ...app, deps: other.deps }, 'schedule.remind', job?.payload),
  ]);
  expect((await noticesOf(guest)).filter((title) => title === '日程提醒：巡检')).toHaveLength(1);
  expect((await noticesOf(admin)).filter((title) => title === '日程提醒：巡检')).toHaveLength(1);
  const waiting = await waitingReminder(id);
  expect(waiting?.start).toBe(clockTextOf(new Date(`${start}:00`).getTime() + 86_400_000));
  await admin.extend.schedule.remove({ id, query: {} });
  expect(await waitingReminder(id)).toBeUndefined();
  await runJob(app, 'schedule.remind', waiting);
  expect((await noticesOf(guest)).filter((title) => title === '日程提醒：巡检')).toHaveLength(1);
});

async function waitingReminder(eventId: string): Promise<{ start: string } | undefined> {
  const { rows } = await sql<{ payload: { eventId: string; start: string } }>`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks k on k.id = j.task_id
    where k.identifier = 'schedule.remind' and j.key is not null`.execute(app.db);
  return rows.map(({ payload }) => payload).find((payload) => payload.eventId === eventId);
}

it('shows the limits of the caller’s tasks beside their events', async () => {
  const trial = await FlowTrial.start(app);
  const launched = await trial.launch('user001', await trial.release([approver('a', ['operator'])]));
  const dueTime = new Date('2031-03-07T17:00');
  await app.db.updateTable('flowTask').set({ dueTime }).where('instanceId', '=', launched).execute();
  expect((await guest.extend.schedule.list(march)).tasks).toMatchObject([{ id: launched, time: '2031-03-07T17:00' }]);
  expect((await stranger.extend.schedule.list(march)).tasks).toEqual([]);
});

it('exports the caller’s own events as iCalendar, with lines of 75 bytes at most', async () => {
  const title = '季度总结；预算, 人员\\安排'.repeat(5);
  await stranger.extend.schedule.create({
    body: { title, ...{ start: '2031-06-01T00:00', end: '2031-06-03T00:00' }, allDay: true, repeat: 'monthly' },
  });
  const text = await (await stranger.extend.schedule.export()).blob.text();
  expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const whole = text.replaceAll('\r\n ', '');
  expect(whole).toContain('DTSTART;VALUE=DATE:20310601\r\nDTEND;VALUE=DATE:20310603\r\nRRULE:FREQ=MONTHLY\r\n');
  expect(whole).toContain(`SUMMARY:${'季度总结；预算\\, 人员\\\\安排'.repeat(5)}\r\n`);
  expect(whole).not.toContain('项目例会');
});
