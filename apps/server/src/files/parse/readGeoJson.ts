/**
 * Reads a map of polygons: a FeatureCollection in degrees, each feature with a name and a code. What else stands in it is
 * left out. Says what is wrong and where, as `features[3].geometry.coordinates[0][5]`.
 */
export function readGeoJson({ text }: { text: string }): GeoJsonAnswer {
  try {
    return { ok: true, ...readMap(parse(text)) };
  } catch (error) {
    if (error instanceof Misplaced) return { ok: false, problem: error.problem, place: error.place };
    throw error;
  }
}

export type GeoJsonAnswer =
  | { ok: true; geoJson: string; features: { name: string; code: string }[] }
  | { ok: false; problem: GeoJsonProblem; place: string };

export type GeoJsonProblem =
  | 'notJson'
  | 'notCollection'
  | 'noFeatures'
  | 'tooManyFeatures'
  | 'notFeature'
  | 'noName'
  | 'noCode'
  | 'codeTwice'
  | 'nameTwice'
  | 'notPolygon'
  | 'notRing'
  | 'openRing'
  | 'notPoint'
  | 'outOfRange'
  | 'tooManyPoints';

/** What is wrong, thrown from wherever it is found. */
class Misplaced extends Error {
  constructor(
    readonly problem: GeoJsonProblem,
    readonly place: string,
  ) {
    super(`${problem} at ${place}`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Misplaced('notJson', error instanceof Error ? error.message.slice(0, 100) : '');
  }
}

function readMap(value: unknown) {
  if (!isObject(value) || value.type !== 'FeatureCollection' || !Array.isArray(value.features))
    throw new Misplaced('notCollection', 'type');
  if (value.features.length === 0) throw new Misplaced('noFeatures', 'features');
  if (value.features.length > MOST_FEATURES) throw new Misplaced('tooManyFeatures', 'features');
  const counter = { points: 0 };
  const read = value.features.map((feature: unknown, index) => readFeature(feature, `features[${index}]`, counter));
  for (const [field, problem] of [
    ['code', 'codeTwice'],
    ['name', 'nameTwice'],
  ] as const) {
    const seen = new Set<string>();
    for (const [index, { properties }] of read.entries()) {
      if (seen.has(properties[field])) throw new Misplaced(problem, `features[${index}].properties.${field}`);
      seen.add(properties[field]);
    }
  }
  return {
    geoJson: JSON.stringify({ type: 'FeatureCollection', features: read }),
    features: read.map(({ properties }) => properties),
  };
}

function readFeature(feature: unknown, place: string, counter: { points: number }) {
  if (!isObject(feature) || feature.type !== 'Feature') throw new Misplaced('notFeature', place);
  const properties = isObject(feature.properties) ? feature.properties : {};
  const name = textOf(properties.name);
  // maps of others call it by these names
  const code = textOf(properties.code ?? properties.adcode ?? properties.id ?? feature.id);
  if (name === '' || name.length > LONGEST_TEXT) throw new Misplaced('noName', `${place}.properties.name`);
  if (code === '' || code.length > LONGEST_TEXT) throw new Misplaced('noCode', `${place}.properties.code`);
  const { geometry } = feature;
  const at = `${place}.geometry`;
  if (!isObject(geometry)) throw new Misplaced('notPolygon', at);
  const coordinates = `${at}.coordinates`;
  const polygon = (value: unknown, where: string) => rings(value, where, counter);
  const shape =
    geometry.type === 'Polygon'
      ? polygon(geometry.coordinates, coordinates)
      : geometry.type === 'MultiPolygon'
        ? listOf(geometry.coordinates, coordinates, 'notPolygon').map((part, index) =>
            polygon(part, `${coordinates}[${index}]`),
          )
        : undefined;
  if (!shape) throw new Misplaced('notPolygon', `${at}.type`);
  return { type: 'Feature', properties: { name, code }, geometry: { type: geometry.type, coordinates: shape } };
}

function rings(value: unknown, place: string, counter: { points: number }): number[][][] {
  return listOf(value, place, 'notPolygon').map((ring, index) => {
    const at = `${place}[${index}]`;
    const points = listOf(ring, at, 'notRing');
    if (points.length < 4) throw new Misplaced('notRing', at);
    counter.points += points.length;
    if (counter.points > MOST_POINTS) throw new Misplaced('tooManyPoints', at);
    const read = points.map((point, number) => readPoint(point, `${at}[${number}]`));
    const [first, last] = [read[0], read.at(-1)];
    if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) throw new Misplaced('openRing', at);
    return read;
  });
}

function readPoint(value: unknown, place: string): number[] {
  const [longitude, latitude] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof longitude !== 'number' || typeof latitude !== 'number') throw new Misplaced('notPoint', place);
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) throw new Misplaced('outOfRange', place);
  return [longitude, latitude];
}

function listOf(value: unknown, place: string, problem: GeoJsonProblem): unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw new Misplaced(problem, place);
  return value as unknown[];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MOST_FEATURES = 2_000;
const MOST_POINTS = 100_000;
const LONGEST_TEXT = 100;
