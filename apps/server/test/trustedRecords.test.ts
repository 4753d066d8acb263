import { createField, encodeListDefinition, type Field, type ListButton } from '@smart-admin/form-engine/core';
import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheetRows } from '../src/files/parse/readSheetRows.js';
import { interfaceBody } from './support/interfaceDrafts.js';
import { listOf, modelBody } from './support/modelBody.js';
import { releaseModel } from './support/releaseModel.js';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

/** A released model with these fields and buttons of a row, whose records may be exported. */
async function releaseWith(enCode: string, fields: Field[], rowButtons: ListButton[]): Promise<string> {
  const buttons = ['add', 'download'].map((name) => ({ id: name, label: name, wire: undefined }));
  const columnData = JSON.stringify(encodeListDefinition({ ...listOf(fields), buttons, rowButtons }));
  const id = await admin.visualdev.models.create({ body: { ...modelBody(enCode, fields), columnData } });
  await admin.visualdev.models.release({ id, body: {} });
  return id;
}

/** A button of a row that is offered while the state of its record is open. */
const button = (id: string, more: Partial<ListButton> = {}): ListButton => ({
  id,
  label: id,
  visibleWhen: "{state} = 'open'",
  wire: undefined,
  ...more,
});

describe('rich text', () => {
  it('is cleaned when it is saved, in rows of subtables too, whoever sent it', async () => {
    const table = createField('subtable', { id: 'rows', label: '明细' });
    const id = await releaseModel(admin, 'trust.text', [
      createField('richText', { id: 'body', label: '正文' }),
      { ...table, columns: [createField('richText', { id: 'note', label: '说明' })] },
    ]);
    const harmful = '<p onclick="alert(1)">停水<script>alert(1)</script></p>';
    const recordId = await admin.visualdev.records.create({ id, body: { body: harmful, rows: [{ note: harmful }] } });
    const clean = { body: '<p>停水</p>', rows: [{ note: '<p>停水</p>' }] };
    const created = await admin.visualdev.records.read({ id, recordId });
    expect(created).toMatchObject(clean);
    const [row] = created.rows as { id: string }[];
    const rows = { rows: { upsert: [{ id: row?.id ?? '', note: `${harmful}x` }] } };
    await admin.visualdev.records.change({ id, recordId, body: { revision: 1, set: { body: `${harmful}y` }, rows } });
    expect(await admin.visualdev.records.read({ id, recordId })).toMatchObject({
      body: '<p>停水</p>y',
      rows: [{ note: '<p>停水</p>x' }],
    });
  });
});

describe('rows of data interfaces', () => {
  const lots = [
    { code: 'L1', name: '东门车场' },
    { code: 'L2', name: '西门车场' },
  ];

  it('E3-31 are looked for when one is chosen, told by name in an export, and stay where they are gone', async () => {
    const body = interfaceBody({ kind: 'static', staticData: JSON.stringify(lots) });
    const interfaceId = await admin.system.dataInterface.create({ body });
    const rows = { interfaceId, propsValue: 'code', relationField: 'name' };
    const table = createField('subtable', { id: 'rows', label: '明细' });
    const id = await releaseWith(
      'trust.rows',
      [
        createField('popupSelect', { id: 'lot', label: '车场', ...rows }),
        createField('popupAttr', { id: 'code', label: '车场编码', relationField: 'lot', showField: 'code' }),
        createField('text', { id: 'note', label: '备注' }),
        { ...table, columns: [createField('popupSelect', { id: 'other', label: '其他', ...rows })] },
      ],
      [button('edit', { visibleWhen: '' })],
    );
    const records = admin.visualdev.records;
    const wrong = await refusal(
      records.create({ id, body: { lot: 'L9', rows: [{ other: 'L1' }, { other: 'no' }] } }),
      400,
    );
    expect(wrong.fieldErrors).toEqual({
      lot: '“车场”的选项不存在或已被删除',
      'rows.1.other': '“其他”的选项不存在或已被删除',
    });
    const recordId = await records.create({ id, body: { lot: 'L1', rows: [{ other: 'L2' }] } });
    const sheet = async () => {
      const { blob } = await records.export({ id, body: { columns: ['lot', 'code'] } });
      return readSheetRows({ content: new Uint8Array(await blob.arrayBuffer()), rows: 10, columns: 2 })[1]?.cells.join(
        '|',
      );
    };
    expect(await sheet()).toBe('东门车场|L1');
    // the other system let the row go, then is away: what is saved stays, what is new cannot be checked
    await admin.system.dataInterface.update({ id: interfaceId, body: { ...body, staticData: '[]' } });
    await records.update({ id, recordId, body: { note: '保留' } });
    await admin.system.dataInterface.update({ id: interfaceId, body: { ...body, enabledMark: 0 } });
    await records.update({ id, recordId, body: { note: '仍可保存' } });
    const away = await refusal(records.update({ id, recordId, body: { lot: 'L2' } }), 400);
    expect(away.fieldErrors.lot).toContain('暂时无法核对“车场”');
    expect(await sheet()).toMatch(/^L1\|?$/);
  });
});

