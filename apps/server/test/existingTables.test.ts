import { type ApiClient } from '@smart-admin/api-client';
import { createField, type Field } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient & { token: string };
let models: ApiClient['visualdev']['models'];
let records: ApiClient['visualdev']['records'];
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  ({ models, records } = admin.visualdev);
});
afterAll(() => app.stop());

const run = (statement: string) => sql.raw(statement).execute(app.db.withoutPlugins());
const rowsIn = async (table: string, columns = '*') => {
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.raw(columns)} from ${sql.table(table)} order by 1`.execute(app.db.withoutPlugins());
  return rows;
};
const listed = async (name: string) => (await models.existingTables()).list.find((table) => table.name === name);
const adopt = (table: string, enCode: string, fields: Field[], client: ApiClient = admin) =>
  client.visualdev.models.adoptTable({ body: { table, ...modelBody(enCode, fields) } });
const list = async (id: string, client: ApiClient = admin) =>
  (await client.visualdev.records.list({ id, body: { currentPage: 1, pageSize: 50 } })).list;

/** Orders of a program of somebody else, with a table that refers to them. */
async function makeOrders(name: string) {
  await run(`
    create table ${name} (
      id integer generated always as identity primary key,
      number varchar(20) not null unique,
      amount numeric(10,2),
      pieces integer not null,
      ordered date,
      paid boolean not null default false,
      changed timestamp without time zone,
      secret_note text not null default 'untouched',
      tags text[]
    )`);
  await run(`comment on column ${name}.number is '订单号'`);
  await run(`create table ${name}_line (order_id integer not null references ${name} (id), good text)`);
  await run(`
    insert into ${name} (number, amount, pieces, ordered, secret_note)
    values ('A-1', 12.5, 3, '2026-01-05', 'first'), ('A-2', null, 1, null, 'second')`);
}
const orderFields = () => [
  createField('text', { id: 'number', label: '订单号', maxLength: 20, required: true }),
  createField('number', { id: 'amount', label: '金额', precision: 2 }),
  createField('number', { id: 'pieces', label: '件数', precision: 0, required: true }),
  createField('date', { id: 'ordered', label: '下单日期' }),
  createField('switch', { id: 'paid', label: '已付款' }),
];

it('offers tables of others with what their columns can become, and none of the platform', async () => {
  await makeOrders('shop_order');
  expect(await listed('shop_order')).toMatchObject({ problem: '', rows: 2 });
  const table = await models.existingTable({ table: 'shop_order' });
  const column = (name: string) => table.columns.find((each) => each.name === name);
  expect(table.problem).toBe('');
  expect(column('number')).toMatchObject({
    ...{ comment: '订单号', kinds: ['text', 'textarea'], maxLength: 20, isRequired: true, isUnique: true },
  });
  expect(column('amount')).toMatchObject({ kinds: ['number'], precision: 2, isRequired: false });
  expect(column('pieces')).toMatchObject({ kinds: ['number'], precision: 0, isRequired: true });
  expect(column('ordered')?.kinds).toEqual(['date']);
  expect(column('paid')).toMatchObject({ kinds: ['switch'], isRequired: false });
  expect(column('changed')?.kinds).toEqual(['datetime']);
  expect(column('secret_note')?.kinds).toEqual(['textarea', 'text']);
  expect(column('id')).toMatchObject({ kinds: [], isRequired: false });
  expect(column('tags')).toMatchObject({ kinds: [], reason: expect.stringContaining('text[]') as string });
  expect(table.added).toContain('_creator');
  expect((await models.existingTable({ table: 'shop_order_line' })).problem).not.toBe('');

  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(app.db.withoutPlugins());
  const names = (await models.existingTables()).list.map(({ name }) => name);
  expect(names).toEqual(['shop_order', 'shop_order_line']);
  for (const { name } of rows.filter((row) => !names.includes(row.name))) {
    await refusal(models.existingTable({ table: name }), 404);
    const body = { ...modelBody('forged', [createField('text', { id: 'a' })]), table: name };
    expect([400, 404]).toContain(
      await models.adoptTable({ body }).then(
        () => 200,
        (error: { code: number }) => error.code,
      ),
    );
  }
  for (const table of ['pg_class', 'graphile_worker', 'shop_order; drop table shop_order', 'nowhere'])
    await refusal(models.existingTable({ table }), 404);
});

it('records are the rows of the table: listed, read, added, changed, removed and brought back, other columns stay', async () => {
  await makeOrders('life_order');
  const id = await adopt('life_order', 'life.order', orderFields());
  const before = await rowsIn('life_order', 'id, number, amount, pieces, ordered::text, paid, secret_note, tags');
  const { changes } = await models.releasePlan({ id });
  expect(changes).toMatchObject([{ kind: 'adoptTable', table: 'life_order', filled: 2, failing: 0 }]);
  expect(changes[0]?.sql.join('\n')).toContain('add column "_creator"');
  await models.release({ id, body: {} });
  expect((await models.releasePlan({ id })).changes).toEqual([]);
  expect(await rowsIn('life_order', 'id, number, amount, pieces, ordered::text, paid, secret_note, tags')).toEqual(
    before,
  );
  expect(await listed('life_order')).toBeUndefined();
  const found = await list(id);
  expect(found.find((row) => row.number === 'A-1')).toMatchObject({ id: '1', amount: 12.5, pieces: 3 });
  expect(await records.read({ id, recordId: '1' })).toMatchObject({
    number: 'A-1',
    ordered: '2026-01-05',
    paid: false,
  });
  const searched = await records.list({ id, body: { currentPage: 1, pageSize: 10, keyword: 'A-2' } });
  expect(searched.list.map((row) => row.number)).toEqual(['A-2']);

  const made = await records.create({ id, body: { number: 'B-1', pieces: 7, amount: 1.25, paid: true } });
  expect((await rowsIn('life_order')).at(-1)).toMatchObject({
    ...{ id: 3, number: 'B-1', amount: '1.25', pieces: 7, paid: true, secret_note: 'untouched', _id: made },
    _creator: 'admin',
  });
  await records.update({ id, recordId: '1', body: { amount: 20 } });
  expect((await rowsIn('life_order'))[0]).toMatchObject({ amount: '20.00', secret_note: 'first', _revision: 2 });
  // the program of somebody else goes on as it did
  await run(`insert into life_order (number, pieces) values ('C-1', 2)`);
  await run(`update life_order set pieces = 9 where number = 'A-2'`);
  const again = await list(id);
  expect(again.find((row) => row.number === 'C-1')).toMatchObject({ pieces: 2 });
  expect(again.find((row) => row.number === 'A-2')).toMatchObject({ pieces: 9 });

  await refusal(records.create({ id, body: { number: 'B-1', pieces: 1 } }), 409);
  await refusal(records.create({ id, body: { number: 'D-1' } }), 400);
  await records.remove({ id, recordId: made });
  expect((await rowsIn('life_order', 'id')).map((row) => row.id)).toEqual([1, 2, 4]);
  await records.restore({ id, body: { ids: [made] } });
  expect((await rowsIn('life_order', 'id, number'))[2]).toEqual({ id: 3, number: 'B-1' });
  // what others refer to cannot go
  await run(`insert into life_order_line values (1, 'x')`);
  await refusal(records.remove({ id, recordId: '1' }), 409);

  await models.remove({ id });
  expect(await rowsIn('life_order', 'id')).toHaveLength(4);
  expect(await rowsIn('life_order_line')).toHaveLength(1);
  // and the table can be taken again
  const second = await adopt('life_order', 'life.second', orderFields());
  expect((await models.releasePlan({ id: second })).changes).toEqual([]);
  await models.release({ id: second, body: {} });
  expect(await list(second)).toHaveLength(4);
});

it.each([
  ['uuid', 'uuid primary key default gen_random_uuid()'],
  ['given', 'uuid primary key'],
  ['text', 'text primary key'],
  ['bigint', 'bigserial primary key'],
])('takes tables whose key is %s', async (kind, type) => {
  const table = `key_${kind}`;
  await run(`create table ${table} (id ${type}, name text)`);
  const keys: Record<string, string> = { text: `'k1'`, given: 'gen_random_uuid()' };
  await run(
    `insert into ${table} (${keys[kind] ? 'id, ' : ''}name) values (${keys[kind] ? `${keys[kind]}, ` : ''}'甲')`,
  );
  const id = await adopt(table, `key.${kind}`, [createField('text', { id: 'name', label: '名称' })]);
  await models.release({ id, body: {} });
  const [first] = await list(id);
  const [stored] = await rowsIn(table, 'id::text as id');
  expect(first).toMatchObject({ id: stored?.id, name: '甲' });
  await records.create({ id, body: { name: '乙' } });
  expect((await rowsIn(table, 'name')).map((row) => row.name).toSorted()).toEqual(['乙', '甲']);
});

it('changes of the form are planned over the columns that are there, in words and statements', async () => {
  await makeOrders('plan_order');
  const id = await adopt('plan_order', 'plan.order', orderFields());
  await models.release({ id, body: {} });
  const fields = [
    ...orderFields().filter((field) => field.id !== 'amount'),
    createField('text', { id: 'remark', label: '备注', maxLength: 100 }),
    createField('subtable', { id: 'rows', label: '明细', columns: [createField('text', { id: 'a', label: 'A' })] }),
  ];
  await models.update({ id, body: modelBody('plan.order', fields) });
  const { changes } = await models.releasePlan({ id });
  expect(changes.map(({ kind, column }) => [kind, column])).toEqual(
    expect.arrayContaining([
      ['addColumn', 'remark'],
      ['keepColumn', 'amount'],
      ['createTable', ''],
    ]),
  );
  await models.release({ id, body: {} });
  const made = await records.create({ id, body: { number: 'R-1', pieces: 1, remark: 'x', rows: [{ a: 'line' }] } });
  expect(await records.read({ id, recordId: made })).toMatchObject({ rows: [{ a: 'line' }] });
  expect((await rowsIn('plan_order', 'amount'))[0]).toEqual({ amount: '12.50' });
  // the table of somebody else with the name of a subtable is left alone
  await run('create table plan_order__other (x text)');
  const more = createField('subtable', { id: 'other', label: '其他', columns: [createField('text', { id: 'x' })] });
  await models.update({ id, body: modelBody('plan.order', [...fields, more]) });
  await refusal(models.release({ id, body: {} }), 409);
});

it('refuses what a model could not write, forms that leave out what every row needs, and a table that is taken', async () => {
  await run('create table bad_nokey (a text)');
  await run('create table bad_needs (id serial primary key, place point not null)');
  await run('create table bad_key (id integer primary key, a text)');
  await run('create table bad_own (id serial primary key, _creator text)');
  await run(
    'create table bad_made (id serial primary key, a integer, twice integer generated always as (a * 2) stored)',
  );
  for (const name of ['bad_nokey', 'bad_needs', 'bad_key', 'bad_own', 'bad_made']) {
    expect((await listed(name))?.problem, name).not.toBe('');
    await refusal(adopt(name, 'bad.one', [createField('text', { id: 'a' })]), 400);
  }
  await makeOrders('bad_order');
  const [number] = orderFields();
  const left = await refusal(adopt('bad_order', 'bad.order', number ? [number] : []), 400);
  expect(left.fieldErrors.formData).toContain('pieces');
  await refusal(adopt('bad_order', 'bad.order', [...orderFields(), createField('text', { id: 'tags' })]), 400);
  await adopt('bad_order', 'bad.order', orderFields());
  await refusal(adopt('bad_order', 'bad.again', orderFields()), 404);
  // nobody gives a model a table by saving it
  await models.create({ body: { ...modelBody('bad.forged', orderFields()), tableName: 'user_account' } as never });
  const { list: forged } = await models.list({ query: { keyword: 'bad.forged' } });
  expect(forged).toMatchObject([{ tableName: '' }]);
});

it('is for administrators with its button; rows of others are seen by who sees all, own ones by their creators', async () => {
  await makeOrders('right_order');
  const operator = await app.signIn('operator');
  await saveGrants(admin, 'User', 'operator', {
    menu: ['onlineDev_webDesign'],
    button: ['onlineDev_webDesign__btn_adopt', 'onlineDev_webDesign__btn_add'],
  });
  await refusal(operator.visualdev.models.existingTables(), 403);
  await refusal(operator.visualdev.models.existingTable({ table: 'right_order' }), 403);
  await refusal(adopt('right_order', 'right.order', orderFields(), operator), 403);

  const id = await adopt('right_order', 'right.order', orderFields());
  const { menuId } = await models.release({ id, body: {} });
  const menu = await admin.system.menu.read({ id: menuId });
  const codes = await app.db
    .selectFrom('menuCode')
    .select(['id', 'kind', 'enCode'])
    .where('menuId', '=', menu.id)
    .execute();
  await saveGrants(admin, 'User', 'operator', {
    menu: [menuId],
    button: codes.filter(({ kind }) => kind === 'button').map((code) => code.id),
    list: codes.filter(({ kind }) => kind === 'list').map((code) => code.id),
    form: codes.filter(({ kind, enCode }) => kind === 'form' && !enCode.endsWith(':read')).map((code) => code.id),
    data: [{ moduleId: menuId, scope: 'own' }],
  });
  expect(await list(id, operator)).toEqual([]);
  await refusal(operator.visualdev.records.read({ id, recordId: '1' }), 403);
  await refusal(operator.visualdev.records.update({ id, recordId: '1', body: { pieces: 5 } }), 403);
  await refusal(operator.visualdev.records.remove({ id, recordId: '1' }), 403);
  const made = await operator.visualdev.records.create({ id, body: { number: 'O-1', pieces: 1 } });
  expect((await list(id, operator)).map((row) => row.id)).toEqual([made]);
  expect(await list(id)).toHaveLength(3);
});
