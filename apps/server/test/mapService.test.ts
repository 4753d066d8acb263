import { type ApiClient } from '@smart-admin/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMapServer, type MapServer, PICTURE } from './support/startMapServer.js';
import { refusal, startTestApp, type Instance, type TestApp } from './support/startTestApp.js';

const ACCOUNT = { key: 'key-of-the-test', securityCode: 'private-key-of-the-test' };

let app: TestApp;
let operator: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  operator = await app.signIn('operator');
});
afterAll(() => app.stop());

describe('maps without a key', () => {
  it('R2.7-43 C9-44 start without a key, say that they are the own ones, and answer by the areas of this system', async () => {
    const service = await operator.extend.map.service({});
    expect(service).toMatchObject({
      provider: 'own',
      hasPictures: false,
      plugins: ['search', 'geocoding', 'driving'],
    });
    // all six districts of the demonstration are seen
    expect(service.center.longitude).toBeCloseTo(120.26, 1);
    const { list } = await operator.extend.map.areas({});
    expect(list.map(({ name }) => name)).toContain('学苑区');
    expect(list.every(({ rings }) => rings.every((ring) => ring.length > 3))).toBe(true);
  });

  it('find areas by their name, by how it sounds and by an address, and tell which one a point lies in', async () => {
    for (const keyword of ['学苑', 'xueyuan', 'xy']) {
      const { list } = await operator.extend.map.places({ query: { keyword } });
      expect(list[0], keyword).toMatchObject({ name: '学苑区', address: '滨海市（演示） 学苑区' });
    }
    expect((await operator.extend.map.places({ query: { keyword: '月球' } })).list).toEqual([]);
    const { list } = await operator.extend.map.geocode({ query: { address: '滨海市学苑区求是路1号' } });
    expect(list).toMatchObject([{ name: '学苑区', address: '滨海市学苑区求是路1号' }]);
    const [place] = list;
    const { longitude, latitude } = place!;
    expect(await operator.extend.map.describe({ query: { longitude, latitude } })).toMatchObject({ name: '学苑区' });
    await refusal(operator.extend.map.describe({ query: { longitude: 0, latitude: 0 } }), 404);
  });

  it('answer a route as a straight line with its length, and no picture', async () => {
    const route = await operator.extend.map.route({ query: { origin: '120,30', destination: '120,31' } });
    expect(route).toMatchObject({
      duration: null,
      steps: [],
      points: [
        [120, 30],
        [120, 31],
      ],
    });
    // a degree of latitude is about 111.2 km
    expect(route.distance).toBeGreaterThan(111_000);
    expect(route.distance).toBeLessThan(111_500);
    const view = { longitude: 120, latitude: 30, zoom: 10, width: 400, height: 300 };
    await refusal(operator.extend.map.picture({ query: view }), 404);
  });

  it('show a map once it is enabled, and no longer when it is disabled', async () => {
    const admin = await app.signIn('admin');
    const geometry = { type: 'Polygon', coordinates: [[[0, 0], [1, 0], [1, 1], [0, 0]]] }; // prettier-ignore
    const features = [{ type: 'Feature', properties: { name: '新岛', code: 'island' }, geometry }];
    const geoJson = JSON.stringify({ type: 'FeatureCollection', features });
    const body = { fullName: '海外', enCode: 'overseas', geoJson };
    const id = await admin.system.dataMap.create({ body });
    const isFound = async () => (await operator.extend.map.places({ query: { keyword: '新岛' } })).list.length === 1;
    expect(await isFound()).toBe(true);
    await admin.system.dataMap.updateState({ id });
    expect(await isFound()).toBe(false);
  });

  it('refuse points beyond the earth and whoever is not signed in', async () => {
    await refusal(operator.extend.map.route({ query: { origin: '1', destination: '1,2' } }), 400);
    await refusal(operator.extend.map.describe({ query: { longitude: 181, latitude: 0 } }), 400);
    await refusal(app.client().extend.map.places({ query: { keyword: '学苑' } }), 602);
  });
});

describe('maps by Amap', () => {
  let service: MapServer;
  let instance: Instance;
  let reader: ApiClient;
  beforeAll(async () => {
    service = await startMapServer(ACCOUNT);
    instance = await app.startAnother({
      ...{ MAP_HOST: service.origin, MAP_KEY: ACCOUNT.key, MAP_SECURITY_CODE: ACCOUNT.securityCode },
    });
    reader = await instance.signIn('operator');
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    Object.assign(service.state, { calls: [], refuses: undefined, isBroken: false });
  });

  it('R2.7-42 search places, find addresses and drive, signed by the key of the environment, which no answer holds', async () => {
    const answers = [
      await reader.extend.map.service({}),
      await reader.extend.map.places({ query: { keyword: '停车场 A+B' } }),
      await reader.extend.map.geocode({ query: { address: '龙井路1号' } }),
      await reader.extend.map.describe({ query: { longitude: 120.15, latitude: 30.26 } }),
      await reader.extend.map.route({ query: { origin: '120.1,30.2', destination: '120.12,30.22' } }),
    ];
    expect(answers).toMatchObject([
      { provider: 'amap', hasPictures: true },
      { list: [{ id: 'B0FF', name: '西湖停车场', address: '浙江省杭州市西湖区', longitude: 120.148 }] },
      { list: [{ name: '浙江省杭州市西湖区龙井路1号', latitude: 30.24 }] },
      { name: '浙江省杭州市西湖区北山街', longitude: 120.15 },
      { distance: 1800, duration: 420, steps: [{ text: '沿北山街行驶1公里', distance: 1000 }, {}] },
    ]);
    for (const secret of Object.values(ACCOUNT)) expect(JSON.stringify(answers)).not.toContain(secret);
  });

  it('move what a GPS measured to where the maps of the service have it', async () => {
    const query = { longitude: 120.15, latitude: 30.26, datum: 'wgs84' as const };
    expect(await reader.extend.map.describe({ query })).toMatchObject({ longitude: 120.1547, latitude: 30.2576 });
  });

  it('answer the ground as a picture', async () => {
    const query = { longitude: 120.15, latitude: 30.26, zoom: 12, width: 640, height: 360 };
    const { blob } = await reader.extend.map.picture({ query });
    expect(Buffer.from(await blob.arrayBuffer())).toEqual(PICTURE);
    expect(service.state.calls).toMatchObject([{ params: { size: '640*360', scale: '2', zoom: '12' } }]);
  });

  it('say what the service says: a wrong key, no calls left, no answer at all', async () => {
    const ask = () => refusal(reader.extend.map.places({ query: { keyword: '停车' } }), 409);
    service.state.refuses = { info: 'INVALID_USER_KEY', infocode: '10001' };
    expect((await ask()).message).toBe('地图服务拒绝了密钥（10001），请检查 MAP_KEY 和 MAP_SECURITY_CODE');
    service.state.refuses = { info: 'DAILY_QUERY_OVER_LIMIT', infocode: '10003' };
    expect((await ask()).message).toContain('调用次数已用完');
    Object.assign(service.state, { refuses: undefined, isBroken: true });
    expect((await ask()).message).toBe('地图服务没有响应，请稍后再试');
  });
});
