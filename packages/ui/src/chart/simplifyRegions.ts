import { type ChartRegion, type ChartRegions } from './chartTypes.js';

/**
 * The same regions with fewer points: none that stands closer to the one before it than can be seen. Shared borders stay shared,
 * because points fall onto one grid for all. Small rings keep four points, so that no region is lost.
 */
export function simplifyRegions(regions: ChartRegions, steps = STEPS): ChartRegions {
  const points = regions.features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? geometry.coordinates.flat() : geometry.coordinates.flat(2),
  );
  if (points.length <= FEW) return regions;
  const step = widthOf(points) / steps;
  const ring = (all: number[][]) => {
    const key = ([x = 0, y = 0]: number[]) => `${Math.round(x / step)} ${Math.round(y / step)}`;
    const kept = all.filter((point, index) => index === 0 || key(point) !== key(all[index - 1] ?? []));
    const first = all[0] ?? [];
    const closed = kept.at(-1)?.[0] === first[0] && kept.at(-1)?.[1] === first[1] ? kept : [...kept, first];
    return closed.length >= 4
      ? closed
      : all.filter((_, index) => index % Math.ceil(all.length / 4) === 0 || index === all.length - 1);
  };
  const simpler = ({ geometry }: ChartRegion): ChartRegion['geometry'] =>
    geometry.type === 'Polygon'
      ? { ...geometry, coordinates: geometry.coordinates.map(ring) }
      : { ...geometry, coordinates: geometry.coordinates.map((part) => part.map(ring)) };
  return { ...regions, features: regions.features.map((region) => ({ ...region, geometry: simpler(region) })) };
}

function widthOf(points: readonly number[][]): number {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x = 0, y = 0] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  return Math.max(right - left, top - bottom, Number.EPSILON);
}

/** Points that are drawn as they are. */
const FEW = 5_000;
/** Places that can be told apart along the longer side. */
const STEPS = 1_000;
