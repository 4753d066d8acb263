import { type Point } from './MapProvider.js';

export type Position = [longitude: number, latitude: number];
export type Ring = Position[];

/** Radius of the earth in metres, as GPS assumes it (WGS 84, equatorial). */
const EARTH_RADIUS = 6_378_137;

/** Metres along the surface of a sphere. Source: the haversine formula, R. W. Sinnott, 1984. */
export function distanceBetween(from: Point, to: Point): number {
  const [latitude, otherLatitude] = [radians(from.latitude), radians(to.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord =
    half(otherLatitude - latitude) +
    Math.cos(latitude) * Math.cos(otherLatitude) * half(radians(to.longitude - from.longitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * Whether a point lies in an area of rings; holes are rings too. Source: the even-odd rule, counting the sides that a ray
 * to the east crosses.
 */
export function contains(rings: readonly Ring[], { longitude, latitude }: Point): boolean {
  let isInside = false;
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index += 1) {
      const [x, y] = ring[index]!;
      const [previousX, previousY] = ring[(index || ring.length) - 1]!;
      if (y > latitude === previousY > latitude) continue;
      if (longitude < ((previousX - x) * (latitude - y)) / (previousY - y) + x) isInside = !isInside;
    }
  }
  return isInside;
}

/** The centroid of the largest ring (the shoelace formula); of a ring without a surface the mean of its points. */
export function centroidOf(rings: readonly Ring[]): Point {
  let best = { surface: -1, longitude: 0, latitude: 0 };
  for (const ring of rings) {
    let [doubled, x, y, sumX, sumY] = [0, 0, 0, 0, 0];
    ring.forEach(([longitude, latitude], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!;
      const cross = longitude * nextY - nextX * latitude;
      doubled += cross;
      x += (longitude + nextX) * cross;
      y += (latitude + nextY) * cross;
      sumX += longitude;
      sumY += latitude;
    });
    const surface = Math.abs(doubled);
    if (surface <= best.surface) continue;
    best =
      surface < 1e-12
        ? { surface, longitude: sumX / ring.length, latitude: sumY / ring.length }
        : { surface, longitude: x / (3 * doubled), latitude: y / (3 * doubled) };
  }
  return { longitude: best.longitude, latitude: best.latitude };
}

/** At most `most` points of a ring, evenly taken; the first and the last stay. */
export function thin(ring: Ring, most: number): Ring {
  if (ring.length <= most) return ring;
  const step = (ring.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => ring[Math.round(index * step)]!);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
