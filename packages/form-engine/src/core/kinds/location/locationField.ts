import { isRecord } from '../../document/readWire.js';
import { accept, type Coerced, defineField, refuse } from '../../registry/defineField.js';

/** A place: its address, and where it lies in degrees (null = not known). */
export interface LocationValue {
  address: string;
  longitude: number | null;
  latitude: number | null;
}

/** A place by address and coordinates; null when empty. It needs no map service. */
export const locationField = defineField({
  kind: 'location',
  smartKeys: ['location'],
  tag: 'location',
  role: 'input',
  settings: {},
  empty: () => null,
  coerce: coerceLocation,
  check(value) {
    const { longitude, latitude } = value as LocationValue;
    const isPoint = longitude !== null && latitude !== null && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
    return isPoint || (longitude === null && latitude === null) ? undefined : { key: 'coordinates' };
  },
  toText(value) {
    if (!isRecord(value)) return '';
    const { address, longitude, latitude } = value as unknown as LocationValue;
    const point = longitude === null || latitude === null ? '' : `${longitude}, ${latitude}`;
    return address !== '' && point !== '' ? `${address} (${point})` : address + point;
  },
  filter: () => ({ control: 'text', operator: 'contains' }),
  storage: () => ({ type: 'jsonb' }),
});

/** Other documents of the family keep it as a JSON text with `fullAddress`, `lng` and `lat`. */
function coerceLocation(raw: unknown): Coerced {
  if (raw === null || raw === undefined || raw === '') return accept(null);
  const value = typeof raw === 'string' ? parse(raw) : raw;
  if (!isRecord(value)) return refuse('coordinates');
  const address = value.address ?? value.fullAddress ?? value.name ?? '';
  const longitude = degrees(value.longitude ?? value.lng);
  const latitude = degrees(value.latitude ?? value.lat);
  if (typeof address !== 'string' || address.length > 500 || longitude === undefined || latitude === undefined)
    return refuse('coordinates');
  const place = { address: address.replaceAll('\u0000', '').trim(), longitude, latitude };
  return accept(place.address === '' && longitude === null && latitude === null ? null : place);
}

/** Six decimals are a tenth of a metre. */
function degrees(raw: unknown): number | null | undefined {
  if (raw === null || raw === undefined || raw === '') return null;
  const number = typeof raw === 'string' ? Number(raw) : raw;
  return typeof number === 'number' && Number.isFinite(number) ? Math.round(number * 1e6) / 1e6 : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    // an address alone
    if (error instanceof SyntaxError) return { address: text };
    throw error;
  }
}
