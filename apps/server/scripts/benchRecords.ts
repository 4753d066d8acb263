/**
 * Measures the records of a released model on the embedded PostgreSQL: the list over many of them, for an administrator and
 * for somebody of limited scope, an import of 50,000 rows and an export of 100,000, with the memory of the server meanwhile.
 *
 *   pnpm --filter @smart-admin/server build && node --import tsx --conditions=@smart-admin/source apps/server/scripts/benchRecords.ts [records] [figures.json]
 */
import { type ApiClient } from '@smart-admin/api-client';
import {
  createField,
  createFormDocument,
  encodeFormDocument,
  encodeListDefinition,
  type Field,
  type ListDefinition,
  tableOfModel,
} from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connect } from '../src/db/connect.js';
import { createPool } from '../src/db/createPool.js';
import { createDatabase, type Database } from '../src/db/database.js';
import { streamSheet } from '../src/files/sheet/streamSheet.js';
import { signInLimited, signInTo } from './benchAccess.js';
import { startProcess, stopProcess, type ServerProcess } from './serverProcess.js';
import { timeCalls } from './timing.js';

const wanted = Number(process.argv[2] ?? 1_000_000);
const target = process.argv[3];
const REPEATS = 60;
const IMPORTED = 50_000;
const EXPORTED = 100_000;
const TOGETHER = 100_000;
/** Milliseconds between two looks at an import, an export or the memory. */
const LOOK = 100;
const DAY = 86_400_000;
/** Days over which the records lie. */
const DAYS = 900;
const STATES = ['draft', 'open', 'paid', 'late', 'closed'];

const fields: Field[] = [
  { ...createField('text', { id: 'title', label: '标题', maxLength: 100 }), required: true },
  createField('text', { id: 'code', label: '编号', maxLength: 30 }),
  createField('select', { id: 'state', label: '状态', options: STATES.map((value) => ({ value, label: value })) }),
  createField('number', { id: 'amount', label: '金额', precision: 2 }),
  createField('number', { id: 'pieces', label: '件数' }),
  createField('date', { id: 'day', label: '日期' }),
  createField('text', { id: 'place', label: '地点', maxLength: 100 }),
  createField('text', { id: 'contact', label: '联系人', maxLength: 50 }),
  createField('text', { id: 'phone', label: '电话', maxLength: 20 }),
  createField('text', { id: 'note', label: '备注', maxLength: 200 }),
];
const modes: Record<string, 'equal' | 'like' | 'between'> = {
  ...{ title: 'like', code: 'equal', state: 'equal', amount: 'between', day: 'between', place: 'like' },
};
const list: ListDefinition = {
  version: 1,
  search: fields.flatMap(({ id, label }) => {
    const mode = modes[id];
    return mode ? [{ id, label, mode, wire: undefined }] : [];
  }),
  columns: fields.map(({ id, label }) => ({
    ...{ id, label, width: undefined, align: 'left', sortable: true, fixed: undefined, visibility: ['pc', 'app'] },
    ...{ aggregate: '', colours: [], wire: undefined },
  })),
  buttons: ['add', 'upload', 'download'].map((id) => ({ id, label: id, wire: undefined })),
  rowButtons: [],
  ...{ defaultSort: undefined, hasPage: true, pageSize: 20, filters: [], wire: undefined },
};

