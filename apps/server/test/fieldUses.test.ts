import { type ApiClient } from '@smart-admin/api-client';
import { createField } from '@smart-admin/form-engine/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelBody } from './support/modelBody.js';
import { releaseModel } from './support/releaseModel.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

describe('who uses a field of a model', () => {
  it('counts records with a value and names the fields of other forms', async () => {
    const usesOf = (field: string) => admin.visualdev.models.fieldUses({ id, field });
    const id = await releaseModel(admin, 'uses.car', [
      createField('text', { id: 'plate', label: '车牌' }),
      createField('text', { id: 'note', label: '备注' }),
      {
        ...createField('subtable', { id: 'rows', label: '明细' }),
        columns: [createField('text', { id: 'part', label: '部件' })],
      },
    ]);
    expect(await usesOf('plate')).toEqual({ records: 0, hasOthers: false, fields: [] });
    for (const plate of ['A1', 'A2'])
      await admin.visualdev.records.create({ id, body: { plate, note: '', rows: [{ part: 'x' }, { part: '' }] } });
    const related = {
      ...createField('relationForm', { id: 'car', label: '车辆' }),
      modelId: id,
      relationField: 'plate',
    };
    await admin.visualdev.models.create({ body: modelBody('uses.order', [related]) });
    expect(await usesOf('plate')).toEqual({
      records: 2,
      hasOthers: false,
      fields: [{ modelName: '模型uses.order', label: '车辆' }],
    });
    expect(await usesOf('note')).toEqual({ records: 0, hasOthers: false, fields: [] });
    expect(await usesOf('rows')).toMatchObject({ records: 4 });
    expect(await usesOf('rows.part')).toMatchObject({ records: 2 });
    expect(await usesOf('never')).toEqual({ records: 0, hasOthers: false, fields: [] });
  });

  it('warns before a release of what does not exist', async () => {
    const fields = [
      createField('text', { id: 'plate', label: '车牌' }),
      { ...createField('autoNumber', { id: 'no', label: '单号' }), billRule: 'never' },
      { ...createField('popupSelect', { id: 'pick', label: '选择' }), interfaceId: '' },
      { ...createField('relationForm', { id: 'car', label: '车辆' }), modelId: 'visitor', relationField: 'plate' },
      { ...createField('relationForm', { id: 'gone', label: '旧表' }), modelId: 'gone', relationField: 'x' },
    ];
    const id = await admin.visualdev.models.create({ body: modelBody('uses.missing', fields) });
    expect((await admin.visualdev.models.releasePlan({ id })).missing).toEqual([
      { kind: 'billRule', label: '单号', name: 'never' },
      { kind: 'interface', label: '选择', name: '' },
      { kind: 'model', label: '旧表', name: 'gone' },
    ]);
  });

  it('is told to designers alone', async () => {
    const operator = await app.signIn('operator');
    await refusal(operator.visualdev.models.fieldUses({ id: 'visitor', field: 'plate' }), 403);
  });
});
