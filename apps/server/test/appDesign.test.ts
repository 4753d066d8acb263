import { type ApiClient } from '@smart-admin/api-client';
import {
  asPhoneForm,
  asPhoneList,
  createField,
  decodeFormDocument,
  decodeListDefinition,
  encodeFormDocument,
  encodeListDefinition,
  type FormDocument,
  type ListDefinition,
  withPhoneForm,
  withPhoneList,
} from '@smart-admin/form-engine/core';
import { type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { up } from '../src/migrations/0376_app_design.js';
import { makeReader } from './support/makeReader.js';
import { listOf, modelBody } from './support/modelBody.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
/** Has the page App design with its buttons, and nothing else. */
let designer: ApiClient;
/** Has the page without a button. */
let reader: ApiClient;
let operator: ApiClient;

const BUTTONS = ['onlineDev_appDesign__btn_edit', 'onlineDev_appDesign__btn_release'];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
  operator = await app.signIn('operator');
  const menuIds = ['onlineDev_appDesign'];
  designer = await makeReader(app, admin, { id: 'phone_designer', account: 'phonedesigner', menuIds });
  await saveGrants(admin, 'User', 'phone_designer', { menu: menuIds, button: BUTTONS });
  reader = await makeReader(app, admin, { id: 'phone_reader', account: 'phonereader', menuIds });
});
afterAll(() => app.stop());

const title = createField('text', { id: 'title', label: '标题', required: true });
const amount = createField('number', { id: 'amount', label: '金额' });
const note = createField('text', { id: 'note', label: '备注' });
const later = createField('text', { id: 'later', label: '后来' });

/** A model that Web design has released, unless it is to be a draft. */
async function make(enCode: string, { isDraft = false } = {}) {
  const id = await admin.visualdev.models.create({ body: modelBody(enCode, [title, amount, note]) });
  if (!isDraft) await admin.visualdev.models.release({ id, body: {} });
  return id;
}

const storedForm = (form: FormDocument) => JSON.stringify(encodeFormDocument(form));
const storedList = (list: ListDefinition) => JSON.stringify(encodeListDefinition(list));

/** The order of fields turned round and without the note, and a list of two columns. */
function forPhones({ formData, columnData }: { formData: string; columnData: string }) {
  const [form, list] = [decodeFormDocument(formData), decodeListDefinition(columnData)];
  const layout = asPhoneForm(form).layout.filter((node) => node.type !== 'field' || node.field !== 'note');
  const columns = listOf([note, title]).columns;
  return {
    formData: storedForm(withPhoneForm(form, { ...asPhoneForm(form), layout: layout.toReversed() })),
    columnData: storedList(withPhoneList(list, { ...asPhoneList(list), columns })),
  };
}

async function design(id: string) {
  const draft = await designer.visualdev.appDesigns.read({ id });
  const documents = forPhones(draft);
  await designer.visualdev.appDesigns.update({ id, body: { ...documents, revision: draft.revision } });
  return documents;
}

const menusOf = (id: string) =>
  app.db
    .selectFrom('menu')
    .select(['id', 'category', 'parentId', 'fullName', 'enCode'])
    .where('propertyJson', '=', `{"moduleId":"${id}"}`)
    .orderBy('category')
    .execute();

const webForm = async (id: string, change: (form: FormDocument) => FormDocument) => {
  const { formData } = await admin.visualdev.models.read({ id });
  await admin.visualdev.models.update({ id, body: { formData: storedForm(change(decodeFormDocument(formData))) } });
};

