import { type Database } from '../../../db/database.js';
import { centroidOf, type Position, type Ring, thin } from './geometry.js';
import { type Point } from './MapProvider.js';

/** Points of an outline that are kept; more are not seen on a map of a page. */
const MOST_POINTS = 400;

/** An area of a map of this system. */
export interface OwnArea extends Point {
  id: string;
  name: string;
  /** Name of the map that it stands on. */
  mapName: string;
  rings: Ring[];
}

/** The areas of all enabled maps. Each map is read once for each change of it, by any instance. */
export class OwnAreas {
  private read = new Map<string, { changed: number; areas: OwnArea[] }>();

  constructor(private readonly db: Database) {}

  async list(): Promise<OwnArea[]> {
    const maps = await this.db
      .selectFrom('dataMap')
      .select(['id', 'fullName', 'creatorTime', 'lastModifyTime'])
      .where('enabledMark', '=', 1)
      .orderBy('sortCode')
      .orderBy('id')
      .execute();
    const known = this.read;
    const changed = maps.filter((map) => known.get(map.id)?.changed !== changeOf(map));
    const rows =
      changed.length === 0
        ? []
        : await this.db
            .selectFrom('dataMap')
            .select(['id', 'geoJson'])
            .where(
              'id',
              'in',
              changed.map(({ id }) => id),
            )
            .execute();
    const contents = new Map(rows.map(({ id, geoJson }) => [id, geoJson]));
    const next: typeof this.read = new Map();
    for (const map of maps) {
      const content = contents.get(map.id);
      const kept = known.get(map.id);
      if (content !== undefined) next.set(map.id, { changed: changeOf(map), areas: areasOf(map, content) });
      else if (kept) next.set(map.id, kept);
    }
    this.read = next;
    return [...next.values()].flatMap(({ areas }) => areas);
  }
}

interface MapRow {
  id: string;
  fullName: string;
  creatorTime: number;
  lastModifyTime: number | null;
}

function changeOf({ creatorTime, lastModifyTime }: MapRow): number {
  return lastModifyTime ?? creatorTime;
}

/** What is stored was checked when it came, see readGeoJson. */
function areasOf({ id, fullName }: MapRow, geoJson: string): OwnArea[] {
  const { features } = JSON.parse(geoJson) as StoredMap;
  return features.map(({ properties: { name, code }, geometry }) => {
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
    return {
      ...{ id: `${id}/${code}`, name, mapName: fullName },
      ...centroidOf(rings),
      rings: rings.map((ring) => thin(ring, MOST_POINTS)),
    };
  });
}

interface StoredMap {
  features: {
    properties: { name: string; code: string };
    geometry: { type: 'Polygon'; coordinates: Position[][] } | { type: 'MultiPolygon'; coordinates: Position[][][] };
  }[];
}
