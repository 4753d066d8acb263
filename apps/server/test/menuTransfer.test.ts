import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

type MenuFile = Parameters<typeof admin.system.menu.importPreview>[0]['body'];
const exported = async (query: { category?: 'Web' | 'App'; id?: string } = {}) => {
  const { blob, fileName } = await admin.system.menu.export({ query });
  const text = await blob.text();
  return { text, fileName, file: JSON.parse(text) as MenuFile };
};
const outcomes = (rows: readonly { enCode: string; outcome: string }[]) =>
  Object.fromEntries(rows.map(({ enCode, outcome }) => [enCode, outcome]));

it('the whole menu as a file has sorted keys and everything that can be granted, and changes nothing when it comes back', async () => {
  const { text, file } = await exported();
  expect((await exported()).text).toBe(text);
  expect(Object.keys(file)).toEqual(['category', 'entries', 'format', 'version']);
  const user = file.entries.find(({ enCode }) => enCode === 'permission.user');
  expect(Object.keys(user ?? {})).toEqual(Object.keys(user ?? {}).toSorted());
  expect(user).toMatchObject({ parent: 'permission', isDataAuthorize: 1 });
  expect(user?.columns?.map(({ enCode }) => enCode)).toContain('mobilePhone');
  const preview = await admin.system.menu.importPreview({ body: file });
  expect(new Set(preview.rows.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
});

it('a branch goes to where it was removed from, is told in words first, and imports again without a change', async () => {
  const body = { enCode: 'file.folder', fullName: '导入目录', parentId: '-1', type: 1 };
  const folder = await admin.system.menu.create({ body });
  const page = await admin.system.menu.create({
    body: {
      ...body,
      enCode: 'file.page',
      fullName: '导入页面',
      parentId: folder,
      type: 2,
      names: { en: 'Imported' },
      buttons: [{ enCode: 'btn_a', fullName: '甲' }],
      columns: [{ enCode: 'name', fullName: '名称' }],
      forms: [{ enCode: 'name:read', fullName: '名称' }],
      isDataAuthorize: 1,
    },
  });
  const { file, fileName } = await exported({ id: folder });
  expect(fileName).toBe('menu-file.folder.json');
  expect(file.entries.map(({ enCode }) => enCode)).toEqual(['file.folder', 'file.page']);
  await admin.system.menu.remove({ id: page });
  await admin.system.menu.update({ id: folder, body: { ...body, fullName: '改过的目录' } });

  const preview = await admin.system.menu.importPreview({ body: file });
  expect(preview.rows).toMatchObject([
    { enCode: 'file.folder', outcome: 'changed', changes: ['fullName'] },
    { enCode: 'file.page', outcome: 'new' },
  ]);
  expect((await admin.system.menu.list({ query: { keyword: 'file.page' } })).list).toEqual([]);
  await admin.system.menu.import({ body: { file, revision: preview.revision } });
  expect((await exported({ id: folder })).file).toEqual(file);
  const again = await admin.system.menu.importPreview({ body: file });
  expect(outcomes(again.rows)).toEqual({ 'file.folder': 'unchanged', 'file.page': 'unchanged' });
  // what was looked at is no longer the menu that there is
  await refusal(admin.system.menu.import({ body: { file, revision: preview.revision } }), 409);
});

it('entries that could not be saved by hand are refused with the reason, and the others are imported', async () => {
  const entry = (enCode: string, more: Partial<MenuFile['entries'][number]> = {}) => ({
    enCode,
    fullName: enCode,
    parent: null,
    type: 2,
    ...more,
  });
  const file: MenuFile = {
    format: 'smart-admin/menu',
    version: 1,
    category: 'Web',
    entries: [
      entry('bad.ok', { type: 1 }),
      entry('bad.ok', { type: 1 }),
      entry('bad.lost', { parent: 'not.here' }),
      entry('bad.below', { parent: 'bad.lost' }),
      entry('bad.page', { parent: 'bad.ok' }),
      entry('bad.inPage', { parent: 'bad.page' }),
      entry('bad.self', { type: 1, parent: 'bad.self' }),
      entry('bad.model', { type: 3, propertyJson: '{"moduleId":"nothing"}' }),
      entry('bad.property', { propertyJson: '[]' }),
      entry('system', { type: 2 }),
    ],
  };
  const { rows, revision } = await admin.system.menu.importPreview({ body: file });
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    'new',
    'refused',
    'refused',
    'refused',
    'new',
    ...Array.from({ length: 5 }, () => 'refused'),
  ]);
  for (const { outcome, reason } of rows) expect(reason !== undefined).toBe(outcome === 'refused');
  await admin.system.menu.import({ body: { file, revision } });
  const { list } = await admin.system.menu.list({ query: { keyword: 'bad.' } });
  expect(list.map(({ enCode, children }) => [enCode, children?.map((child) => child.enCode)])).toEqual([
    ['bad.ok', ['bad.page']],
  ]);
  await refusal(admin.system.menu.importPreview({ body: { ...file, format: 'other' } as never }), 400);
  await refusal(
    admin.system.menu.importPreview({
      body: { ...file, entries: Array.from({ length: 2_001 }, (_, index) => entry(`many.${index}`)) },
    }),
    400,
  );
});

it('an import gives nobody more than they have, and needs its own button', async () => {
  const operator = await app.signIn('operator');
  await refusal(operator.system.menu.export({ query: {} }), 403);
  const button = (...codes: string[]) => ({
    menu: ['system_menu'],
    button: codes.map((code) => `system_menu__${code}`),
  });
  await saveGrants(admin, 'User', 'operator', button('btn_download'));
  const { file } = await exported({ id: 'permission' });
  const { format, version, category } = file;
  const asked = {
    format,
    version,
    category,
    entries: [
      ...file.entries.map((entry) => ({ ...entry, isButtonAuthorize: 0 as const, isDataAuthorize: 0 as const })),
      { enCode: 'gain.model', fullName: '模型', type: 3, parent: null, propertyJson: '{"moduleId":"visitor"}' },
      { enCode: 'gain.nothing', fullName: '目录', type: 1, parent: null },
    ],
  };
  await refusal(operator.system.menu.importPreview({ body: asked }), 403);
  await saveGrants(admin, 'User', 'operator', button('btn_upload', 'btn_add', 'btn_edit'));
  const { rows, revision } = await operator.system.menu.importPreview({ body: asked });
  const of = outcomes(rows);
  expect(of).toMatchObject({ 'permission.user': 'refused', 'gain.model': 'refused', 'gain.nothing': 'new' });
  await operator.system.menu.import({ body: { file: asked, revision } });
  const after = await exported({ id: 'permission' });
  expect(after.file.entries.find(({ enCode }) => enCode === 'permission.user')).toEqual(
    file.entries.find(({ enCode }) => enCode === 'permission.user'),
  );
  await saveGrants(admin, 'User', 'operator', button('btn_upload'));
  const neither = await operator.system.menu.importPreview({
    body: { ...asked, entries: [{ enCode: 'gain.other', fullName: '另一个', type: 1, parent: null }] },
  });
  expect(neither.rows).toMatchObject([{ outcome: 'refused' }]);
});
