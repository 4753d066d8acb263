import { type ApiClient } from '@smart-admin/api-client';
import { applyChange, type FormValues } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordsCreated, recordsRemoved, recordUpdated } from '../src/modules/visualdev/visualdev.events.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';
import { application, guest } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
const MODEL = 'visitor';

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

const read = (recordId: string) => admin.visualdev.records.read({ id: MODEL, recordId });
const change = (recordId: string, body: Parameters<typeof admin.visualdev.records.change>[0]['body']) =>
  admin.visualdev.records.change({ id: MODEL, recordId, body });
const rowsIn = (record: FormValues) => record.visitors as (ReturnType<typeof guest> & { id: string })[];

it('saves tell what happened, once each, with what changed', async () => {
  const events: unknown[] = [];
  app.deps.events.within(recordsCreated, (_trx, payload) => void events.push({ name: 'created', ...payload }));
  app.deps.events.within(recordUpdated, (_trx, payload) => void events.push({ name: 'updated', ...payload }));
  app.deps.events.within(recordsRemoved, (_trx, payload) => void events.push({ name: 'removed', ...payload }));
  const recordId = await operator.visualdev.records.create({ id: MODEL, body: application });
  const before = await read(recordId);
  await change(recordId, { revision: 1, set: { toDate: '2026-12-05' } });
  await change(recordId, { revision: 2, set: {} });
  await admin.visualdev.records.remove({ id: MODEL, recordId });
  const differs = {
    change: { set: { toDate: '2026-12-05', days: '5.00' }, rows: {} },
    undo: { set: { toDate: before.toDate, days: before.days }, rows: {} },
  };
  expect(events).toEqual([
    { name: 'created', modelId: MODEL, recordIds: [recordId], userId: 'operator' },
    { name: 'updated', modelId: MODEL, recordId, revision: 2, userId: 'admin', fields: ['toDate', 'days'], ...differs },
    { name: 'removed', modelId: MODEL, recordIds: [recordId], userId: 'admin' },
  ]);
});

it('a save tells what takes it back, down to the cells of rows', async () => {
  const recordId = await operator.visualdev.records.create({ id: MODEL, body: application });
  const before = await read(recordId);
  const undone: FormValues[] = [];
  app.deps.events.within(recordUpdated, async (trx, { change: made, undo, ...place }) => {
    if (place.recordId !== recordId) return;
    expect(made.rows.visitors).toMatchObject({ upsert: [{ luggage: 9 }, { name: '新来的' }] });
    const { rows } = await sql`select revision from record_change
      where record_id = ${recordId} and revision = ${place.revision}`.execute(trx);
    expect(rows).toHaveLength(1);
    undone.push(applyChange(applyChange(before, made), undo));
  });
  const [first, second] = rowsIn(before);
  const upsert = [
    { id: first?.id ?? '', luggage: 9 },
    { ...guest('新来的'), id: 'new' },
  ];
  const rows = { visitors: { upsert, remove: [second?.id ?? ''] } };
  await change(recordId, { revision: 1, set: { plate: '沪B20V15' }, rows });
  expect(undone).toEqual([before]);
});
