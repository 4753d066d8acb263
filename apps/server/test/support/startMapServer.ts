import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

/** Amap's web service as far as this product asks it; calls without the right key and signature are refused. */
export async function startMapServer({ key, securityCode }: { key: string; securityCode: string }): Promise<MapServer> {
  const state: MapServer['state'] = { calls: [], refuses: undefined, isBroken: false };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://127.0.0.1');
    const params = Object.fromEntries(url.searchParams);
    state.calls.push({ path: url.pathname, params });
    const { sig, ...signed } = params;
    const text = Object.keys(signed)
      .sort()
      .map((name) => `${name}=${signed[name]}`)
      .join('&');
    const expected = createHash('md5')
      .update(text + securityCode)
      .digest('hex');
    const refusal =
      state.refuses ?? (params.key !== key ? INVALID_KEY : sig === expected ? undefined : INVALID_SIGNATURE);
    if (state.isBroken) response.end('<html>502</html>');
    else if (refusal) response.end(JSON.stringify({ status: '0', ...refusal }));
    else if (url.pathname === '/v3/staticmap') response.setHeader('content-type', 'image/png').end(PICTURE);
    else response.end(JSON.stringify({ status: '1', info: 'OK', infocode: '10000', ...ANSWERS[url.pathname] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, state, stop: () => server.close() };
}

export const PICTURE = Buffer.from('89504e470d0a1a0a', 'hex');
const INVALID_KEY = { info: 'INVALID_USER_KEY', infocode: '10001' };
const INVALID_SIGNATURE = { info: 'INVALID_USER_SIGNATURE', infocode: '10007' };

const ANSWERS: Record<string, object> = {
  '/v3/place/text': {
    pois: [
      {
        ...{ id: 'B0FF', name: '西湖停车场', location: '120.148000,30.242000' },
        ...{ pname: '浙江省', cityname: '杭州市', adname: '西湖区', address: [] },
      },
      { id: 'B000', name: '没有位置', location: [], pname: '', cityname: '', adname: '', address: '' },
    ],
  },
  '/v3/geocode/geo': {
    geocodes: [{ formatted_address: '浙江省杭州市西湖区龙井路1号', location: '120.130000,30.240000' }],
  },
  '/v3/geocode/regeo': { regeocode: { formatted_address: '浙江省杭州市西湖区北山街' } },
  '/v3/assistant/coordinate/convert': { locations: '120.154700,30.257600' },
  '/v3/direction/driving': {
    route: {
      paths: [
        {
          ...{ distance: '1800', duration: '420' },
          steps: [
            { instruction: '沿北山街行驶1公里', distance: '1000', polyline: '120.1,30.2;120.11,30.21' },
            { instruction: '右转进入龙井路', distance: '800', polyline: '120.11,30.21;120.12,30.22' },
          ],
        },
      ],
    },
  },
};

export interface MapServer {
  origin: string;
  state: {
    calls: { path: string; params: Record<string, string> }[];
    /** What every call is answered. */
    refuses: { info: string; infocode: string } | undefined;
    isBroken: boolean;
  };
  stop: () => void;
}
