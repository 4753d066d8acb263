import { type ApiClient } from '@smart-admin/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { application, guest } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

const create = (reason: string) =>
  operator.visualdev.records.create({ id: 'visitor', body: { ...application, reason } });
const read = (recordId: string) => admin.visualdev.records.read({ id: 'visitor', recordId });
const change = (ids: string[], set: Record<string, unknown>) =>
  operator.visualdev.records.changeMany({ id: 'visitor', body: { ids, set } });
const undo = (changes: { id: string; revision: number }[], caller = operator) =>
  caller.visualdev.records.undoMany({ id: 'visitor', body: { changes } });

it('changes several records by the rules of each, and says which refuse and why', async () => {
  const [one, other, same] = [await create('面试'), await create('送货'), await create('统一')];
  await operator.visualdev.records.update({ id: 'visitor', recordId: other, body: { fromDate: '2026-12-02' } });
  expect(await change([one, same, 'nobody'], { reason: '统一' })).toEqual({
    changed: [{ id: one, revision: 2 }],
    unchanged: 1,
    refused: [{ id: 'nobody', reason: '数据不存在或已被删除' }],
  });
  // the second record begins a day later: for it the new end would lie before its beginning
  const result = await change([one, other], { toDate: '2026-12-01' });
  expect(result.changed.map(({ id }) => id)).toEqual([one]);
  expect(result.refused).toMatchObject([{ id: other }]);
  expect(result.refused[0]?.reason).not.toBe('');
  // what follows from the fields is computed anew
  expect(await read(one)).toMatchObject({ reason: '统一', toDate: '2026-12-01', days: '1.00' });
  expect(await read(other)).toMatchObject({ toDate: '2026-12-03' });
});

it('refuses fields that nobody sets, rows of subtables, and more records than the limit', async () => {
  const id = await create('面试');
  for (const set of [{ billNo: 'X' }, { days: 9 }, { visitors: [] }, { unknown: 1 }])
    await refusal(change([id], set), 400);
  await refusal(
    change(
      Array.from({ length: 501 }, (_, index) => `r${index}`),
      { reason: 'x' },
    ),
    400,
  );
  expect(await read(id)).toMatchObject({ _revision: 1 });
});

it('takes a change back for a minute, for whoever made it, where nobody has saved since', async () => {
  const [one, other, late] = [await create('甲'), await create('乙'), await create('丙')];
  const { changed } = await change([one, other, late], { reason: '统一', toDate: '2026-12-02' });
  await admin.visualdev.records.update({ id: 'visitor', recordId: other, body: { reason: '又改' } });
  await sql`update record_change set creator_time = now() - interval '2 minutes' where record_id = ${late} and revision = 2`.execute(
    app.db,
  );
  expect((await undo(changed, admin)).changed).toEqual([]);
  const result = await undo(changed);
  expect(result.changed).toEqual([{ id: one, revision: 3 }]);
  expect(result.refused.map(({ id }) => id)).toEqual([other, late]);
  expect(await read(one)).toMatchObject({ reason: '甲', toDate: '2026-12-03', days: '3.00' });
  expect(await read(other)).toMatchObject({ reason: '又改' });
  expect(await read(late)).toMatchObject({ reason: '统一' });
});

it('makes a record again what it was at an earlier revision, rows too, unless somebody has saved since', async () => {
  const recordId = await create('甲');
  const before = await read(recordId);
  const put = (body: Record<string, unknown>) => operator.visualdev.records.update({ id: 'visitor', recordId, body });
  await put({ reason: '乙', visitors: [guest('何静怡')] });
  await put({ toDate: '2026-12-02' });
  const back = (revision: number, current: number) =>
    operator.visualdev.records.restoreRevision({ id: 'visitor', recordId, body: { revision, current } });
  await refusal(back(1, 2), 409);
  await refusal(back(3, 3), 404);
  expect(await back(1, 3)).toEqual({ revision: 4 });
  const restored = await read(recordId);
  const withoutIds = (value: unknown) => (value as { id: string }[]).map(({ id: _id, ...row }) => row);
  expect({ ...restored, visitors: withoutIds(restored.visitors) }).toEqual({
    ...before,
    visitors: withoutIds(before.visitors),
    _revision: 4,
  });
});
