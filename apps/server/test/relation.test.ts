import { createField } from '@smart-admin/form-engine/core';
import { type ApiClient } from '@smart-admin/api-client';
import { createSources } from '@smart-admin/api-client/sources';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interfaceBody } from './support/interfaceDrafts.js';
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

  it('R2.7-39 attributes of related records are told in lists and details, to whoever may see them there', async () => {
    const cars = await releaseModel(admin, 'attribute.car', [
      createField('text', { id: 'plate', label: '车牌号' }),
      createField('text', { id: 'owner', label: '车主' }),
    ]);
    const car = await admin.visualdev.records.create({ id: cars, body: { plate: '京A66666', owner: '周雨桐' } });
    const interfaceId = await admin.system.dataInterface.create({
      body: interfaceBody({ kind: 'static', staticData: '[{ "id": "any row", "name": "东门车场" }]' }),
    });
    const visits = await releaseModel(admin, 'attribute.visit', [
      createField('relationForm', { id: 'car', label: '车辆', modelId: cars, relationField: 'plate' }),
      createField('relationFormAttr', { id: 'owner', label: '车主', relationField: 'car', showField: 'owner' }),
      createField('popupSelect', { id: 'lot', label: '车场', interfaceId, relationField: 'name' }),
    ]);
    const body = { car, owner: 'tampered', lot: 'any row' };
    const visit = await admin.visualdev.records.create({ id: visits, body });
    const { list } = await admin.visualdev.records.list({ id: visits, body: {} });
    expect(list).toEqual([
      expect.objectContaining({ car, car_name: '京A66666', owner_name: '周雨桐', lot: 'any row' }),
    ]);
    expect(list[0]).not.toHaveProperty('owner');
    const read = await admin.visualdev.records.dataChange({ id: visits, recordId: visit });
    expect(JSON.parse(read.data)).toMatchObject({ car: '京A66666', owner: '周雨桐' });
    // who has the page of the visits but not that of the cars
    const { menuId } = await admin.visualdev.records.config({ id: visits });
    await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '=', 'role').execute();
    const grant = async (columns: string[]) => {
      const codes = await app.db
        .selectFrom('menuCode')
        .select('id')
        .where('menuId', '=', menuId)
        .where('kind', '=', 'list')
        .where('enCode', 'in', columns)
        .execute();
      await saveGrants(admin, 'User', 'operator', {
        menu: [menuId],
        list: codes.map(({ id }) => id),
        data: [{ moduleId: menuId, scope: 'all' }],
      });
      const operator = await app.signIn('operator');
      return (await operator.visualdev.records.list({ id: visits, body: {} })).list;
    };
    expect(await grant(['car', 'owner'])).toEqual([{ id: visit, car, car_name: car, owner_name: '' }]);
    // the record that an attribute follows is not told by it
    expect(await grant(['owner'])).toEqual([{ id: visit, owner_name: '' }]);
    expect(await grant(['car'])).toEqual([{ id: visit, car, car_name: car }]);
  });

  it('E3-31 popup pickers list rows of a data interface by keyword and page, and name a saved row by its value', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => ({
      code: `L${index + 1}`,
      name: `车场${index + 1}`,
      city: '滨海',
    }));
    const id = await admin.system.dataInterface.create({
      body: interfaceBody({ kind: 'static', staticData: JSON.stringify(rows) }),
    });
    const { interfaceRows } = createSources(admin, () => Promise.reject(new Error('no address is asked')));
    const source = interfaceRows({ interfaceId: id, propsValue: 'code', relationField: 'name' });
    const query = { keyword: '', page: 2, pageSize: 20, columns: ['city'] };
    expect(await source.search(query)).toMatchObject({
      total: 25,
      rows: expect.arrayContaining([{ id: 'L25', label: '车场25', values: { city: '滨海' } }]) as unknown,
    });
    expect((await source.search({ ...query, keyword: '车场25', page: 1 })).rows.map((row) => row.id)).toEqual(['L25']);
    expect(await source.names(['L3', 'gone'])).toEqual({ L3: '车场3' });
  });
});

describe('a model', () => {
  it('E3-47 is told by name, code, type, category, both documents, state and menu entry; its release tells the tables', async () => {
    const id = await releaseModel(admin, 'base.fields', [createField('text', { id: 'name', label: '名称' })]);
    const model = await admin.visualdev.models.read({ id });
    expect(model).toMatchObject({
      fullName: '模型base.fields',
      enCode: 'base.fields',
      type: 1,
      category: '',
      state: 1,
    });
    expect(model.menuId).not.toBe('');
    expect(JSON.parse(model.formData)).toMatchObject({ fields: [{ __vModel__: 'name' }] });
    expect(JSON.parse(model.columnData)).toHaveProperty('columnList');
    expect((await admin.visualdev.models.release({ id, body: {} })).tables).toHaveLength(1);
  });
});
