import {
  createField,
  createFormDocument,
  encodeFormDocument,
  encodeListDefinition,
  type Field,
} from '@smart-admin/form-engine/core';
import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

/** A released model whose list shows all its fields. */
async function release(enCode: string, fields: Field[]): Promise<string> {
  const id = await admin.visualdev.models.create({
    body: {
      fullName: `模型${enCode}`,
      enCode,
      formData: JSON.stringify(encodeFormDocument(createFormDocument(fields))),
      columnData: JSON.stringify(
        encodeListDefinition({
          version: 1,
          search: [],
          columns: fields.map(({ id: field, label }) => ({
            id: field,
            label,
            width: undefined,
            align: 'left',
            sortable: false,
            fixed: undefined,
            visibility: ['pc'],
            extra: {},
          })),
          buttons: [{ id: 'add', label: '新增', extra: {} }],
          rowButtons: [],
          defaultSort: undefined,
          hasPage: true,
          pageSize: 20,
          extra: {},
        }),
      ),
    },
  });
  await admin.visualdev.models.release({ id, body: {} });
  return id;
}

describe('related records', () => {
  it('E3-23 are stored by their id, read by the text of their field, and refused when nothing has the id', async () => {
    const cars = await release('relation.car', [
      createField('text', { id: 'plate', label: '车牌号' }),
      createField('userSelect', { id: 'owner', label: '车主' }),
    ]);
    const car = await admin.visualdev.records.create({ id: cars, body: { plate: '京A66666', owner: 'operator' } });
    const visits = await release('relation.visit', [
      createField('relationForm', { id: 'car', label: '车辆', modelId: cars, relationField: 'plate' }),
      createField('relationForm', { id: 'driver', label: '司机', modelId: cars, relationField: 'owner' }),
      createField('relationForm', { id: 'lost', label: '其他', modelId: 'nothing', relationField: 'x' }),
    ]);
    const visit = await admin.visualdev.records.create({ id: visits, body: { car, driver: car } });
    expect((await admin.visualdev.records.list({ id: visits, body: {} })).list).toEqual([
      expect.objectContaining({ car, car_name: '京A66666', driver: car, driver_name: '吴运营' }),
    ]);
    const { data } = await admin.visualdev.records.dataChange({ id: visits, recordId: visit });
    expect(JSON.parse(data)).toMatchObject({ car: '京A66666', driver: '吴运营' });
    const { fieldErrors } = await refusal(
      admin.visualdev.records.create({ id: visits, body: { car: 'nothing', lost: car } }),
      400,
    );
    expect(Object.keys(fieldErrors).sort()).toEqual(['car', 'lost']);
  });
});
