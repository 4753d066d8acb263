import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from './support/rowsOf.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';
import { application, guest } from './support/visitorApplication.js';

let app: TestApp;
let admin: ApiClient;
let operator: ApiClient;
let grants: Awaited<ReturnType<typeof admin.permission.authority.read>>;
/** Ids of the form codes of the visitor page, by code. */
let codes: Map<string, string>;
const MODEL = 'visitor';
const PAGE = 'parking_visitor';

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
  grants = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
  const rows = await app.db
    .selectFrom('menuCode')
    .select(['id', 'enCode'])
    .where('menuId', '=', PAGE)
    .where('kind', '=', 'form')
    .execute();
  codes = new Map(rows.map(({ id, enCode }) => [enCode, id]));
});
afterAll(() => app.stop());

/** Gives the operators of all codes of columns only these. */
function giveColumns(...columns: string[]) {
  const given = new Set(columns.map((code) => codes.get(`visitors.${code}`)));
  const ofColumns = new Set([...codes].filter(([code]) => code.includes('.')).map(([, id]) => id));
  const form = [...grants.form.filter((id) => !ofColumns.has(id)), ...[...given].flatMap((id) => id ?? [])];
  return saveGrants(admin, 'Role', 'operator', { ...grants, form });
}

const read = async (recordId: string, client = operator) =>
  (await client.visualdev.records.read({ id: MODEL, recordId })) as { id: string; visitors: Record<string, unknown>[] };
const history = (recordId: string) => operator.visualdev.records.history({ id: MODEL, recordId, query: {} });

it('columns are offered by the matrix, with the names of subtable and column in the language of whoever gives them', async () => {
  expect([...codes.keys()].filter((code) => code.startsWith('visitors'))).toEqual(
    expect.arrayContaining(['visitors', 'visitors:read', 'visitors.idCard', 'visitors.idCard:read']),
  );
  const { list } = await admin.permission.authority.tree();
  const column = list.find(({ parentId, enCode }) => parentId === PAGE && enCode === 'visitors.idCard');
  expect(column).toMatchObject({
    fullName: '随行人员 / 身份证号',
    names: { en: expect.stringMatching(/ \/ /) as string },
  });
  const { permissionList } = await operator.oauth.currentUser();
  expect(permissionList.find(({ modelId }) => modelId === PAGE)?.columnTables).toEqual(['visitors']);
});

describe('a caller with one column of a subtable', () => {
  let recordId: string;
  beforeEach(async () => {
    recordId = await operator.visualdev.records.create({ id: MODEL, body: application });
    await giveColumns('name');
  });
  afterEach(() => saveGrants(admin, 'Role', 'operator', grants));

  it('reads, saves, exports and looks back within it, and changes nothing of the others', async () => {
    const before = await read(recordId, admin);
    const { visitors } = await read(recordId);
    expect(visitors.map((row) => Object.keys(row).sort())).toEqual([
      ['id', 'name'],
      ['id', 'name'],
    ]);
    await operator.visualdev.records.update({
      id: MODEL,
      recordId,
      body: { visitors: [{ ...visitors[0], name: '李思', idCard: '11010119900307774X', luggage: 9 }, visitors[1]] },
    });
    expect((await read(recordId, admin)).visitors).toEqual([
      { ...before.visitors[0], name: '李思' },
      before.visitors[1],
    ]);
    const all = [
      await history(recordId),
      await rowsOf(await operator.visualdev.records.export({ id: MODEL, body: { columns: ['plate', 'visitors'] } })),
    ];
    expect(JSON.stringify(all)).toContain('李思');
    expect(JSON.stringify(all)).not.toMatch(/idCard|1101011990|luggage/);
  });

  it('adds rows without the others, which stay empty', async () => {
    const added = await operator.visualdev.records.create({
      id: MODEL,
      body: { ...application, visitors: [guest('新来的', 4)] },
    });
    const [row] = (await read(added, admin)).visitors;
    expect(row).toMatchObject({ name: '新来的' });
    expect(JSON.stringify(row)).not.toMatch(/1101011990|"luggage":"?4/);
  });
});

describe('a caller who may read a column', () => {
  let recordId: string;
  beforeEach(async () => {
    recordId = await operator.visualdev.records.create({ id: MODEL, body: application });
    await giveColumns('name', 'idCard:read', 'luggage');
  });
  afterEach(() => saveGrants(admin, 'Role', 'operator', grants));

  it('sees it everywhere, and what they send for it is left out', async () => {
    const { visitors } = await read(recordId);
    expect(visitors[0]).toMatchObject({ idCard: '110101199003077758', luggage: 2 });
    await operator.visualdev.records.update({
      id: MODEL,
      recordId,
      body: { visitors: [{ ...visitors[0], idCard: '11010119900307774X', luggage: 9 }, visitors[1]] },
    });
    expect((await read(recordId)).visitors[0]).toMatchObject({ idCard: '110101199003077758', luggage: 9 });
    await admin.visualdev.records.update({
      id: MODEL,
      recordId,
      body: { visitors: [{ ...visitors[0], idCard: '110101199003070011' }, visitors[1]] },
    });
    expect(JSON.stringify(await history(recordId))).toContain('110101199003070011');
  });
});

describe('codes', () => {
  it('never take a right away: whoever has the subtable and all of its columns has them, whatever else there is', async () => {
    const id = await admin.visualdev.records.create({ id: MODEL, body: application });
    expect((await read(id, admin)).visitors[0]).toMatchObject(guest('李思远', 2));
    const menu = await admin.system.menu.read({ id: PAGE });
    const forms = [...menu.forms, { enCode: 'visitors.idCard:hidden', fullName: '身份证号' }];
    const { id: _id, ...body } = menu;
    expect((await refusal(admin.system.menu.update({ id: PAGE, body: { ...body, forms } }), 400)).message).not.toBe('');
  });

  it('of all columns are not taken from the menu by whoever would see more then', async () => {
    const menuCodes = await app.db.selectFrom('menuCode').select('id').where('menuId', '=', 'system_menu').execute();
    await giveColumns('name');
    const { form } = await admin.permission.authority.read({ holder: 'Role', id: 'operator' });
    await saveGrants(admin, 'Role', 'operator', {
      ...grants,
      form,
      menu: [...grants.menu, 'system_menu'],
      button: [...grants.button, ...menuCodes.map(({ id }) => id)],
    });
    const { id: _id, ...menu } = await admin.system.menu.read({ id: PAGE });
    const update = (forms: typeof menu.forms) => operator.system.menu.update({ id: PAGE, body: { ...menu, forms } });
    const without = menu.forms.filter(({ enCode }) => !enCode.includes('.'));
    await refusal(update(without), 403);
    await update(menu.forms);
    await saveGrants(admin, 'Role', 'operator', grants);
  });
});
