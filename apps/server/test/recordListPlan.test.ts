import { createField, tableOfModel } from '@smart-admin/form-engine/core';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { columnContains } from '../src/db/keyword.js';
import { startJobs } from '../src/jobs/startJobs.js';
import { up as bringIndexesUpToDate } from '../src/migrations/0380_han_runs.js';
import { releaseModel } from './support/releaseModel.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const title = createField('text', { id: 'title', label: '标题', maxLength: 50 });
const place = createField('text', { id: 'place', label: '地点', maxLength: 50 });

it('finds a keyword among 20,000 records by an index that every release brings up to date', async () => {
  const admin = await app.signIn('admin');
  const model = await releaseModel(admin, 'plan.keyword', [title, place]);
  const table = sql.table(tableOfModel(model));
  const db = app.db.withoutPlugins();
  await sql`
    insert into ${table} (_id, _creator, _organize, title, place)
    select 'r' || i, 'admin', '', 'row ' || md5(i::text), '地点' || chr(19968 + i) || ' place ' || i from generate_series(1, 20000) i`.execute(
    db,
  );
  // as autovacuum does within a minute
  await sql`vacuum analyze ${table}`.execute(db);
  const planOf = async (columns: string[], text = 'place 19999') => {
    const any = sql.join(
      columns.map((column) => columnContains(column, text)),
      sql` or `,
    );
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select _id from ${table} where ${any}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  expect(await planOf(['title', 'place'])).not.toContain('Seq Scan');
  const found = await admin.visualdev.records.list({ id: model, body: { keyword: 'place 19999' } });
  expect(found.list.map(({ id }) => id)).toEqual(['r19999']);
  // of which there are no trigrams
  const chinese = `点${String.fromCodePoint(19_968 + 77)}`;
  expect(await planOf(['title', 'place'], chinese)).not.toContain('Seq Scan');
  const heard = await admin.visualdev.records.list({ id: model, body: { keyword: chinese } });
  expect(heard.list.map(({ id }) => id)).toEqual(['r77']);

  const note = createField('text', { id: 'note', label: '备注', maxLength: 50 });
  await releaseModel(admin, 'plan.keyword', [title, place, note], model);
  expect(await planOf(['title', 'place', 'note'])).not.toContain('Seq Scan');
  const { rows } =
    await sql`select from pg_indexes where tablename = ${tableOfModel(model)} and indexname like 'words%'`.execute(db);
  // of trigrams and Chinese characters
  expect(rows).toHaveLength(1);
});

it('finds what neither its digits nor its characters find alone, as fast', async () => {
  const admin = await app.signIn('admin');
  const phone = createField('text', { id: 'phone', label: '电话', maxLength: 50 });
  const model = await releaseModel(admin, 'plan.mixed', [place, phone]);
  const table = sql.table(tableOfModel(model));
  const db = app.db.withoutPlugins();
  await sql`
    insert into ${table} (_id, _creator, _organize, place, phone)
    select 'r' || i, 'admin', '', '地点 ' || i % 997, '13' || i from generate_series(1, 20000) i`.execute(db);
  await sql`vacuum analyze ${table}`.execute(db);
  const any = sql.join(
    ['place', 'phone'].map((column) => columnContains(column, '地点 13')),
    sql` or `,
  );
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
    explain (analyze, format json) select _id from ${table} where ${any}`.execute(db);
  const scans = scansOf(rows[0]?.['QUERY PLAN'][0].Plan);
  expect(scans).toHaveLength(2);
  // 13 and 130 to 139 of each thousand
  for (const scan of scans) expect(scan['Actual Rows']).toBeLessThanOrEqual(400);
});

it('brings the indexes of earlier versions over Chinese characters up to date', async () => {
  const admin = await app.signIn('admin');
  const model = await releaseModel(admin, 'plan.earlier', [title]);
  const name = tableOfModel(model);
  const table = sql.table(name);
  const db = app.db.withoutPlugins() as unknown as Kysely<unknown>;
  const read = async () =>
    (
      await sql<IndexRow>`
        select indexname, indexdef from pg_indexes
        where tablename = ${name} and starts_with(indexname, 'words_') order by indexname`.execute(db)
    ).rows;
  const [index, ...others] = await read();
  if (!index) throw new Error('there is no index');
  expect(others).toEqual([]);
  const prefix = index.indexname.replace(/[^_]+$/, '');
  await sql`drop index ${sql.id(index.indexname)}`.execute(db);
  await sql`create index ${sql.id(`${prefix}letters`)} on ${table} using gin (title gin_trgm_ops)`.execute(db);
  await sql`
    create index ${sql.id(`${prefix}han`)} on ${table}
    using gin (string_to_array(regexp_replace(title, '[^㐀-鿿]', '', 'g'), null))`.execute(db);
  await bringIndexesUpToDate(db);
  const [han, letters] = await read();
  expect(han?.indexdef).toContain("'[^㐀-鿿]+'");
  expect(letters?.indexname).toBe(`${prefix}letters`);
  const stop = await startJobs(app.config, app.deps);
  try {
    await expect.poll(read).toEqual([index]);
  } finally {
    await stop();
  }
});

it('counts lists of models to 10,001', async () => {
  const admin = await app.signIn('admin');
  const model = await releaseModel(admin, 'plan.count', [title]);
  await sql`
    insert into ${sql.table(tableOfModel(model))} (_id, _creator, _organize, title)
    select 'r' || i, 'admin', '', 'x' from generate_series(1, 12000) i`.execute(app.db.withoutPlugins());
  const { pagination } = await admin.visualdev.records.list({ id: model, body: { pageSize: 20 } });
  expect(pagination.total).toBe(10_001);
});

it('sorts and filters records by an index for each column of the list that can be sorted or searched, in either direction', async () => {
  const admin = await app.signIn('admin');
  const amount = createField('number', { id: 'amount', label: '金额', precision: 2 });
  const model = await releaseModel(admin, 'plan.sort', [title, place]);
  const table = sql.table(tableOfModel(model));
  const db = app.db.withoutPlugins();
  await releaseModel(admin, 'plan.sort', [title, place, amount], model);
  await sql`
    insert into ${table} (_id, _creator, _organize, title, place, amount, _created_at)
    select 'r' || i, 'admin', '', 'row ' || md5(i::text), 'place ' || i % 3, i, now() - i * interval '1 second' from generate_series(1, 20000) i`.execute(
    db,
  );
  await sql`vacuum analyze ${table}`.execute(db);
  for (const direction of ['asc', 'desc'])
    for (const column of ['title', 'place', 'amount']) {
      const order = sql.raw(`${column} ${direction}, _created_at ${direction}, _id ${direction}`);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select _id from ${table} order by ${order} limit 20`.execute(db);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan, `${column} ${direction}`).toMatch(/Index (Only )?Scan/);
      expect(plan, `${column} ${direction}`).not.toMatch(/Sort/);
    }
  const names = async () =>
    (await sql`select from pg_indexes where tablename = ${tableOfModel(model)} and indexname like 'list%'`.execute(db))
      .rows;
  expect(await names()).toHaveLength(3);
  await releaseModel(admin, 'plan.sort', [title], model);
  expect(await names()).toHaveLength(1);
});

