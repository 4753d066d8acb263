import { type ApiClient } from '@smart-admin/api-client';
import { createField } from '@smart-admin/form-engine/core';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runSmartAdmin } from '../scripts/application/runSmartAdmin.js';
import { approver, flowOf } from './support/flowDrafts.js';
import { modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let other: TestApp;
let admin: ApiClient;
const keys = new Map<TestApp, string>();
let folder: string;

beforeAll(async () => {
  [app, other] = await Promise.all([startTestApp(), startTestApp()]);
  for (const server of [app, other]) {
    const client = await server.signIn('admin');
    keys.set(server, (await makeKey(client, 'admin', 'all')).key);
  }
  admin = await app.signIn('admin');
  await makeApplication(admin);
}, 60_000);
afterAll(() => Promise.all([app.stop(), other.stop()]));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sa-application-'));
  return () => rm(folder, { recursive: true });
});

const makeKey = (client: ApiClient, ownerId: string, access: 'read' | 'all') =>
  client.system.apiKey.create({ body: { fullName: `命令行${ownerId}${access}`, ownerId, access, perMinute: 6_000 } });

/** Runs a command line against a server; answers its exit code and what it printed. */
async function run(line: string, { on = app, key }: { on?: TestApp; key?: string } = {}) {
  const lines: string[] = [];
  const env = { SMART_ADMIN_KEY: key ?? keys.get(on), SMART_ADMIN_URL: on.url };
  const code = await runSmartAdmin(line.split(' ').filter(Boolean), {
    env,
    print: (printed) => lines.push(printed),
    folder,
  });
  return { code, text: lines.join('\n'), lines };
}

const read = (path: string) => readFile(join(folder, 'files', path), 'utf8');
const edit = async (path: string, change: (text: string) => string) =>
  writeFile(join(folder, 'files', path), change(await read(path)));

/** All files below a folder with what is in them. */
async function everything(path = join(folder, 'files'), at = ''): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const name = join(at, entry.name);
    if (entry.isDirectory()) Object.assign(found, await everything(join(path, entry.name), name));
    else found[name] = await readFile(join(path, entry.name), 'utf8');
  }
  return found;
}

/** A thing of each part, which name one another. */
async function makeApplication(client: ApiClient) {
  const typeId = await client.system.dictionaryType.create({
    body: { parentId: '-1', fullName: '材料', enCode: 'appKind', isTree: 1 },
  });
  const below = await client.system.dictionaryData.create({
    body: { dictionaryTypeId: typeId, fullName: '金属', enCode: 'metal' },
  });
  await client.system.dictionaryData.create({
    body: { dictionaryTypeId: typeId, parentId: below, fullName: '铁', enCode: 'iron' },
  });
  await client.system.billRule.create({ body: { fullName: '编号', enCode: 'appNumber', prefix: 'AP' } });
  const interfaceId = await client.system.dataInterface.create({
    body: {
      ...{ fullName: '外部', enCode: 'appOutside', kind: 'http', url: 'https://example.com/a', auth: 'bearer' },
      secret: 'very-secret-token',
    },
  });
  const target = await client.visualdev.models.create({
    body: modelBody('app.part', [createField('text', { id: 'name', label: '名称' })]),
  });
  const visit = await client.visualdev.models.create({
    body: modelBody('app.order', [
      createField('relationForm', { id: 'part', label: '零件', modelId: target, relationField: 'name' }),
      createField('select', { id: 'kind', label: '材料', dataType: 'dictionary', dictionaryType: typeId }),
      createField('popupSelect', { id: 'out', label: '外部', interfaceId, propsValue: 'id', relationField: 'id' }),
    ]),
  });
  await client.visualdev.models.release({ id: target, body: {} });
  await client.visualdev.models.release({ id: visit, body: {} });
  await client.workflow.flow.create({
    body: {
      ...{ fullName: '订单审批', enCode: 'app.approval', modelId: visit },
      document: JSON.stringify(flowOf([approver('a', ['admin'])])),
      launchers: { userIds: ['admin'], roleIds: [], organizeIds: [], groupIds: [] },
    },
  });
  await client.system.printDev.create({
    body: {
      ...{ fullName: '订单单据', enCode: 'app.sheet' },
      queries: [{ name: 'order', kind: 'model', sourceId: visit }],
      blocks: [{ id: 'b1', kind: 'text', html: '<p>{{order.kind}}</p>' }],
    },
  });
}

