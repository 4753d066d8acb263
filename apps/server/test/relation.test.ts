import { createField } from '@smart-admin/form-engine/core';
import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseModel } from './support/releaseModel.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

describe('related records', () => {
  it('E3-23 are stored by their id, read by the text of their field, and refused when nothing has the id', async () => {
    const cars = await releaseModel(admin, 'relation.car', [
      createField('text', { id: 'plate', label: '车牌号' }),
      createField('userSelect', { id: 'owner', label: '车主' }),
    ]);
    const car = await admin.visualdev.records.create({ id: cars, body: { plate: '京A66666', owner: 'operator' } });
    const visits = await releaseModel(admin, 'relation.visit', [
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
