import { ApiError, createClient, login, type ApiClient } from '@smart-admin/api-client';
import { LaneTraffic, type LaneCalls } from '../src/modules/parking/simulator/LaneTraffic.js';

/**
 * Traffic at all lanes that somebody may drive, over HTTP. Signs in and reads the lanes. Throws for an account that may not,
 * and for a place without lanes.
 */
export async function laneTraffic({ url, account, password, place, report }: GatewayOptions): Promise<LaneTraffic> {
  let token: string | null = null;
  const api = createClient({ baseUrl: url, getToken: () => token });
  ({ token } = await login(api, { mode: 'account', account, password }));
  const { list } = await api.parking.barrier.expands({ query: { pageSize: 500, ...(place && { placeId: place }) } });
  const lanes = list
    .filter(({ enabledMark }) => enabledMark === 1)
    .map(({ id, placeId, placeName, fullName, direction }) => ({
      ...{ id, placeId, direction },
      name: `${placeName} ${fullName}`,
    }));
  if (lanes.length === 0) throw new Error('there are no lanes that this account may drive');
  return new LaneTraffic(httpCalls(api), lanes, report);
}

function httpCalls(api: ApiClient): LaneCalls {
  return {
    present: async (placeId) => {
      const { list } = await api.parking.order.list({ query: { placeId, status: 'open', pageSize: 50 } });
      return list.map(({ id: orderId, plate, plateColour }) => ({ orderId, plate, plateColour }));
    },
    report: (id, body) => api.parking.passage.report({ id, body }),
    collect: async (id, amount) => {
      await api.parking.order.collect({ id, body: { amount, key: `lane-${id}-${String(Date.now())}` } });
    },
    openings: async () => {
      const { list } = await api.parking.booth.openings({ query: { state: 'waiting', pageSize: 100 } });
      return list.map(({ id, laneId, laneName, placeName }) => ({ id, laneId, name: `${placeName} ${laneName}` }));
    },
    acknowledge: async (id) => {
      await api.parking.booth.acknowledge({ id });
    },
    isRefusal: (error) => error instanceof ApiError,
  };
}

interface GatewayOptions {
  url: string;
  account: string;
  password: string;
  /** Lanes of this place alone. Default all. */
  place?: string | undefined;
  /** Takes one line for every vehicle. */
  report: (line: string) => void;
}