it('an application goes into a folder of small files and onto another server, from which it comes as the same files', async () => {
  const out = await run('export files');
  expect(out.text).toContain('! interfaces/appOutside: its password or token is not in the folder');
  expect(out.code).toBe(0);
  const files = await everything();
  expect(JSON.stringify(files)).not.toContain('very-secret-token');
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      ...['model', 'form', 'list', 'texts'].map((name) => `models/app.order/${name}.json`),
      ...['dictionaries/appKind.json', 'billRules/appNumber.json', 'interfaces/appOutside.json'],
      ...['printTemplates/app.sheet.json', 'menus/app.order.json'],
      ...['flows/app.approval/flow.json', 'flows/app.approval/document.json'],
    ]),
  );
  const ids = (await admin.visualdev.models.list({ query: { keyword: 'app.' } })).list.map(({ id }) => id);
  for (const id of ids) expect(JSON.stringify(files)).not.toContain(id);
  expect(JSON.parse(files['dictionaries/appKind.json'] ?? '')).toMatchObject({
    items: [
      { enCode: 'metal', parent: null },
      { enCode: 'iron', parent: 'metal' },
    ],
  });
  expect(await run('diff files')).toMatchObject({ code: 0, text: 'The folder and the server are the same.' });

  const told = await run('diff files', { on: other });
  expect(told.code).toBe(1);
  expect(told.lines).toContain('+ models/app.order: only in the folder');
  const dry = await run('import files --dry-run', { on: other });
  expect(dry.text).toContain('nothing was');
  expect((await run('diff files', { on: other })).text).toBe(told.text);

  const done = await run('import files', { on: other });
  expect(done.text).toContain('Models and flows are drafts');
  expect(done.code).toBe(0);
  const again = await run('import files', { on: other });
  expect([again.code, again.text.split('\n').at(-1)]).toEqual([0, 'There is nothing to do.']);
  expect(done.text).toContain('! interfaces/appOutside: its password or token is not in the folder');
  expect((await run('diff files', { on: other })).code).toBe(0);
  await rm(join(folder, 'files'), { recursive: true });
  await run('export files', { on: other });
  const back = await everything();
  // the token has to be entered by hand
  const outside = 'interfaces/appOutside.json';
  expect(back[outside]).toContain('"hasSecret": false');
  expect({ ...back, [outside]: '' }).toEqual({ ...files, [outside]: '' });
}, 120_000);

it('says in words what somebody changed in a file, writes just that, and leaves drafts to be released', async () => {
  await run('export files');
  await edit('models/app.order/form.json', (text) => text.replace('"材料"', '"原材料"'));
  await edit('billRules/appNumber.json', (text) => text.replace('"AP"', '"APP"'));
  await edit('dictionaries/appKind.json', (text) => text.replace('"铁"', '"生铁"'));
  const told = await run('diff files');
  expect(told.code).toBe(1);
  expect(told.text).toContain('~ models/app.order: 1 differences');
  expect(told.text).toMatch(/app\.order\/form\.json fields\[1\]\S+: "原材料" in the folder, "材料" on the server/);
  expect(told.text).toContain('appNumber.json prefix: "APP" in the folder, "AP" on the server');
  expect(told.text).toContain('appKind.json items[1].fullName: "生铁" in the folder, "铁" on the server');
  expect((await run('import files')).text).toContain('3 written');
  expect((await run('diff files')).code).toBe(0);
  const { list } = await admin.visualdev.models.list({ query: { keyword: 'app.order' } });
  expect(list).toMatchObject([{ state: 2 }]);
  await rm(join(folder, 'files', 'models', 'app.part'), { recursive: true });
  const kept = await run('import files');
  expect(kept.text).toMatch(/models: \d+ only on the server, left as they are/);
  expect((await run('diff files')).lines).toContain('- models/app.part: only on the server');
}, 120_000);

