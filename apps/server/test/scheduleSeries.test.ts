import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clockTextOf } from '../src/modules/extend/schedule/occurrences.js';
import { runJob } from './support/runJob.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { workOff } from './support/takeJobs.js';

let app: TestApp;
let owner: ApiClient;
let guest: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('admin');
  await saveGrants(owner, 'User', 'operator', { menu: ['extend', 'extend_schedule'] });
  guest = await app.signIn('operator');
});
afterAll(() => app.stop());

type Part = 'this' | 'later' | 'all';
type Body = Parameters<ApiClient['extend']['schedule']['create']>[0]['body'];

const schedule = (client = owner) => client.extend.schedule;
let made = 0;
/** A meeting on the first five days of March, or of another year's. */
const daily = async (more: Partial<Body> = {}) => {
  const title = `晨会${(made += 1)}`;
  const times = {
    start: '2041-03-01T09:00',
    end: '2041-03-01T10:00',
    repeat: 'daily',
    repeatUntil: '2041-03-05',
  } as const;
  const body = { title, ...times, participantIds: ['operator'], ...more };
  return { title, id: await schedule().create({ body }) };
};
const at = (day: number, hour = 9) => `2041-03-0${day}T${String(hour).padStart(2, '0')}:00`;
/** What somebody sees of events whose title begins so: `day hour title`. */
const seen = async (title: string, client = owner) => {
  const { events } = await schedule(client).list({ query: { from: '2041-03-01', to: '2041-04-01' } });
  return events.filter((event) => event.title.startsWith(title));
};
const timesOf = async (title: string, client = owner) =>
  (await seen(title, client)).map(({ start }) => `${Number(start.slice(8, 10))}. ${Number(start.slice(11, 13))}`);
const move = (id: string, was: string, start: string, end: string, scope: Part) =>
  schedule().move({ id, body: { was, start, end, scope } });
const change = async (id: string, was: string, scope: Part, part: object) => {
  const { revision, ...event } = await schedule().read({ id });
  const { title, place, colour, allDay, repeat, repeatUntil, reminder, description, participantIds } = event;
  const whole = { title, place, colour, allDay, repeat, repeatUntil, reminder, description, participantIds };
  const end = `${was.slice(0, 11)}10:00`;
  await schedule().update({ id, body: { ...whole, start: was, end, ...part, revision, scope, was } });
};
const noticesOf = async (client: ApiClient) => {
  await workOff(app, 'messageTemplate.spread');
  await workOff(app, 'message.deliver');
  return (await client.message.mine({ query: { pageSize: 500 } })).list.map(({ title }) => title);
};

it('moves one date alone, and leaves the others where they are', async () => {
  const { id, title } = await daily();
  await schedule(guest).answer({ id, body: { answer: 'accepted' } });
  await move(id, at(3), at(3, 14), at(3, 15), 'this');
  for (const client of [owner, guest])
    expect(await timesOf(title, client)).toEqual(['1. 9', '2. 9', '3. 14', '4. 9', '5. 9']);
  const single = (await seen(title, guest)).find(({ start }) => start === at(3, 14));
  expect(single).toMatchObject({ repeat: 'none', seriesId: id, answer: 'waiting' });
  // of the others nobody has to answer again
  expect((await seen(title, guest)).filter(({ answer }) => answer === 'accepted')).toHaveLength(4);
  // the date is no more one of the repetition
  await refusal(move(id, at(3), at(3, 11), at(3, 12), 'this'), 409);
  // the single one is moved again by itself, also onto another day
  await move(single?.id ?? '', at(3, 14), at(4, 16), at(4, 17), 'this');
  expect(await timesOf(title)).toEqual(['1. 9', '2. 9', '4. 9', '4. 16', '5. 9']);
});

it('changes one date without another time, and asks nobody again', async () => {
  const { id, title } = await daily();
  await schedule(guest).answer({ id, body: { answer: 'accepted' } });
  await change(id, at(2), 'this', { title: `${title}（外部）`, place: '3号会议室' });
  expect((await seen(title, guest)).map((event) => [event.title, event.place, event.answer])).toEqual([
    [title, '', 'accepted'],
    [`${title}（外部）`, '3号会议室', 'accepted'],
    [title, '', 'accepted'],
    [title, '', 'accepted'],
    [title, '', 'accepted'],
  ]);
});

it('changes one date and all later ones, with those that were changed or deleted among them', async () => {
  const { id, title } = await daily();
  await schedule().remove({ id, query: { scope: 'this', was: at(4) } });
  await move(id, at(5), at(5, 20), at(5, 21), 'this');
  await change(id, at(3), 'later', { start: at(3, 11), end: at(3, 12) });
  // the deleted one stays deleted, and the one that was moved where it was put
  expect(await timesOf(title)).toEqual(['1. 9', '2. 9', '3. 11', '5. 20']);
  const next = (await seen(title)).find(({ start }) => start === at(3, 11));
  expect(next?.id).not.toBe(id);
  await schedule().remove({ id: next?.id ?? '', query: { scope: 'all' } });
  expect(await timesOf(title)).toEqual(['1. 9', '2. 9']);
});

