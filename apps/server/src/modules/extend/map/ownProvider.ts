import { type MapPlace } from '@smart-admin/api-client/contract';
import { loadPinyin, matchText } from '@smart-admin/ui/text-match';
import { contains, distanceBetween } from './geometry.js';
import { type MapProvider, type Point } from './MapProvider.js';
import { type OwnArea, type OwnAreas } from './OwnAreas.js';

/** The middle of China, for a system without maps. */
const NOWHERE = { center: { longitude: 104, latitude: 35 }, zoom: 4 };
/** Tiles of 256 px that a map of a page shows side by side. */
const TILES = 3;

/** Answers without any service: places are the areas of the maps of this system, routes straight lines. */
export function ownProvider(areas: OwnAreas): MapProvider {
  return {
    name: 'own',
    hasPictures: false,
    begin: async () => beginOf(await areas.list()),
    async search(keyword) {
      const pinyin = await loadPinyin('zh');
      return (await areas.list())
        .flatMap((area) => {
          const match = matchText(area.name, keyword, pinyin) ?? matchText(area.mapName, keyword, pinyin);
          return match ? [{ area, rank: match.rank }] : [];
        })
        .sort((a, b) => a.rank - b.rank)
        .slice(0, 20)
        .map(({ area }) => placeOf(area));
    },
    // the area whose name says most of the address
    geocode: async (address) =>
      (await areas.list())
        .filter(({ name }) => address.includes(name))
        .sort((a, b) => b.name.length - a.name.length)
        .slice(0, 5)
        .map((area) => ({ ...placeOf(area), address })),
    async describe(point) {
      const area = (await areas.list()).find(({ rings }) => contains(rings, point));
      return area && { ...placeOf(area), ...point };
    },
    drive: (origin, destination) =>
      Promise.resolve({
        distance: Math.round(distanceBetween(origin, destination)),
        duration: null,
        points: [
          [origin.longitude, origin.latitude],
          [destination.longitude, destination.latitude],
        ],
        steps: [],
      }),
    picture: () => Promise.resolve(undefined),
  };
}

function placeOf({ id, name, mapName, longitude, latitude }: OwnArea): MapPlace {
  return { id, name, address: `${mapName} ${name}`, longitude, latitude };
}

/** Where all areas are seen. */
function beginOf(areas: readonly OwnArea[]): { center: Point; zoom: number } {
  const points = areas.flatMap(({ rings }) => rings.flat());
  if (points.length === 0) return NOWHERE;
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [longitude, latitude] of points) {
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  const degrees = Math.max(east - west, (north - south) * 1.5, 0.001);
  return {
    center: { longitude: (west + east) / 2, latitude: (south + north) / 2 },
    zoom: Math.max(1, Math.min(16, Math.floor(Math.log2((360 * TILES) / degrees)))),
  };
}
