import { expect, it } from 'vitest';
import { type ChartRegions } from './chartTypes.js';
import { simplifyRegions } from './simplifyRegions.js';

const circle = (points: number, radius: number) =>
  Array.from({ length: points + 1 }, (_, index) => {
    const angle = ((index % points) / points) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
const regionsOf = (...rings: number[][][]): ChartRegions => ({
  type: 'FeatureCollection',
  features: rings.map((ring, index) => ({
    type: 'Feature',
    properties: { name: String(index) },
    geometry: { type: 'Polygon', coordinates: [ring] },
  })),
});
const ringOf = (regions: ChartRegions, index: number) => {
  const geometry = regions.features[index]?.geometry;
  return geometry?.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : [];
};

it('leaves small maps as they are', () => {
  const regions = regionsOf(circle(100, 1));
  expect(simplifyRegions(regions)).toBe(regions);
});

it('takes points away that nobody could tell apart, closes every ring and loses no region', () => {
  const simpler = simplifyRegions(regionsOf(circle(20_000, 1), circle(40, 0.0001)), 200);
  expect(ringOf(simpler, 0).length).toBeLessThan(2_000);
  expect(ringOf(simpler, 0).length).toBeGreaterThan(200);
  for (const index of [0, 1]) {
    const ring = ringOf(simpler, index);
    expect(ring.length).toBeGreaterThanOrEqual(4);
    expect(ring.at(-1)).toEqual(ring[0]);
  }
});
