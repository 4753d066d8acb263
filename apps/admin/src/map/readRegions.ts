import { type ChartRegion, type ChartRegions } from '@smart-admin/ui/chart';

/** The regions of a text that people wrote, as far as they can be drawn; undefined where none can. The server says what is wrong. */
export function readRegions(text: string): ChartRegions | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const features = isObject(value) && Array.isArray(value.features) ? (value.features as unknown[]) : [];
  const drawn = features.filter(isRegion);
  return drawn.length > 0 ? { type: 'FeatureCollection', features: drawn } : undefined;
}

function isRegion(feature: unknown): feature is ChartRegion {
  if (!isObject(feature) || !isObject(feature.properties) || !isObject(feature.geometry)) return false;
  const { type, coordinates } = feature.geometry;
  if (typeof feature.properties.name !== 'string' || !Array.isArray(coordinates)) return false;
  if (type === 'Polygon') return isRings(coordinates);
  return type === 'MultiPolygon' && coordinates.every(isRings);
}

function isRings(rings: unknown): boolean {
  return Array.isArray(rings) && rings.length > 0 && rings.every((ring) => Array.isArray(ring) && ring.every(isPoint));
}

function isPoint(point: unknown): boolean {
  return Array.isArray(point) && typeof point[0] === 'number' && typeof point[1] === 'number';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