it('builds the indexes of a large table by a job, beside those who write', async () => {
  const admin = await app.signIn('admin');
  const files = createField('uploadFile', { id: 'files', label: '附件' });
  const model = await releaseModel(admin, 'plan.large', [title, files]);
  const table = sql.table(tableOfModel(model));
  const db = app.db.withoutPlugins();
  await sql`
    insert into ${table} (_id, _creator, _organize, title, files)
    select 'r' || i, 'admin', '', 'x' || i, to_jsonb((select string_agg(md5(i::text || part), '') from generate_series(1, 55) part))
    from generate_series(1, 12000) i`.execute(db);
  await releaseModel(admin, 'plan.large', [title, place, files], model);
  const names = async () =>
    (await sql`select from pg_indexes where tablename = ${tableOfModel(model)} and indexname like 'list%'`.execute(db))
      .rows;
  expect(await names()).toHaveLength(1);
  const stop = await startJobs(app.config, app.deps);
  try {
    await expect.poll(async () => (await names()).length).toBe(2);
  } finally {
    await stop();
  }
});

/** What an `explain` tells of a step. */
interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  Plans?: PlanNode[];
}

/** The steps that read an index. */
function scansOf(node: PlanNode | undefined): PlanNode[] {
  if (!node) return [];
  const below = (node.Plans ?? []).flatMap((part) => scansOf(part));
  return node['Node Type'] === 'Bitmap Index Scan' ? [node, ...below] : below;
}

interface IndexRow {
  indexname: string;
  indexdef: string;
}
