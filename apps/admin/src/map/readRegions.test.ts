import { expect, it } from 'vitest';
import { readRegions } from './readRegions.js';

const square = [
  [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ],
];
const region = (name: unknown, geometry: object) => ({ type: 'Feature', properties: { name }, geometry });

it('keeps what can be drawn of what somebody wrote', () => {
  const features = [
    region('东区', { type: 'Polygon', coordinates: square }),
    region('西区', { type: 'MultiPolygon', coordinates: [square] }),
    region(1, { type: 'Polygon', coordinates: square }),
    region('点', { type: 'Point', coordinates: [0, 0] }),
    region('坏', { type: 'Polygon', coordinates: [[['x', 0]]] }),
    null,
  ];
  const regions = readRegions(JSON.stringify({ features }));
  expect(regions?.features.map(({ properties }) => properties.name)).toEqual(['东区', '西区']);
});

it.each(['', '{', 'null', '[]', '{"features":1}', '{"features":[]}'])('draws nothing of %s', (text) => {
  expect(readRegions(text)).toBeUndefined();
});
