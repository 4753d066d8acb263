import { type ApiClient } from '@smart-admin/api-client';
import { createField } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../src/db/newId.js';
import { approver } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { type OnceOptions } from './support/onceParkingCases.js';
import { releaseModel } from './support/releaseModel.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

/* A save is prepared, a release gives a column another name, and then the save is written. */
let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const title = createField('text', { id: 'title', label: '标题', formId: 101 });
const note = (id: string) => createField('textarea', { id, label: '备注', formId: 102 });
const prepared = (enCode: string) => releaseModel(admin, enCode, [title, note('note')]);
const renamed = (id: string, enCode: string) => releaseModel(admin, enCode, [title, note('remark')], id);

/** Does something between the preparation of a call and its transaction: another one has its key until then. */
async function heldUp<Result>(
  call: (options: OnceOptions) => Promise<Result>,
  meanwhile: () => Promise<unknown>,
): Promise<Result> {
  const key = newId();
  const trx = await app.db.startTransaction().execute();
  try {
    await trx.insertInto('answeredCall').values({ userId: 'admin', key, fingerprint: '' }).execute();
    const answer = call({ idempotencyKey: key });
    // it is awaited below
    answer.catch(() => undefined);
    const waiting = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx);
      return rows.length;
    };
    await expect.poll(waiting).toBe(1);
    await meanwhile();
    await trx.rollback().execute();
    return await answer;
  } finally {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
  }
}

const expectOutdated = async (saving: Promise<unknown>) => {
  const { message } = await refusal(saving, 409);
  expect(message).toContain('表单刚刚更新');
};

it('a record that is created when its form has changed is refused with a reason, and saved once it is opened again', async () => {
  const id = await prepared('outdated.create');
  const create = (options: OnceOptions) =>
    admin.visualdev.records.create({ id, body: { title: '甲', note: '旧' } }, options);
  await expectOutdated(heldUp(create, () => renamed(id, 'outdated.create')));
  const recordId = await admin.visualdev.records.create({ id, body: { title: '甲', remark: '新' } });
  expect(await admin.visualdev.records.read({ id, recordId })).toMatchObject({ title: '甲', remark: '新' });
});

it('a change of a record is refused the same way, as a whole and in part', async () => {
  const calls = {
    'outdated.update': (id: string, recordId: string) => (options: OnceOptions) =>
      admin.visualdev.records.update({ id, recordId, body: { title: '甲', note: '改' } }, options),
    'outdated.change': (id: string, recordId: string) => (options: OnceOptions) =>
      admin.visualdev.records.change({ id, recordId, body: { revision: 1, set: { note: '改' } } }, options),
  };
  for (const [enCode, call] of Object.entries(calls)) {
    const id = await prepared(enCode);
    const recordId = await admin.visualdev.records.create({ id, body: { title: '甲', note: '旧' } });
    await expectOutdated(heldUp(call(id, recordId), () => renamed(id, enCode)));
    expect(await admin.visualdev.records.read({ id, recordId })).toMatchObject({ remark: '旧' });
  }
});

it('a flow is refused the same way: when it is launched, and when its form is saved', async () => {
  const trial = await FlowTrial.start(app, 'outdatedTrial');
  const modelId = await prepared('outdated.flow');
  const flowId = await trial.release([approver('a', ['user001'])], { modelId });
  const launch = (values: Record<string, string>, options?: OnceOptions) =>
    admin.workflow.instance.launch({ body: { flowId, values } }, options);
  const id = await launch({ title: '甲', note: '旧' });
  await admin.workflow.instance.act({ id, body: { kind: 'revoke' } });
  await expectOutdated(
    heldUp(
      (options) => launch({ title: '乙', note: '旧' }, options),
      () => renamed(modelId, 'outdated.flow'),
    ),
  );
  const change = { revision: 1, set: { note: '改' }, rows: {} };
  const save = (options: OnceOptions) => admin.workflow.instance.act({ id, body: { kind: 'save', change } }, options);
  await expectOutdated(heldUp(save, () => releaseModel(admin, 'outdated.flow', [title, note('words')], modelId)));
  await save({ idempotencyKey: newId() });
});

it('a column that is missing without a release stays a fault of the server', async () => {
  const id = await prepared('outdated.fault');
  const create = (options: OnceOptions) =>
    admin.visualdev.records.create({ id, body: { title: '甲', note: '旧' } }, options);
  await refusal(
    heldUp(create, () => sql`alter table ${sql.table(`mt_${id}`)} drop column note`.execute(app.db)),
    500,
  );
});