describe('who has App design alone', () => {
  it('lists and reads models, designs them for phones and releases that to the app’s menu', async () => {
    const id = await make('own.whole');
    const columns = await columnsOf(id);
    const webMenu = await menusOf(id);
    const rows = (await designer.visualdev.appDesigns.list({ query: { keyword: 'own.whole' } })).list;
    expect(rows).toEqual([
      { id, fullName: '模型own.whole', enCode: 'own.whole', state: 1, phoneForm: 0, phoneList: 0, inApp: 0 },
    ]);
    const documents = await design(id);
    expect(await designer.visualdev.appDesigns.read({ id })).toMatchObject({
      ...{ ...documents, state: 2, phoneForm: 1, phoneList: 1, inApp: 0, revision: 2 },
    });
    // users go on as before until it is released
    expect(await designer.visualdev.appDesigns.released({ id })).not.toEqual(documents);
    expect(await designer.visualdev.appDesigns.releasePlan({ id })).toEqual({ changes: [], missing: [], refusal: '' });
    const { appMenuId } = await designer.visualdev.appDesigns.release({ id, body: {} });
    expect(await designer.visualdev.appDesigns.released({ id })).toEqual(documents);
    expect(await designer.visualdev.appDesigns.read({ id })).toMatchObject({ state: 1, inApp: 1 });
    expect(await menusOf(id)).toEqual([expect.objectContaining({ id: appMenuId, category: 'App' }), ...webMenu]);
    expect(await columnsOf(id)).toEqual(columns);
    const { appMenuList, menuList } = await admin.oauth.currentUser();
    expect([appMenuList, menuList].map((menu) => JSON.stringify(menu).includes(appMenuId))).toEqual([true, false]);
    // the release is one of the model, with who did it
    const [version] = (await admin.visualdev.models.versions({ id, query: {} })).list;
    expect(version).toMatchObject({ version: 2, userName: 'phonedesigner' });
  });

  it('changes nothing that Web design decides', async () => {
    const id = await make('own.web');
    const before = await admin.visualdev.models.read({ id });
    const [form, list] = [decodeFormDocument(before.formData), decodeListDefinition(before.columnData)];
    const attempts: Partial<typeof before>[] = [
      { formData: storedForm({ ...form, fields: form.fields.map((field) => ({ ...field, label: '别的' })) }) },
      { formData: storedForm({ ...form, fields: [...form.fields, later] }) },
      { formData: storedForm({ ...form, rules: [{ expression: 'true', message: 'x', field: '', wire: undefined }] }) },
      {
        formData: storedForm({
          ...form,
          fields: form.fields.map((field) => ({ ...field, visibility: ['app' as const] })),
        }),
      },
      { columnData: storedList({ ...list, pageSize: 50 }) },
      { columnData: storedList({ ...list, columns: list.columns.slice(1) }) },
      {
        columnData: storedList({
          ...list,
          buttons: [{ id: 'add', label: '新增', action: 'interface', interfaceId: 'x', wire: undefined }],
        }),
      },
      { ...forPhones(before), columnData: storedList({ ...list, hasPage: false }) },
    ];
    for (const body of attempts) {
      const answer = await refusal(designer.visualdev.appDesigns.update({ id, body }), 403);
      expect(answer.message).toContain('Web设计');
    }
    await refusal(designer.visualdev.appDesigns.update({ id, body: { formData: '{' } }), 400);
    // also whoever may do that in Web design does it there
    await refusal(admin.visualdev.appDesigns.update({ id, body: { formData: storedForm(form).slice(0, -1) } }), 400);
    await refusal(admin.visualdev.appDesigns.update({ id, body: attempts[0] ?? {} }), 403);
    expect(await admin.visualdev.models.read({ id })).toEqual(before);
    for (const call of [
      () => designer.visualdev.models.list({ query: {} }),
      () => designer.visualdev.models.read({ id }),
      () => designer.visualdev.models.update({ id, body: forPhones(before) }),
      () => designer.visualdev.models.releasePlan({ id }),
      () => designer.visualdev.models.release({ id, body: { pc: 1 } }),
      () => designer.visualdev.models.release({ id, body: { pc: 0, app: 1 } }),
    ])
      await refusal(call(), 403);
  });

  it('releases no change of the web with it, and is told what to do', async () => {
    const id = await make('own.changed');
    await design(id);
    await webForm(id, (form) => ({ ...form, fields: [...form.fields, later] }));
    const columns = await columnsOf(id);
    const { refusal: told } = await designer.visualdev.appDesigns.releasePlan({ id });
    expect(told).toContain('请先由有“Web设计”发布权限的人员');
    const answer = await refusal(designer.visualdev.appDesigns.release({ id, body: {} }), 409);
    expect(answer.message).toBe(told);
    expect(await columnsOf(id)).toEqual(columns);
    expect((await menusOf(id)).map(({ category }) => category)).toEqual(['Web']);
    // a draft of the list alone counts too
    await admin.visualdev.models.release({ id, body: {} });
    const { columnData } = await admin.visualdev.models.read({ id });
    const list = { ...decodeListDefinition(columnData), pageSize: 50 };
    await admin.visualdev.models.update({ id, body: { columnData: storedList(list) } });
    await refusal(designer.visualdev.appDesigns.release({ id, body: {} }), 409);
    await admin.visualdev.models.release({ id, body: {} });
    await designer.visualdev.appDesigns.release({ id, body: {} });
  });

  it('releases no model that the web has not', async () => {
    const id = await make('own.draft', { isDraft: true });
    await design(id);
    const { refusal: told } = await designer.visualdev.appDesigns.releasePlan({ id });
    expect(told).toContain('此表单尚未发布');
    await refusal(designer.visualdev.appDesigns.release({ id, body: {} }), 409);
    await refusal(designer.visualdev.appDesigns.released({ id }), 404);
    expect(await menusOf(id)).toEqual([]);
  });

  it('is told when others have saved the same draft', async () => {
    const id = await make('own.conflict');
    const draft = await designer.visualdev.appDesigns.read({ id });
    await webForm(id, (form) => ({ ...form, fields: [...form.fields, later] }));
    const { formData } = forPhones(draft);
    await refusal(designer.visualdev.appDesigns.update({ id, body: { formData, revision: draft.revision } }), 409);
  });

  it('puts the entry into a folder of the app’s menu only', async () => {
    const id = await make('own.place');
    const answer = await refusal(
      designer.visualdev.appDesigns.release({ id, body: { appModuleParentId: 'onlineDev' } }),
      400,
    );
    expect(Object.keys(answer.fieldErrors)).toEqual(['appModuleParentId']);
  });
});

