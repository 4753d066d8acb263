import { contract, MAP_PLUGINS } from '@smart-admin/api-client/contract';
import { ApiError, type LocalText } from '../../../errors/apiError.js';
import { handleAll } from '../../../http/handle.js';
import { t } from './map.messages.js';
import { MapError, type Point } from './MapProvider.js';

/** Maps for whoever is signed in. What is asked and answered is about the world and the outlines of areas, not about people. */
export const mapRoutes = handleAll(contract.extend.map, {
  service: async ({ deps: { mapProvider } }) => ({
    provider: mapProvider.name,
    plugins: [...MAP_PLUGINS],
    hasPictures: mapProvider.hasPictures,
    ...(await mapProvider.begin()),
  }),
  places: async ({ deps: { mapProvider }, query }) => ({ list: await atService(mapProvider.search(query.keyword)) }),
  geocode: async ({ deps: { mapProvider }, query }) => ({ list: await atService(mapProvider.geocode(query.address)) }),
  describe: async ({ deps: { mapProvider }, query: { datum, ...point } }) => {
    const place = await atService(mapProvider.describe(point, datum === 'wgs84'));
    if (!place) throw new ApiError(404, t('nothingThere'));
    return place;
  },
  route: ({ deps: { mapProvider }, query }) =>
    atService(mapProvider.drive(readPoint(query.origin), readPoint(query.destination))),
  areas: async ({ deps: { ownAreas } }) => ({
    list: (await ownAreas.list()).map(({ name, longitude, latitude, rings }) => ({ name, longitude, latitude, rings })),
  }),
  picture: async ({ deps: { mapProvider }, query }) => {
    const content = await atService(mapProvider.picture(query));
    if (!content) throw new ApiError(404, t('noPicture'));
    return { fileName: 'map.png', content };
  },
});

/** The contract has checked it. */
function readPoint(text: string): Point {
  const [longitude = 0, latitude = 0] = text.split(',').map(Number);
  return { longitude, latitude };
}

/** Asks the service. Throws 409 with what it says. */
async function atService<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof MapError ? new ApiError(409, describeMapError(error)) : error;
  }
}

/** Source: https://lbs.amap.com/api/webservice/guide/tools/info */
function describeMapError({ code, message: detail }: MapError): LocalText {
  if (code === 'AWAY') return t('away');
  if (code === 'NO_WAY' || /^208/.test(code)) return t('noWay');
  if (['10001', '10002', '10005', '10006', '10007', '10008', '10009', '10013'].includes(code))
    return t('wrongKey', { code });
  if (['10003', '10004', '10014', '10015', '10019', '10020', '10021', '10044'].includes(code))
    return t('noQuota', { code });
  return t('refused', { code, detail });
}
