import { type MapPlace, type MapRoute } from '@smart-admin/api-client/contract';

/** Degrees; east and north are positive. */
export interface Point {
  longitude: number;
  latitude: number;
}

/** A map service: Amap where a key is configured, else the own areas. What it cannot do rejects with a `MapError`. */
export interface MapProvider {
  readonly name: 'amap' | 'own';
  readonly hasPictures: boolean;
  /** Where a map begins. */
  begin(): Promise<{ center: Point; zoom: number }>;
  /** At most 20 places by a part of their name. */
  search(keyword: string): Promise<MapPlace[]>;
  /** At most 5 places, the most likely first. */
  geocode(address: string): Promise<MapPlace[]>;
  /** What stands at a point; undefined where nothing is known. `isGps` for coordinates of the earth rather than of the service. */
  describe(point: Point, isGps: boolean): Promise<MapPlace | undefined>;
  drive(origin: Point, destination: Point): Promise<MapRoute>;
  /** A PNG; undefined without pictures. */
  picture(view: PictureView): Promise<Buffer | undefined>;
}

export interface PictureView extends Point {
  /** 1 to 16. */
  zoom: number;
  /** CSS px; the picture has twice as many. */
  width: number;
  height: number;
}

/** The service said no, or nothing. `code` is its own, or `AWAY`. */
export class MapError extends Error {
  override name = 'MapError';

  constructor(
    message: string,
    readonly code: string,
  ) {
    super(message);
  }
}
