import { type api } from '../app/api.js';

/** A place as the map service answers it. */
export type Place = Awaited<ReturnType<typeof api.extend.map.places>>['list'][number];

/** A place in one line, its address behind its name unless that says the same. */
export function labelOf({ name, address }: Pick<Place, 'name' | 'address'>): string {
  return address === '' || address === name ? name : `${name}（${address}）`;
}

/** Coordinates as people copy them: longitude first, as maps of China have it. */
export function coordinatesOf({ longitude, latitude }: Pick<Place, 'longitude' | 'latitude'>): string {
  return `${longitude.toFixed(6)}, ${latitude.toFixed(6)}`;
}
