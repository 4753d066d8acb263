import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { mapShapeQuery } from './mapShape.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

const area = { type: 'Feature', properties: { name: '东区', code: 'e' } };
const geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
};

function serve(features: unknown[]) {
  const geoJson = JSON.stringify({ type: 'FeatureCollection', features });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ code: 200, msg: '', data: { fullName: '滨海', enCode: 'coast', geoJson } })),
  );
  return new QueryClient();
}

it('answers the regions of a map, the same for all that are drawn with it', async () => {
  const client = serve([{ ...area, geometry }]);
  const regions = await client.fetchQuery(mapShapeQuery('coast'));
  expect(regions.features.map(({ properties }) => properties.name)).toEqual(['东区']);
  expect(client.getQueryData(['dataMap', 'shape', 'coast'])).toBe(regions);
});

it('fails where nothing can be drawn', async () => {
  const client = serve([{ ...area, geometry: { type: 'Point', coordinates: [0, 0] } }]);
  await expect(client.fetchQuery({ ...mapShapeQuery('coast'), retry: false })).rejects.toThrow('coast');
});