describe('others', () => {
  it('read with the page alone, and do nothing without it', async () => {
    const id = await make('others.none');
    const draft = await reader.visualdev.appDesigns.read({ id });
    await reader.visualdev.appDesigns.list({ query: {} });
    await reader.visualdev.appDesigns.released({ id });
    const changing = (client: ApiClient) => [
      () => client.visualdev.appDesigns.update({ id, body: forPhones(draft) }),
      () => client.visualdev.appDesigns.releasePlan({ id }),
      () => client.visualdev.appDesigns.release({ id, body: {} }),
    ];
    const reading = (client: ApiClient) => [
      () => client.visualdev.appDesigns.list({ query: {} }),
      () => client.visualdev.appDesigns.read({ id }),
      () => client.visualdev.appDesigns.released({ id }),
    ];
    for (const call of [...changing(reader), ...changing(operator), ...reading(operator)]) await refusal(call(), 403);
    await refusal(reader.visualdev.appDesigns.read({ id: 'gone' }), 404);
  });

  it('who releases in Web design too releases a draft as a whole to the app', async () => {
    const id = await make('others.both', { isDraft: true });
    const { changes, refusal: told } = await admin.visualdev.appDesigns.releasePlan({ id });
    expect([changes.map(({ kind }) => kind), told]).toEqual([['createTable'], '']);
    await admin.visualdev.appDesigns.release({ id, body: {} });
    await webForm(id, (form) => ({ ...form, fields: [...form.fields, later] }));
    await admin.visualdev.appDesigns.release({ id, body: {} });
    expect(await columnsOf(id)).toContain('later');
    expect((await menusOf(id)).map(({ category }) => category)).toEqual(['App']);
  });
});

it('a database of an earlier version keeps what was given of the page', async () => {
  const role = await admin.permission.role.create({ body: { fullName: '手机设计员', enCode: 'phoneDesigner' } });
  const added = ['btn_add', 'btn_remove'].map((enCode) => ({
    ...{ id: `onlineDev_appDesign__${enCode}`, menuId: 'onlineDev_appDesign', kind: 'button' as const, enCode },
    ...{ fullName: enCode, sortCode: 9 },
  }));
  await app.db.insertInto('menuCode').values(added).execute();
  const button = [...BUTTONS, ...added.map(({ id }) => id)];
  for (const itemId of button)
    await app.db
      .insertInto('grantItem')
      .values({ holderType: 'Role', holderId: role, kind: 'button', itemId })
      .execute();
  await up(app.db.withoutPlugins() as unknown as Kysely<unknown>);
  const codes = await app.db
    .selectFrom('menuCode')
    .select('id')
    .where('menuId', '=', 'onlineDev_appDesign')
    .orderBy('id')
    .execute();
  expect(codes.map(({ id }) => id)).toEqual(BUTTONS);
  const given = await app.db.selectFrom('grantItem').select('itemId').where('holderId', '=', role).execute();
  expect(given.map(({ itemId }) => itemId).sort()).toEqual(BUTTONS);
});

/** Columns of a model's table; none before its first release. */
async function columnsOf(id: string): Promise<string[]> {
  const tables = await app.db.introspection.getTables();
  const table = tables.find(({ name }) => name === `mt_${id.toLowerCase().replaceAll('-', '_')}`);
  return table?.columns.map(({ name }) => name).sort() ?? [];
}
