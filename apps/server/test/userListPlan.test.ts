import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  // from here on session and rights come from memory
  await admin.permission.users.list({ query: {} });
  await sql`
    insert into user_account (id, account, real_name, password_hash, organize_id, mobile_phone, creator_time)
    select 'bulk' || n, 'bulk' || n, case when n = 77 then '尉迟恭' else '批量' || n end, 'none', 'hq_rd', '199' || lpad(n::text, 8, '0'), now() - n * interval '1 minute' from generate_series(1, 10000) n`.execute(
    app.db,
  );
  await sql`insert into membership (kind, target_id, user_id) select 'organize', organize_id, id from user_account where id like 'bulk%'`.execute(
    app.db,
  );
  await sql`vacuum analyze`.execute(app.db);
});
afterAll(() => app.stop());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

interface Statement {
  text: string;
  values: unknown[];
}

it.each(['批量77', 'yuchig'])(
  'reads a page of 10,000 users by %s without looking through all of them, and counts so too',
  async (keyword) => {
    const statements = await statementsOf(() => admin.permission.users.list({ query: { keyword, pageSize: 25 } }));
    expect(statements).toHaveLength(2);
    for (const statement of statements) expect(await scansOf(statement)).not.toContain('Seq Scan user_account');
    expect((await scansOf(statements[0])).some((scan) => scan.startsWith('Bitmap'))).toBe(true);
  },
);

it('reads a page in its usual order from the index, alone and by organisation', async () => {
  for (const query of [{}, { organizeId: 'hq_rd' }]) {
    const [page] = await statementsOf(() => admin.permission.users.list({ query: { ...query, pageSize: 25 } }));
    const scans = await scansOf(page);
    expect(scans).toContain('Index Scan user_account');
    expect(scans).not.toContain('Seq Scan user_account');
  }
});

/** The statements over users that a call sends, the page first. */
async function statementsOf(call: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await call();
  const sent = spy.mock.calls
    .map(([statement]) => statement as unknown as Statement)
    .filter(({ text }) => /from "user_account"/.test(text ?? ''));
  spy.mockRestore();
  return sent;
}

/** What a statement scans, and how. */
async function scansOf(statement: Statement | undefined): Promise<string[]> {
  if (!statement) throw new Error('nothing was asked');
  const client = new pg.Client(app.config as pg.ClientConfig);
  await client.connect();
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${statement.text}`,
    statement.values,
  );
  await client.end();
  const visit = (plan: Plan): string[] => [
    `${plan['Node Type']} ${plan['Relation Name'] ?? ''}`.trim(),
    ...(plan.Plans ?? []).flatMap(visit),
  ];
  return rows.flatMap((row) => visit(row['QUERY PLAN'][0].Plan));
}