const dataDir = await mkdtemp(join(tmpdir(), 'sa-bench-records-'));
await chmod(dataDir, 0o755);
const address = await connect({ DATA_DIR: dataDir, DATABASE_URL: undefined }, (error) => console.error(error));
const pool = createPool(
  { ...address.config, statement_timeout: 0 },
  { timeZone: 'UTC', onError: (error) => console.error(error) },
);
const db = createDatabase(pool);
const server = await startProcess({ DATA_DIR: dataDir, SEED: 'demo' });
try {
  const admin = await signInTo(server, 'admin', 'admin123');
  const model = await release(admin);
  const began = performance.now();
  await fill(db, model);
  console.log(`${wanted} records after ${Math.round((performance.now() - began) / 1_000)} s`);
  const some = await signInLimited(server, { admin, db, page: 'bench.records' });
  const figures = {
    records: wanted,
    all: await timeLists(admin, model),
    some: await timeLists(some, model),
    import: await importRows(admin, model),
    export: await exportRows(admin, model),
  };
  console.log(JSON.stringify(figures, null, 2));
  if (target) await writeFile(target, JSON.stringify(figures));
} finally {
  await stopProcess(server);
  await pool.end();
  await address.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function release(admin: ApiClient): Promise<string> {
  const id = await admin.visualdev.models.create({
    body: {
      fullName: '单据',
      enCode: 'bench.records',
      formData: JSON.stringify(encodeFormDocument(createFormDocument(fields))),
      columnData: JSON.stringify(encodeListDefinition(list)),
    },
  });
  await admin.visualdev.models.release({ id, body: {} });
  return id;
}

/** Records of all organisations, a minute apart. */
async function fill(database: Database, model: string): Promise<void> {
  const table = sql.table(tableOfModel(model));
  await withoutIndexes(database, tableOfModel(model), async (plain) => {
    for (let from = 1; from <= wanted; from += TOGETHER)
      await sql`
        insert into ${table} (_id, _creator, _organize, _created_at, title, code, state, amount, pieces, day, place, contact, phone, note)
        select 'r' || n, 'admin', organizes[1 + n % array_length(organizes, 1)], now() - n * interval '1 minute',
          '订单 ' || md5(n::text), 'B' || lpad(n::text, 9, '0'), states[1 + n % 5], (n * 7919 % 1000000) / 100.0, n % 50,
          current_date - (n % ${sql.lit(DAYS)})::int, '地点 ' || n % 977 || ' ' || md5((n % 5003)::text), '联系人' || n % 4001,
          '138' || lpad((n % 100000000)::text, 8, '0'), '备注 ' || md5((n * 31)::text)
        from generate_series(${from}::bigint, ${Math.min(from + TOGETHER - 1, wanted)}::bigint) n,
          (select array_agg(id order by id) as organizes from organize) o,
          (select ${STATES}::text[] as states) s`.execute(plain);
  });
  await sql`vacuum analyze ${table}`.execute(database.withoutPlugins());
}

/** Fills a table and builds its indexes afterwards, which a trigram index that grows with each row takes ten times as long for. */
async function withoutIndexes(
  database: Database,
  table: string,
  work: (plain: Database) => Promise<void>,
): Promise<void> {
  await database.connection().execute(async (connection) => {
    const plain = connection.withoutPlugins() as Database;
    const { rows } = await sql<{ indexname: string; indexdef: string }>`
      select indexname, indexdef from pg_indexes
      where schemaname = current_schema() and tablename = ${table}
        and indexname not in (select conname from pg_constraint)`.execute(plain);
    await sql`set maintenance_work_mem = '512MB'`.execute(plain);
    for (const { indexname } of rows) await sql`drop index ${sql.id(indexname)}`.execute(plain);
    await work(plain);
    for (const { indexdef } of rows) await sql.raw(indexdef).execute(plain);
  });
}

/** The lists of one person. */
async function timeLists(api: ApiClient, id: string) {
  type Body = Parameters<ApiClient['visualdev']['records']['list']>[0]['body'];
  const time = (name: string, body: Body | ((index: number) => Body)) =>
    timeCalls(
      name,
      Array.from(
        { length: REPEATS },
        (_, index) => () =>
          api.visualdev.records.list({
            id,
            body: { pageSize: 20, ...(typeof body === 'function' ? body(index) : body) },
          }),
      ),
    );
  const day = Date.now() - 100 * DAY;
  const sorts = [];
  for (const { id: column, label } of fields.slice(0, 7))
    for (const sort of ['asc', 'desc'] as const)
      sorts.push(await time(`sorted by ${column} (${label}), ${sort}`, { sidx: column, sort }));
  return [
    await time('first page', {}),
    await time('hundredth page', { currentPage: 100 }),
    ...sorts,
    await time('title contains six characters (few)', (index) => ({
      queryJson: { title: (0xabc123 + index * 7919).toString(16) },
    })),
    await time('title contains two characters (all)', { queryJson: { title: '订单' } }),
    await time('title contains what no title has', { queryJson: { title: '没有这样的' } }),
    await time('code equals', (index) => ({ queryJson: { code: `B${String(index * 997 + 1).padStart(9, '0')}` } })),
    await time('amount between two bounds', (index) => ({ queryJson: { amount: [index * 10, index * 10 + 500] } })),
    await time('day between two days', { queryJson: { day: [day, day + 30 * DAY] } }),
    await time('keyword (few)', (index) => ({ keyword: `联系人${index * 61}` })),
    await time('state, amount and day with a keyword, sorted by amount', (index) => ({
      keyword: `地点 ${index * 13}`,
      queryJson: { state: 'paid', amount: [100, 9_000], day: [day - 700 * DAY, day + 100 * DAY] },
      sidx: 'amount',
      sort: 'desc',
    })),
  ];
}

async function importRows(api: ApiClient, id: string) {
  const row = (n: number) => [
    ...[`导入 ${n}`, `I${n}`, STATES[n % 5] ?? '', String(n / 100), String(n % 50), '2026-11-01'],
    ...[
      `地点 ${n % 977} 滨海新区第 ${n % 31} 大街`,
      `联系人${n % 4001}`,
      `138${String(n).padStart(8, '0')}`,
      `由表格导入的第 ${n} 行，共有五万行`,
    ],
  ];
  const rows = Array.from({ length: IMPORTED }, (_, index) => row(index));
  const columns = fields.map(({ label }) => ({ header: label }));
  const content = await buffer(streamSheet({ name: '单据', columns, batches: once(rows), toCells: (cells) => cells }));
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), 'rows.xlsx');
  const { name: file } = await api.file.upload({ type: 'import', body });
  return measure(api, content.length, async () => {
    const { columns: guessed } = await api.visualdev.records.importPreview({ id, body: { file } });
    const mapping = guessed.map(({ field }) => field);
    return api.visualdev.records.startImport({ id, body: { file, mapping, edits: {} } });
  });
}

