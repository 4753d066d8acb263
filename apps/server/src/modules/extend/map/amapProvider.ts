import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Position } from './geometry.js';
import { MapError, type MapProvider, type Point } from './MapProvider.js';

/** Milliseconds that an answer may take. */
const PATIENCE = 8_000;
/** Bytes of a picture. */
const LARGEST_PICTURE = 8 * 1024 * 1024;

/**
 * Amap's web service. Key and private key stay on the server: browsers ask us.
 * Source: https://lbs.amap.com/api/webservice/summary
 */
export function amapProvider(account: AmapAccount): MapProvider {
  const ask = async <Answer extends z.ZodType>(path: string, schema: Answer, params: Params) => {
    const response = await call(account, path, params);
    const answer: unknown = await response.json().catch(() => undefined);
    return readAnswer(answer, schema);
  };
  return {
    name: 'amap',
    hasPictures: true,
    begin: () => Promise.resolve({ center: { longitude: 116.397428, latitude: 39.90923 }, zoom: 11 }),
    async search(keywords) {
      const { pois } = await ask('/v3/place/text', PoisSchema, { keywords, offset: 20, page: 1, extensions: 'base' });
      return pois.flatMap(({ id, name, location, pname, cityname, adname, address }) => {
        const point = readPoint(location);
        return point ? [{ id, name, address: join(pname, cityname, adname, address), ...point }] : [];
      });
    },
    async geocode(address) {
      const { geocodes } = await ask('/v3/geocode/geo', GeocodesSchema, { address });
      return geocodes.slice(0, 5).flatMap(({ formatted_address: name, location }) => {
        const point = readPoint(location);
        return point ? [{ id: location, name, address: name, ...point }] : [];
      });
    },
    async describe(point, isGps) {
      const own = isGps ? await toService(point) : point;
      const { regeocode } = await ask('/v3/geocode/regeo', RegeocodeSchema, {
        location: write(own),
        extensions: 'base',
      });
      const name = regeocode.formatted_address;
      return name === '' ? undefined : { id: write(own), name, address: name, ...own };
    },
    async drive(origin, destination) {
      const { route } = await ask('/v3/direction/driving', DrivingSchema, {
        origin: write(origin),
        destination: write(destination),
        extensions: 'base',
      });
      const [way] = route.paths;
      if (!way) throw new MapError('no way', 'NO_WAY');
      return {
        distance: way.distance,
        duration: way.duration,
        points: way.steps.flatMap(({ polyline }) => readLine(polyline)),
        steps: way.steps.map(({ instruction, distance }) => ({ text: instruction, distance })),
      };
    },
    async picture({ width, height, zoom, ...point }) {
      const response = await call(account, '/v3/staticmap', {
        ...{ location: write(point), zoom, size: `${width}*${height}`, scale: 2 },
      });
      const type = response.headers.get('content-type') ?? '';
      if (type.startsWith('image/')) return readPicture(response);
      return readAnswer(await response.json().catch(() => undefined), z.unknown()) as undefined;
    },
  };

  /** Satellites count by another datum than maps of China. */
  async function toService(point: Point): Promise<Point> {
    const { locations } = await ask('/v3/assistant/coordinate/convert', ConvertedSchema, {
      locations: write(point),
      coordsys: 'gps',
    });
    return readPoint(locations) ?? point;
  }
}

export interface AmapAccount {
  host: string;
  key: string;
  /** Signs the calls where the key demands that. */
  securityCode?: string | undefined;
}

type Params = Record<string, string | number>;

async function call({ host, key, securityCode }: AmapAccount, path: string, given: Params): Promise<Response> {
  const params: Params = { ...given, key };
  const url = new URL(path, host);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value));
  if (securityCode) url.searchParams.set('sig', sign(params, securityCode));
  try {
    return await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    // the address carries the key
    throw new MapError(`no answer of ${url.host}: ${error instanceof Error ? error.name : 'unknown'}`, 'AWAY');
  }
}

/** MD5 of the parameters by name as they are, and the private key. Source: https://lbs.amap.com/faq/quota-key/key/41169 */
function sign(params: Params, securityCode: string): string {
  const text = Object.entries(params)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHash('md5')
    .update(text + securityCode)
    .digest('hex');
}

function readAnswer<Answer extends z.ZodType>(answer: unknown, schema: Answer): z.output<Answer> {
  const state = StateSchema.safeParse(answer);
  if (!state.success) throw new MapError('an answer that is none', 'AWAY');
  if (state.data.status !== '1') throw new MapError(state.data.info.slice(0, 200), state.data.infocode);
  const read = schema.safeParse(answer);
  if (!read.success) throw new MapError('an answer of another shape', 'AWAY');
  return read.data;
}

async function readPicture(response: Response): Promise<Buffer> {
  const picture = Buffer.from(await response.arrayBuffer());
  if (picture.length > LARGEST_PICTURE) throw new MapError('the picture is too large', 'AWAY');
  return picture;
}

function write({ longitude, latitude }: Point): string {
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`;
}

function readPoint(text: string): Point | undefined {
  const [longitude = NaN, latitude = NaN] = text.split(',').map(Number);
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? { longitude, latitude } : undefined;
}

function readLine(text: string): Position[] {
  return text.split(';').flatMap((part) => {
    const point = readPoint(part);
    return point ? [[point.longitude, point.latitude] as Position] : [];
  });
}

/** Parts of an address; cities that are provinces come twice. */
function join(...parts: string[]): string {
  return parts.filter((part, index) => part !== '' && parts.indexOf(part) === index).join('');
}

/** They write an empty list where there is no text. */
const Text = z.union([z.string(), z.array(z.unknown()).transform(() => '')]).default('');
const Count = z.coerce.number().min(0);

const StateSchema = z.object({
  status: z.coerce.string(),
  info: z.coerce.string().default(''),
  infocode: z.coerce.string().default(''),
});
const PoisSchema = z.object({
  pois: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), location: Text },
      ...{ pname: Text, cityname: Text, adname: Text, address: Text },
    }),
  ),
});
const GeocodesSchema = z.object({ geocodes: z.array(z.object({ formatted_address: Text, location: Text })) });
const RegeocodeSchema = z.object({ regeocode: z.object({ formatted_address: Text }) });
const ConvertedSchema = z.object({ locations: z.string() });
const DrivingSchema = z.object({
  route: z.object({
    paths: z.array(
      z.object({
        distance: Count,
        duration: Count,
        steps: z.array(z.object({ instruction: Text, distance: Count, polyline: Text })),
      }),
    ),
  }),
});