it('moves all dates with the one that is moved, and what was left out with them', async () => {
  const { id, title } = await daily();
  await schedule().remove({ id, query: { scope: 'this', was: at(2) } });
  await move(id, at(4), at(4, 8), at(4, 9), 'this');
  await move(id, at(3), at(3, 15), at(3, 16), 'all');
  expect(await timesOf(title)).toEqual(['1. 15', '3. 15', '4. 8', '5. 15']);
  // the date of which one was moved takes place once all the same
  await schedule().remove({ id, query: { scope: 'later', was: at(3, 15) } });
  expect(await timesOf(title)).toEqual(['1. 15']);
});

const yearOf = async (title: string) => {
  const days = ['2040-12-01', '2041-03-01', '2041-06-01', '2041-09-01'];
  const parts = await Promise.all(
    days.slice(1).map((to, place) => schedule().list({ query: { from: days[place] ?? '', to } })),
  );
  const events = parts.flatMap((part) => part.events).filter((event) => event.title === title);
  return events.map(({ start }) => start.slice(2, 10));
};
const monthly = (day: string, last: string) =>
  daily({ start: `${day}T09:00`, end: `${day}T10:00`, repeat: 'monthly', repeatUntil: last });

it('moves all dates of a month with the one that is moved, over its end as well, and what was left out with them', async () => {
  const { id, title } = await monthly('2041-01-15', '2041-06-20');
  await schedule().remove({ id, query: { scope: 'this', was: '2041-03-15T09:00' } });
  await move(id, '2041-04-15T09:00', '2041-04-20T09:00', '2041-04-20T10:00', 'this');
  await move(id, '2041-02-15T09:00', '2041-03-01T09:00', '2041-03-01T10:00', 'all');
  const moved = ['41-02-01', '41-03-01', '41-04-20', '41-06-01', '41-07-01'];
  expect(await yearOf(title)).toEqual(moved);
  // what stands in for a date still belongs to it
  await move(id, '2041-06-01T09:00', '2041-06-02T09:00', '2041-06-02T10:00', 'later');
  expect(await yearOf(title)).toEqual([...moved.slice(0, 3), '41-06-02', '41-07-02']);
  await schedule().remove({ id, query: { scope: 'later', was: '2041-02-01T09:00' } });
  expect(await yearOf(title)).toEqual(['41-06-02', '41-07-02']);
});

it('begins in the first month that has the day onto which a monthly repetition is moved', async () => {
  const { id, title } = await monthly('2041-03-01', '2041-06-01');
  await move(id, '2041-05-01T09:00', '2041-05-02T09:00', '2041-05-02T10:00', 'this');
  await move(id, '2041-04-01T09:00', '2041-03-31T09:00', '2041-03-31T10:00', 'all');
  // April has no such day: what stood in for the date of it is an event of its own
  expect(await yearOf(title)).toEqual(['41-03-31', '41-05-02', '41-05-31']);
  await schedule().remove({ id, query: { scope: 'all' } });
  expect(await yearOf(title)).toEqual(['41-05-02']);
});

it('moves all dates once, also where the answer was lost and somebody moves them again', async () => {
  const { id, title } = await daily();
  const hour = { was: at(3), start: at(3, 11), end: at(3, 12), scope: 'all' as const };
  await schedule().move({ id, body: hour });
  await refusal(schedule().move({ id, body: hour }), 409);
  expect((await timesOf(title))[0]).toBe('1. 11');
  // by whole days the date is still one of it: the key tells
  const day = { was: at(3, 11), start: at(4, 11), end: at(4, 12), scope: 'all' as const };
  for (let call = 0; call < 2; call += 1) await schedule().move({ id, body: day }, { idempotencyKey: 'move-key-1' });
  expect((await timesOf(title))[0]).toBe('2. 11');
});

it('takes the first date and all later ones for all', async () => {
  const { id, title } = await daily();
  await move(id, at(1), at(1, 12), at(1, 13), 'later');
  expect(await timesOf(title)).toEqual(['1. 12', '2. 12', '3. 12', '4. 12', '5. 12']);
  expect(new Set((await seen(title)).map((event) => event.id))).toEqual(new Set([id]));
});