// streamSheet asks for the rows some at a time
async function* once<Row>(rows: readonly Row[]) {
  yield await Promise.resolve(rows);
}

/** The records of the first days: about as many as are exported. */
function exportRows(api: ApiClient, id: string) {
  const days = Math.ceil((DAYS * EXPORTED) / wanted);
  const today = Date.now();
  const queryJson = { day: [today - (days - 1) * DAY, today] };
  return measure(api, 0, () => api.visualdev.records.startExport({ id, body: { columns: [], queryJson } }));
}

/** How long an import or export takes, and what the server holds meanwhile beyond what it held before, in megabytes. */
async function measure(api: ApiClient, bytes: number, begin: () => Promise<string>) {
  const before = await memoryOf(server);
  const started = performance.now();
  const id = await begin();
  let highest = before;
  for (;;) {
    const { list: transfers } = await api.system.transfer.list({ query: {} });
    const transfer = transfers.find((found) => found.id === id);
    highest = Math.max(highest, await memoryOf(server));
    if (transfer?.state === 'failed') throw new Error(transfer.problem);
    if (transfer?.state === 'done')
      return {
        ...{ rows: transfer.done, refused: transfer.refused, bytes, before, highest },
        seconds: Math.round((performance.now() - started) / 100) / 10,
      };
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}

/** Memory of the server's process in megabytes. */
async function memoryOf({ child }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
