import { hashPassword } from '@smart-admin/api-client';
import { createField } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineEvent } from '../src/events/defineEvent.js';
import { nounChanged } from '../src/http/crud/crud.events.js';
import { defineJob } from '../src/jobs/defineJob.js';
import { rightsChanged } from '../src/rights/rights.events.js';
import { usersChanged } from '../src/modules/user/user.events.js';
import {
  recordsCreated,
  recordsPurged,
  recordsRemoved,
  recordsRestored,
  recordUpdated,
} from '../src/modules/visualdev/visualdev.events.js';
import { releaseModel } from './support/releaseModel.js';
import { refusal, startTestApp, type Instance, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let other: Instance;
/** What each instance heard, in the order in which it heard it. */
const heard = { app: [] as unknown[], other: [] as unknown[] };

const audit = defineJob('test.audit', z.object({ userIds: z.array(z.string()) }));

beforeAll(async () => {
  app = await startTestApp();
  other = await app.startAnother();
  app.deps.events.on(usersChanged, (payload) => heard.app.push(payload));
  other.deps.events.on(usersChanged, (payload) => heard.other.push(payload));
  app.deps.events.enqueueOn(usersChanged, audit, ({ change, userIds }) =>
    change === 'removed' ? { userIds } : undefined,
  );
});
afterAll(() => app.stop());
beforeEach(() => {
  heard.app.length = 0;
  heard.other.length = 0;
});

const emit = (userIds: string[], change: 'created' | 'updated' | 'removed' = 'updated') =>
  app.db.transaction().execute((trx) => app.deps.events.emit(trx, usersChanged, { change, userIds }));

/** Waits until the other instance has heard everything that was sent before. */
async function settle() {
  await emit(['mark']);
  await vi.waitFor(() => expect(heard.other.at(-1)).toEqual({ change: 'updated', userIds: ['mark'] }));
}

it('tells every instance once, here already when the transaction has ended', async () => {
  await emit(['a']);
  expect(heard.app).toEqual([{ change: 'updated', userIds: ['a'] }]);
  await settle();
  expect(heard.other).toEqual([
    { change: 'updated', userIds: ['a'] },
    { change: 'updated', userIds: ['mark'] },
  ]);
  expect(heard.app).toHaveLength(2);
});

it('tells nothing while a transaction is open, and nothing of one that is rolled back', async () => {
  await app.db.transaction().execute(async (trx) => {
    await app.deps.events.emit(trx, usersChanged, { change: 'updated', userIds: ['open'] });
    expect(heard.app).toEqual([]);
  });
  expect(heard.app).toHaveLength(1);
  const failing = app.db.transaction().execute(async (trx) => {
    await app.deps.events.emit(trx, usersChanged, { change: 'removed', userIds: ['never'] });
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  await settle();
  expect(JSON.stringify(heard)).not.toContain('never');
  expect(await jobs()).toEqual([]);
});

it('sends two equal events of one transaction twice', async () => {
  await app.db.transaction().execute(async (trx) => {
    await app.deps.events.emit(trx, usersChanged, { change: 'updated', userIds: ['twin'] });
    await app.deps.events.emit(trx, usersChanged, { change: 'updated', userIds: ['twin'] });
  });
  await settle();
  expect(heard.other).toHaveLength(3);
  expect(heard.app).toHaveLength(3);
});

it('adds the jobs of an event in its transaction, once, whatever number of instances listens', async () => {
  await emit(['gone'], 'removed');
  await emit(['stays'], 'updated');
  expect(await jobs()).toEqual([{ identifier: 'test.audit', maxAttempts: 10 }]);
});

it('runs handlers inside the transaction: they see what it did, and are rolled back with it', async () => {
  const accountOf = async (db: typeof app.db, id: string) =>
    (await db.selectFrom('userAccount').select('realName').where('id', '=', id).executeTakeFirstOrThrow()).realName;
  app.deps.events.within(usersChanged, async (trx, { userIds: [id] }) => {
    if (id !== 'operator') return;
    const name = await accountOf(trx, id);
    await trx
      .updateTable('userAccount')
      .set({ realName: `${name}!` })
      .where('id', '=', id)
      .execute();
  });
  const rename = (after: () => void) =>
    app.db.transaction().execute(async (trx) => {
      await trx.updateTable('userAccount').set({ realName: '甲' }).where('id', '=', 'operator').execute();
      await app.deps.events.emit(trx, usersChanged, { change: 'updated', userIds: ['operator'] });
      expect(await accountOf(trx, 'operator')).toBe('甲!');
      after();
    });
  const failing = rename(() => {
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  expect(await accountOf(app.db, 'operator')).toBe('吴运营');
  await rename(() => undefined);
  expect(await accountOf(app.db, 'operator')).toBe('甲!');
});

it('is heard elsewhere before what follows from it inside the transaction', async () => {
  // which of the two hears first is chance
  const orders: Record<string, string[]> = { app: [], other: [] };
  app.deps.events.within(usersChanged, async (trx, { userIds }) => {
    if (userIds[0] === 'first') await app.deps.events.emit(trx, rightsChanged, { userIds });
  });
  for (const [name, instance] of Object.entries({ app, other })) {
    instance.deps.events.on(
      usersChanged,
      ({ userIds }) => void (userIds[0] === 'first' && orders[name]?.push('users')),
    );
    instance.deps.events.on(rightsChanged, () => orders[name]?.push('rights'));
  }
  await emit(['first']);
  await settle();
  expect(orders).toEqual({ app: ['users', 'rights'], other: ['users', 'rights'] });
});

it('refuses what happened when a handler inside the transaction throws', async () => {
  app.deps.events.within(usersChanged, (_trx, { userIds }) => {
    if (userIds[0] === 'kept') throw new Error('is still needed');
  });
  await expect(emit(['kept'])).rejects.toThrow('is still needed');
  await settle();
  expect(JSON.stringify(heard)).not.toContain('kept');
});

it('refuses a payload that does not fit before anything is committed, and an event that no list names', async () => {
  await expect(emit([])).rejects.toThrow(z.ZodError);
  await expect(
    app.db.transaction().execute((trx) => app.deps.events.emit(trx, defineEvent('test.unlisted', z.object({})), {})),
  ).rejects.toThrow('no module');
});

it('goes on with the other handlers when one fails', async () => {
  const seen = vi.fn();
  app.deps.events.on(rightsChanged, ({ userIds }) => {
    if (userIds?.[0] === 'poison') throw new Error('a handler that fails');
  });
  app.deps.events.on(rightsChanged, seen);
  await app.db.transaction().execute((trx) => app.deps.events.emit(trx, rightsChanged, { userIds: ['poison'] }));
  expect(seen).toHaveBeenCalledWith({ userIds: ['poison'] });
});

it('tells of the rows of every noun that were created, changed and removed', async () => {
  const admin = await app.signIn('admin');
  const happened: unknown[] = [];
  app.deps.events.within(nounChanged, (_trx, payload) => void happened.push(payload));
  const body = { fullName: '夜班', enCode: 'night', type: 'user' };
  const id = await admin.permission.group.create({ body });
  await admin.permission.group.update({ id, body: { ...body, fullName: '夜班组' } });
  await admin.permission.group.updateState({ id });
  await admin.permission.group.remove({ id });
  const event = { noun: 'userGroup', ids: [id], userId: 'admin' };
  expect(happened).toEqual([
    { ...event, change: 'created' },
    { ...event, change: 'updated' },
    { ...event, change: 'updated' },
    { ...event, change: 'removed' },
  ]);
});

it('tells the other instances nothing of single records, of which nobody keeps anything in memory', async () => {
  const admin = await app.signIn('admin');
  const model = await releaseModel(admin, 'events.records', [createField('text', { id: 'title', label: '标题' })]);
  const inside: string[] = [];
  for (const event of [recordsCreated, recordUpdated, recordsRemoved, recordsRestored, recordsPurged])
    app.deps.events.within<z.ZodType>(event, () => void inside.push(event.name));
  const sent: string[] = [];
  const line = new pg.Client(app.config);
  await line.connect();
  line.on('notification', ({ payload = '' }) => sent.push(payload));
  await line.query('listen smart_admin');
  const recordId = await admin.visualdev.records.create({ id: model, body: { title: '甲' } });
  await admin.visualdev.records.update({ id: model, recordId, body: { title: '乙' } });
  await admin.visualdev.records.remove({ id: model, recordId });
  await admin.visualdev.records.restore({ id: model, body: { ids: [recordId] } });
  await admin.visualdev.records.remove({ id: model, recordId });
  await admin.visualdev.records.purge({ id: model, body: { ids: [recordId] } });
  await emit(['mark']);
  await vi.waitFor(() => expect(sent.join()).toContain('mark'));
  await line.end();
  expect(sent.join()).not.toContain('record.');
  const removed = 'record.removed';
  expect(inside).toEqual(['record.created', 'record.updated', removed, 'record.restored', removed, 'record.purged']);
});

it('leaves alone what an instance of an older version tells of events that nobody hears any more', async () => {
  const errors = vi.spyOn(other.deps.log, 'error');
  const message = { name: recordUpdated.name, payload: { from: 'an older version' } };
  await app.db.transaction().execute((trx) => app.deps.bus.send(trx, 'event', message));
  await settle();
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

it('disables 500 users at once, and every instance refuses them', async () => {
  const admin = await app.signIn('admin');
  const password = await hashPassword('Secret123');
  const body = { account: 'crowd0', realName: '众人', organizeIds: ['hq_hr'], roleIds: ['hr'], password };
  const first = await admin.permission.users.create({ body });
  const ids = await copyUser(first, 499);
  const member = await other.signIn('crowd0', 'Secret123');
  expect((await member.oauth.currentUser()).userInfo.userAccount).toBe('crowd0');
  await admin.permission.users.batchState({ body: { ids: [first, ...ids], enabledMark: 0 } });
  await vi.waitFor(() => refusal(member.oauth.currentUser(), 601));
  await settle();
  expect(heard.other).toContainEqual({ change: 'updated', userIds: [first, ...ids] });
});

async function copyUser(id: string, count: number): Promise<string[]> {
  const row = await app.db.selectFrom('userAccount').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const ids = Array.from({ length: count }, (_, index) => `9000000000000000${String(index).padStart(3, '0')}`);
  await app.db
    .insertInto('userAccount')
    .values(
      ids.map((copy, index) => ({
        id: copy,
        account: `crowd${index + 1}`,
        realName: row.realName,
        organizeId: row.organizeId,
        passwordHash: row.passwordHash,
      })),
    )
    .execute();
  return ids;
}

async function jobs(): Promise<unknown[]> {
  const { rows } = await sql`select task_identifier as identifier, max_attempts from graphile_worker.jobs
    where task_identifier <> 'flow.tick'`.execute(app.db);
  return rows;
}
