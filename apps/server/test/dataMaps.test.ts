import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveGrants } from './support/saveGrants.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

const square = (x: number) => [
  [
    [x, 0],
    [x + 1, 0],
    [x + 1, 1],
    [x, 0],
  ],
];
const geoJson = (...names: string[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: names.map((name, index) => ({
      type: 'Feature',
      properties: { name, code: `c${index}`, script: '<script>' },
      geometry: { type: 'Polygon', coordinates: square(index) },
    })),
  });
const body = (fields: object = {}) => {
  const code = `m${Math.random().toString(36).slice(2, 10)}`;
  return { fullName: code, enCode: code, geoJson: geoJson('东区', '西区'), ...fields };
};

describe('maps', () => {
  it('F-DA-07 are made of GeoJSON, listed as a tree, changed, exported, and answered by code to whoever is signed in', async () => {
    const parentId = await admin.system.dataMap.create({ body: body({ fullName: '滨海新区' }) });
    const below = body({ parentId });
    const id = await admin.system.dataMap.create({ body: below });
    const { list } = await admin.system.dataMap.list({ query: { keyword: below.enCode } });
    expect(list).toMatchObject([{ id: parentId, children: [{ id, features: 2 }] }]);
    expect(JSON.stringify(list)).not.toContain('FeatureCollection');
    const { revision, geoJson: stored } = await admin.system.dataMap.read({ id });
    expect(stored).not.toContain('script');
    await admin.system.dataMap.update({ id, body: { revision, geoJson: geoJson('东区', '西区', '南区') } });
    const operator = await app.signIn('operator');
    const shape = await operator.system.dataMap.shape({ code: below.enCode });
    expect(JSON.parse(shape.geoJson)).toMatchObject({
      features: [{}, {}, { properties: { name: '南区', code: 'c2' } }],
    });
    const file = await admin.system.dataMap.export({ id });
    expect([file.fileName, await file.blob.text()]).toEqual([`${below.enCode}.geojson`, shape.geoJson]);
  });

  it('a disabled one is answered to no chart, and one with others below it is not deleted', async () => {
    const { enCode, ...fields } = body();
    const id = await admin.system.dataMap.create({ body: { enCode, ...fields } });
    await admin.system.dataMap.updateState({ id });
    await refusal(admin.system.dataMap.shape({ code: enCode }), 404);
    const child = await admin.system.dataMap.create({ body: body({ parentId: id }) });
    await refusal(admin.system.dataMap.remove({ id }), 409);
    await refusal(admin.system.dataMap.update({ id, body: { revision: 2, parentId: child } }), 400);
    await admin.system.dataMap.remove({ id: child });
    await admin.system.dataMap.remove({ id });
  });

  it.each([
    ['{', 'JSON'],
    ['{"type":"Polygon"}', 'FeatureCollection'],
    [geoJson('东区', '东区'), 'features[1].properties.name'],
    [geoJson('东区').replace('[1,0]', '[181,0]'), 'features[0].geometry.coordinates[0][1]'],
  ])('says what is wrong and where: %s', async (text, place) => {
    const error = await refusal(admin.system.dataMap.create({ body: body({ geoJson: text }) }), 400);
    expect(error.fieldErrors.geoJson).toContain(place);
  });

  it('the demonstration has one of its own making', async () => {
    const { geoJson: text } = await admin.system.dataMap.shape({ code: 'demoCity' });
    const id = await admin.system.dataMap.create({ body: body({ geoJson: text }) });
    expect((await admin.system.dataMap.list({ query: {} })).list.find((row) => row.id === id)).toMatchObject({
      features: 6,
    });
  });

  it('are managed by their buttons alone', async () => {
    await app.db.deleteFrom('membership').where('userId', '=', 'operator').where('kind', '<>', 'organize').execute();
    await saveGrants(admin, 'User', 'operator', { menu: ['dataApplication', 'dataApplication_map'] });
    const reader = await app.signIn('operator');
    const [first] = (await reader.system.dataMap.list({ query: {} })).list;
    const id = first?.id ?? '';
    await refusal(reader.system.dataMap.create({ body: body() }), 403);
    await refusal(reader.system.dataMap.remove({ id }), 403);
    await refusal(reader.system.dataMap.export({ id }), 403);
  });
});
