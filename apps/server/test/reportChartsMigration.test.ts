import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '../src/migrations/0350_report_charts.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('makes stored reports, their releases and what people see documents of version 2, and leaves other pages as they are', async () => {
  const before = await sql`select document from design_page where kind = 'portal' order by id`.execute(app.db);
  await sql`update design_page set document = jsonb_set(document, '{version}', '1'),
    released_document = jsonb_set(released_document, '{version}', '1') where kind = 'report'`.execute(app.db);
  await sql`update design_page_version set document = jsonb_set(document, '{version}', '1')`.execute(app.db);
  await up(app.db.withoutPlugins() as unknown as Kysely<unknown>);
  const { rows } = await sql<{ version: number }>`
    select (document ->> 'version')::int as version from design_page where kind = 'report'
    union select (released_document ->> 'version')::int from design_page where kind = 'report'
    union select (v.document ->> 'version')::int from design_page_version v join design_page p on p.id = v.page_id
      where p.kind = 'report'`.execute(app.db);
  expect(rows).toEqual([{ version: 2 }]);
  expect(await sql`select document from design_page where kind = 'portal' order by id`.execute(app.db)).toEqual(before);
  const admin = await app.signIn('admin');
  expect((await admin.design.report.read({ id: 'revenue' })).document.version).toBe(2);
});
