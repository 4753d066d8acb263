import { describe, expect, it } from 'vitest';
import { readGeoJson } from './readGeoJson.js';

const RING = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
];
const feature = (fields: object = {}, coordinates: unknown = [RING]) => ({
  type: 'Feature',
  properties: { name: '东区', code: 'east' },
  geometry: { type: 'Polygon', coordinates },
  ...fields,
});
const read = (...features: unknown[]) => readGeoJson({ text: JSON.stringify({ type: 'FeatureCollection', features }) });

describe('GeoJSON', () => {
  it('keeps polygons with names and codes, and nothing else', () => {
    const many = feature({
      properties: { name: '西区', adcode: 310101, secret: 'x' },
      geometry: { type: 'MultiPolygon', coordinates: [[RING], [RING]] },
      bbox: [0, 0, 1, 1],
    });
    const answer = read(feature({}, [RING.map(([x, y]) => [x, y, 12])]), many);
    expect(answer).toMatchObject({
      ok: true,
      features: [
        { name: '东区', code: 'east' },
        { name: '西区', code: '310101' },
      ],
    });
    const text = answer.ok ? answer.geoJson : '';
    expect(text).not.toMatch(/secret|bbox|12/);
    expect(readGeoJson({ text })).toMatchObject({ ok: true, geoJson: text });
  });

  it.each([
    ['notJson', '{', 'JSON'],
    ['notCollection', '[]', 'type'],
    ['notCollection', '{"type":"FeatureCollection"}', 'type'],
  ])('says %s of %s', (problem, text, place) => {
    expect(readGeoJson({ text })).toMatchObject({
      ok: false,
      problem,
      place: expect.stringContaining(place) as string,
    });
  });

  it.each([
    ['noFeatures', [], 'features'],
    ['notFeature', [feature(), { type: 'Point' }], 'features[1]'],
    ['noName', [feature({ properties: { code: 'a' } })], 'features[0].properties.name'],
    ['noCode', [feature({ properties: { name: 'a' } })], 'features[0].properties.code'],
    ['codeTwice', [feature(), feature({ properties: { name: 'b', code: 'east' } })], 'features[1].properties.code'],
    ['nameTwice', [feature(), feature({ properties: { name: '东区', code: 'b' } })], 'features[1].properties.name'],
    ['notPolygon', [feature({ geometry: { type: 'Point', coordinates: [0, 0] } })], 'features[0].geometry.type'],
    ['notRing', [feature({}, [RING.slice(2)])], 'features[0].geometry.coordinates[0]'],
    ['openRing', [feature({}, [[...RING, [2, 2]]])], 'features[0].geometry.coordinates[0]'],
    ['notPoint', [feature({}, [[...RING.slice(0, 3), ['x', 0]]])], 'features[0].geometry.coordinates[0][3]'],
    ['outOfRange', [feature({}, [[...RING.slice(0, 2), [181, 0], [0, 0]]])], 'features[0].geometry.coordinates[0][2]'],
  ])('says %s with its place', (problem, features, place) => {
    expect(read(...features)).toEqual({ ok: false, problem, place });
  });

  it('has a limit of points', () => {
    const ring = [...Array.from({ length: 100_001 }, (_, index) => [index / 1_000, 1]), [0, 1]];
    expect(read(feature({}, [ring]))).toMatchObject({ ok: false, problem: 'tooManyPoints' });
  });
});