it('deletes one date, it and later ones, or all, and tells participants which', async () => {
  const { id, title } = await daily();
  await schedule().remove({ id, query: { scope: 'this', was: at(2) } });
  expect(await timesOf(title, guest)).toEqual(['1. 9', '3. 9', '4. 9', '5. 9']);
  await refusal(schedule().remove({ id, query: { scope: 'this', was: at(2) } }), 409);
  await schedule().remove({ id, query: { scope: 'later', was: at(4) } });
  expect(await timesOf(title, guest)).toEqual(['1. 9', '3. 9']);
  expect((await noticesOf(guest)).filter((notice) => notice === `日程已取消：${title}`)).toHaveLength(2);
  await schedule().remove({ id, query: { scope: 'this', was: at(1) } });
  await schedule().remove({ id, query: { scope: 'this', was: at(3) } });
  // nothing is left of it
  await refusal(schedule().read({ id }), 404);
});

it('deletes by a date that takes place in another way the one, or the whole repetition', async () => {
  const { id, title } = await daily();
  await move(id, at(2), at(2, 12), at(2, 13), 'this');
  await move(id, at(3), at(3, 12), at(3, 13), 'this');
  const singleAt = async (start: string) => (await seen(title)).find((event) => event.start === start)?.id ?? '';
  await schedule().remove({ id: await singleAt(at(2, 12)), query: { scope: 'this' } });
  expect(await timesOf(title)).toEqual(['1. 9', '3. 12', '4. 9', '5. 9']);
  await schedule().remove({ id: await singleAt(at(3, 12)), query: { scope: 'later' } });
  expect(await timesOf(title)).toEqual(['1. 9']);
  await refusal(schedule(guest).remove({ id, query: { scope: 'this', was: at(1) } }), 404);
  await refusal(
    guest.extend.schedule.move({ id, body: { was: at(1), start: at(1, 8), end: at(1, 9), scope: 'this' } }),
    404,
  );
});

it('reminds of what is left of a repetition, and of a date that takes place in another way at its own time', async () => {
  const minutes = (count: number) => clockTextOf(Date.now() + count * 60_000);
  const [start, end] = [minutes(600), minutes(630)];
  const body = { title: '巡检', start, end, repeat: 'daily' as const, reminder: 15 };
  const id = await schedule().create({ body });
  expect(await waitingStart(id)).toBe(start);
  const [later, over] = [minutes(700), minutes(730)];
  await move(id, start, later, over, 'this');
  const next = clockTextOf(new Date(`${start}:00`).getTime() + 86_400_000);
  expect(await waitingStart(id)).toBe(next);
  const { id: single } = await app.db
    .selectFrom('scheduleEvent')
    .select('id')
    .where('seriesId', '=', id)
    .executeTakeFirstOrThrow();
  expect(await waitingStart(single)).toBe(later);
  // a reminder that waited for the date that was moved finds nothing
  await runJob(app, 'schedule.remind', { eventId: id, start });
  expect(await noticesOf(owner)).not.toContain('日程提醒：巡检');
  await runJob(app, 'schedule.remind', { eventId: single, start: later });
  expect((await noticesOf(owner)).filter((title) => title === '日程提醒：巡检')).toHaveLength(1);
  await schedule().remove({ id, query: { scope: 'this', was: next } });
  expect(await waitingStart(id)).toBe(clockTextOf(new Date(`${start}:00`).getTime() + 2 * 86_400_000));
  await schedule().remove({ id: single, query: { scope: 'all' } });
  expect([await waitingStart(id), await waitingStart(single)]).toEqual([undefined, undefined]);
});

it('exports deleted dates and those that take place in another way as RFC 5545 has them', async () => {
  const { id } = await daily();
  await schedule().remove({ id, query: { scope: 'this', was: at(2) } });
  await move(id, at(3), at(3, 14), at(3, 15), 'this');
  const text = (await (await schedule().export()).blob.text()).replaceAll('\r\n ', '');
  const events = text.split('BEGIN:VEVENT').filter((event) => event.includes(`UID:${id}@smart-admin`));
  expect(events).toHaveLength(2);
  const series = events.find((event) => event.includes('RRULE:'));
  expect(series?.match(/EXDATE[^\r]*/g)).toEqual([expect.stringMatching(/^EXDATE;TZID=[^:]+:20410302T090000$/)]);
  const single = events.find((event) => !event.includes('RRULE:'));
  expect(single).toMatch(/RECURRENCE-ID;TZID=[^:]+:20410303T090000/);
  expect(single).toMatch(/DTSTART;TZID=[^:]+:20410303T140000/);
});

async function waitingStart(eventId: string): Promise<string | undefined> {
  const { rows } = await sql<{ payload: { eventId: string; start: string } }>`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks k on k.id = j.task_id
    where k.identifier = 'schedule.remind' and j.key is not null`.execute(app.db);
  return rows.map(({ payload }) => payload).find((payload) => payload.eventId === eventId)?.start;
}