it('names the file and the place of what is wrong, and writes nothing', async () => {
  await run('export files --only billRules,models');
  const wrong = async (path: string, text: string, expected: RegExp | string) => {
    const before = await read(path);
    await writeFile(join(folder, 'files', path), text);
    const told = await run('import files --only billRules,models');
    expect(told.code).toBe(2);
    expect(told.lines.at(-1)).toMatch(expected);
    await writeFile(join(folder, 'files', path), before);
  };
  await wrong('billRules/appNumber.json', '{', /billRules\/appNumber\.json: is no JSON/);
  await wrong('billRules/appNumber.json', '[]', /billRules\/appNumber\.json: its enCode must be appNumber/);
  const rule = JSON.parse(await read('billRules/appNumber.json')) as object;
  await wrong('billRules/appNumber.json', JSON.stringify({ ...rule, digit: 'many' }), /appNumber\.json: digit/);
  const form = JSON.parse(await read('models/app.part/form.json')) as object;
  await wrong('models/app.part/form.json', JSON.stringify({ ...form, fields: 'x' }), /models\/app\.part: .*fields/);
  await wrong('models/app.part/form.json', ' '.repeat(10 * 1024 * 1024 + 1), /form\.json: is longer than 10 MB/);
  await mkdir(join(folder, 'files/models/..odd'));
  await writeFile(join(folder, 'files/billRules/notes.txt'), 'x');
  expect((await run('diff files --only billRules')).text).toContain('billRules/notes.txt: is no file');
  await rm(join(folder, 'files/billRules/notes.txt'));
  await symlink('/etc/passwd', join(folder, 'files/billRules/link.json'));
  expect((await run('diff files --only billRules')).text).toContain('billRules/link.json: is no file');
  await writeFile(join(folder, 'files/models/app.part/extra.json'), '{}');
  expect((await run('diff files --only models')).text).toContain('models/app.part/extra.json: is no file');
  await rm(join(folder, 'files/models/app.part/extra.json'));
  await rm(join(folder, 'files/models/app.part/list.json'));
  await symlink('/etc/passwd', join(folder, 'files/models/app.part/list.json'));
  expect((await run('diff files --only models')).text).toContain('models/app.part/list.json: is no file');
  await rm(join(folder, 'files/models/app.part/list.json'));
  expect((await run('diff files --only models')).text).toContain('models/app.part/list.json: is missing');
});

it('does what the owner of the key may do, and no more', async () => {
  const reader = await makeKey(admin, 'admin', 'read');
  await run('export files --only billRules', { key: reader.key });
  expect((await run('diff files --only billRules', { key: reader.key })).code).toBe(0);
  await edit('billRules/appNumber.json', (text) => text.replace('"编号"', '"编号规则"'));
  const refused = await run('import files --only billRules', { key: reader.key });
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.lines.at(-1)).toContain('billRules/appNumber.json: ');
  expect((await run('import files --only billRules --dry-run', { key: reader.key })).code).toBe(0);
  await saveGrants(admin, 'User', 'operator', { menu: ['system_billRule'], button: [] });
  const limited = await makeKey(admin, 'operator', 'all');
  expect((await run('export theirs --only models', { key: limited.key })).text).toContain('--only');
  expect((await run('export theirs --only billRules', { key: limited.key })).code).toBe(0);
  expect(await run('import files --only billRules', { key: limited.key })).toMatchObject({ code: 2 });
  expect(await run('export files', { key: 'sak_nothing' })).toMatchObject({ code: 2 });
});

it('tells how it is called', async () => {
  expect(await run('--help')).toMatchObject({ code: 0 });
  for (const line of ['', 'delete files', 'export', 'export a b', 'export files --only nothing', 'export --wrong x'])
    expect((await run(line)).code, line).toBe(2);
  expect((await run('export files', { key: '' })).text).toContain('SMART_ADMIN_KEY');
  expect((await run('export files --url http://127.0.0.1:9')).text).toContain('does not answer');
});
