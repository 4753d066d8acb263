import { type Executor } from '../../db/database.js';

/** Six districts of a city that does not exist. */
export async function seedMaps(db: Executor): Promise<void> {
  const features = DISTRICTS.map(({ code, name, corners }) => ({
    type: 'Feature',
    properties: { name, code },
    geometry: { type: 'Polygon', coordinates: [ringOf(corners)] },
  }));
  const geoJson = JSON.stringify({ type: 'FeatureCollection', features });
  await db
    .insertInto('dataMap')
    .values({
      ...{ id: 'demoCity', fullName: '滨海市（演示）', enCode: 'demoCity', parentId: '-1', geoJson },
      ...{ features: features.length, size: Buffer.byteLength(geoJson), sortCode: 0 },
      description: '虚构的城市，用于演示地图图表',
    })
    .execute();
}

/** Where borders meet, in degrees. */
const CORNERS = {
  a: [120, 30.3],
  b: [120.18, 30.36],
  c: [120.36, 30.33],
  d: [120.5, 30.38],
  e: [119.96, 30.18],
  f: [120.14, 30.2],
  g: [120.33, 30.17],
  h: [120.53, 30.22],
  i: [120.02, 30.05],
  j: [120.2, 30.02],
  k: [120.38, 30.06],
  l: [120.56, 30.03],
} as const;
type Corner = keyof typeof CORNERS;

const DISTRICTS: readonly { code: string; name: string; corners: readonly Corner[] }[] = [
  { code: 'north', name: '北湾区', corners: ['a', 'b', 'f', 'e'] },
  { code: 'college', name: '学苑区', corners: ['b', 'c', 'g', 'f'] },
  { code: 'harbour', name: '港口区', corners: ['c', 'd', 'h', 'g'] },
  { code: 'old', name: '老城区', corners: ['e', 'f', 'j', 'i'] },
  { code: 'centre', name: '中心区', corners: ['f', 'g', 'k', 'j'] },
  { code: 'east', name: '东岸区', corners: ['g', 'h', 'l', 'k'] },
];

/** A closed ring whose borders bend: both neighbours of one have the same bends. */
function ringOf(corners: readonly Corner[]): number[][] {
  const points = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return [[...CORNERS[corner]], ...bends(corner, next)];
  });
  return [...points, points[0] ?? []];
}

function bends(from: Corner, to: Corner): number[][] {
  const [first, second] = from < to ? [from, to] : [to, from];
  const [[x1, y1], [x2, y2]] = [CORNERS[first], CORNERS[second]];
  const turn = (first.charCodeAt(0) + second.charCodeAt(0)) % 2 === 0 ? 1 : -1;
  const at = (part: number, aside: number) => [
    round(x1 + (x2 - x1) * part - (y2 - y1) * aside * turn),
    round(y1 + (y2 - y1) * part + (x2 - x1) * aside * turn),
  ];
  const points = [at(0.25, 0.06), at(0.5, -0.04), at(0.75, 0.05)];
  return from < to ? points : points.reverse();
}

const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
