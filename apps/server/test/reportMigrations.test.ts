import { createClient } from '@smart-admin/api-client';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up as raiseVersions } from '../src/migrations/0350_report_charts.js';
import { up as tellTexts } from '../src/migrations/0351_report_texts.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const plain = () => app.db.withoutPlugins() as unknown as Kysely<unknown>;

it('makes stored reports, their releases and what people see documents of version 2, and leaves other pages as they are', async () => {
  const before = await sql`select document from design_page where kind = 'portal' order by id`.execute(app.db);
  await sql`update design_page set document = jsonb_set(document, '{version}', '1'),
    released_document = jsonb_set(released_document, '{version}', '1') where kind = 'report'`.execute(app.db);
  await sql`update design_page_version set document = jsonb_set(document, '{version}', '1')`.execute(app.db);
  await raiseVersions(plain());
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

it('tells the first report in every language, and leaves one whose texts somebody has told', async () => {
  const { token } = await app.signIn('admin');
  const english = createClient({ baseUrl: app.url, getToken: () => token, getLanguage: () => 'en' });
  const heads = async () =>
    (await english.design.report.data({ id: 'revenue', body: {} })).cells.slice(0, 7).map(({ text }) => text);
  const told = await heads();
  await sql`update design_page set document = document - 'texts', released_document = released_document - 'texts'
    where id = 'revenue'`.execute(app.db);
  expect((await heads())[0]).toBe('停车营收报表');
  await tellTexts(plain());
  // as a new system has it
  expect(await heads()).toEqual(told);
  expect(told[0]).toBe('Parking revenue');
  const own = JSON.stringify({ en: { name: 'Ours' }, zhtw: {}, vi: {} });
  await sql`update design_page set released_document = jsonb_set(released_document, '{texts}', ${own}::jsonb)
    where id = 'revenue'`.execute(app.db);
  await tellTexts(plain());
  expect((await english.design.report.view({ id: 'revenue' })).fullName).toBe('Ours');
});