describe('conditions of the buttons of a row', () => {
  const fields = [
    createField('text', { id: 'state', label: '状态' }),
    createField('text', { id: 'note', label: '备注' }),
  ];
  it('hold for every way of changing and deleting a record', async () => {
    const id = await releaseWith('trust.buttons', fields, [button('edit'), button('remove')]);
    const records = admin.visualdev.records;
    const recordId = await records.create({ id, body: { state: 'open', note: '' } });
    await records.change({ id, recordId, body: { revision: 1, set: { note: '一' } } });
    const closed = await records.changeMany({ id, body: { ids: [recordId], set: { state: 'closed' } } });
    await refusal(records.change({ id, recordId, body: { revision: 3, set: { note: '二' } } }), 403);
    await refusal(records.update({ id, recordId, body: { note: '二' } }), 403);
    await refusal(records.restoreRevision({ id, recordId, body: { revision: 1, current: 3 } }), 403);
    await refusal(records.remove({ id, recordId }), 403);
    await refusal(records.batchRemove({ id, body: { ids: [recordId] } }), 403);
    const bulk = await records.changeMany({ id, body: { ids: [recordId], set: { note: '二' } } });
    expect(bulk.refused).toEqual([{ id: recordId, reason: '此数据不能执行“edit”' }]);
    expect(await records.read({ id, recordId })).toMatchObject({ state: 'closed', note: '一' });
    // what somebody did a moment ago they take back all the same
    expect((await records.undoMany({ id, body: { changes: closed.changed } })).changed).toHaveLength(1);
    await records.remove({ id, recordId });
  });

  it('leave a record to another button that opens the form', async () => {
    const form = button('reopen', { action: 'form', visibleWhen: "{state} = 'closed'" });
    const id = await releaseWith('trust.form', fields, [button('edit'), form]);
    const recordId = await admin.visualdev.records.create({ id, body: { state: 'closed', note: '' } });
    await admin.visualdev.records.update({ id, recordId, body: { state: 'other' } });
    await refusal(admin.visualdev.records.update({ id, recordId, body: { state: 'open' } }), 403);
  });

  it('hold for the data interface of a button, which gets the saved values within the rights and records of the caller', async () => {
    const interfaceId = await admin.system.dataInterface.create({
      body: interfaceBody({ access: 'everyone', parameters: [{ name: 'note' }, { name: 'id' }] }),
    });
    const id = await releaseWith('trust.interface', fields, [button('pass', { action: 'interface', interfaceId })]);
    const press = (recordId: string, by: ApiClient) =>
      by.visualdev.records.runButton({ id, button: 'pass', body: { recordId } });
    const own = await admin.visualdev.records.create({ id, body: { state: 'open', note: '夜间' } });
    const closed = await admin.visualdev.records.create({ id, body: { state: 'closed', note: '' } });
    await press(own, admin);
    const asked = await app.db
      .selectFrom('dataInterfaceLog')
      .select(['cause', 'parameters'])
      .where('interfaceId', '=', interfaceId)
      .execute();
    expect(asked).toEqual([{ cause: 'button', parameters: JSON.stringify({ note: '夜间', id: own }) }]);
    await refusal(press(closed, admin), 403);
    await refusal(admin.visualdev.records.runButton({ id, button: 'none', body: {} }), 404);

    await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
    const { menuId } = await admin.visualdev.records.config({ id });
    const code = await app.db
      .selectFrom('menuCode')
      .select('id')
      .where('menuId', '=', menuId)
      .where('enCode', '=', 'btn_pass')
      .executeTakeFirstOrThrow();
    const grant = async (buttons: string[]) => {
      await saveGrants(admin, 'User', 'operator', {
        menu: [menuId],
        button: buttons,
        data: [{ moduleId: menuId, scope: 'own' }],
      });
      return app.signIn('operator');
    };
    const without = await grant([]);
    await refusal(press(own, without), 403);
    // the code, but not the record of somebody else
    await refusal(press(own, await grant([code.id])), 403);
    const rows = await app.db
      .selectFrom('dataInterfaceLog')
      .select('id')
      .where('interfaceId', '=', interfaceId)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('count for nothing where the call of a button is sent again that has been pressed', async () => {
    const interfaceId = await admin.system.dataInterface.create({ body: interfaceBody({ access: 'everyone' }) });
    const pass = button('pass', { action: 'interface', interfaceId });
    const id = await releaseWith('trust.again', fields, [button('edit', { visibleWhen: '' }), pass]);
    const recordId = await admin.visualdev.records.create({ id, body: { state: 'open', note: '' } });
    const press = (idempotencyKey: string) =>
      admin.visualdev.records.runButton({ id, button: 'pass', body: { recordId } }, { idempotencyKey });
    await press('button-pass-1');
    // as what was asked may do by itself
    await admin.visualdev.records.update({ id, recordId, body: { state: 'closed' } });
    await press('button-pass-1');
    await refusal(press('button-pass-2'), 403);
  });
});
