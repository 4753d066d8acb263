import * as z from 'zod';
import { endpoint, fileEndpoint } from '../endpoint.js';
import { listOf } from '../schemas.js';

/** What a map service can be asked. */
export const MAP_PLUGINS = ['search', 'geocoding', 'driving'] as const;

/** Sides of a picture in CSS px; it has twice as many pixels. */
export const LARGEST_PICTURE = 1024;

const LongitudeSchema = z.coerce.number().min(-180).max(180);
const LatitudeSchema = z.coerce.number().min(-90).max(90);

/** A point in degrees. */
const PointShape = { longitude: LongitudeSchema, latitude: LatitudeSchema };

/** A place by name. Coordinates are those of the service: GCJ-02 within China, as all maps published there. */
const PlaceSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  ...PointShape,
});
export type MapPlace = z.output<typeof PlaceSchema>;

/** `longitude,latitude` in degrees. */
const PointTextSchema = z.string().regex(/^-?\d{1,3}(\.\d{1,15})?,-?\d{1,2}(\.\d{1,15})?$/);

const RouteSchema = z.object({
  /** Metres. */
  distance: z.number(),
  /** Seconds; null where only the straight line is known. */
  duration: z.number().nullable(),
  /** `[longitude, latitude]` from the start to the end. */
  points: z.array(z.tuple([z.number(), z.number()])),
  steps: z.array(
    z.object({
      text: z.string(),
      /** Metres. */
      distance: z.number(),
    }),
  ),
});
export type MapRoute = z.output<typeof RouteSchema>;

const path = '/api/extend/Map';
/** Each call may cost the operator of the system something. */
const rateLimit = 300;

export const map = {
  service: endpoint({
    method: 'GET',
    path: `${path}/Service`,
    permission: 'session',
    summary: 'Which map service answers, what it can be asked, and where a map begins',
    data: z.object({
      /** `amap`: Amap, by the key of the environment. `own`: no key; the areas of the maps of this system and straight lines. */
      provider: z.enum(['amap', 'own']),
      plugins: z.array(z.enum(MAP_PLUGINS)),
      /** Whether the service draws the ground; else the outlines of the own areas are drawn. */
      hasPictures: z.boolean(),
      center: z.object({ longitude: z.number(), latitude: z.number() }),
      /** 2^zoom tiles of 256 px span the world, as in all web maps. */
      zoom: z.number(),
    }),
  }),
  places: endpoint({
    method: 'GET',
    path: `${path}/Places`,
    permission: 'session',
    rateLimit,
    summary: 'Up to 20 places by a part of their name; 409 where the service refuses or does not answer',
    query: z.object({ keyword: z.string().trim().min(1).max(80) }),
    data: listOf(PlaceSchema),
  }),
  geocode: endpoint({
    method: 'GET',
    path: `${path}/Address`,
    permission: 'session',
    rateLimit,
    summary: 'Where an address lies; up to 5 places, the most likely first',
    query: z.object({ address: z.string().trim().min(1).max(200) }),
    data: listOf(PlaceSchema),
  }),
  describe: endpoint({
    method: 'GET',
    path: `${path}/Place`,
    permission: 'session',
    rateLimit,
    summary:
      'What stands at a point: its address, and the point as the service counts. `wgs84` for coordinates of a GPS, 404 where nothing is known',
    query: z.object({ ...PointShape, datum: z.enum(['service', 'wgs84']).default('service') }),
    data: PlaceSchema,
  }),
  route: endpoint({
    method: 'GET',
    path: `${path}/Route`,
    permission: 'session',
    rateLimit,
    summary:
      'The way by car from one point to another; a straight line without a duration where no service is configured',
    query: z.object({ origin: PointTextSchema, destination: PointTextSchema }),
    data: RouteSchema,
  }),
  areas: endpoint({
    method: 'GET',
    path: `${path}/Areas`,
    permission: 'session',
    summary: 'Outlines of the areas of all enabled maps, for a map without pictures',
    data: listOf(
      z.object({
        name: z.string(),
        ...PointShape,
        /** Rings of `[longitude, latitude]`, simplified to what is seen. */
        rings: z.array(z.array(z.tuple([z.number(), z.number()]))),
      }),
    ),
  }),
  picture: fileEndpoint({
    method: 'GET',
    path: `${path}/Picture`,
    permission: 'session',
    rateLimit: 600,
    summary: 'The ground around a point as a PNG with two pixels for each px; 404 where the service has none',
    query: z.object({
      ...PointShape,
      zoom: z.coerce.number().int().min(1).max(16),
      width: z.coerce.number().int().min(50).max(LARGEST_PICTURE),
      height: z.coerce.number().int().min(50).max(LARGEST_PICTURE),
    }),
    contentType: 'image/png',
  }),
};
