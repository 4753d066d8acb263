import { queryOptions } from '@tanstack/react-query';
import { api } from '../app/api.js';
import { readRegions } from './readRegions.js';

/** The regions of a map by its code, for whatever colours them. Fails where there is nothing that can be drawn. */
export function mapShapeQuery(code: string) {
  return queryOptions({
    queryKey: ['dataMap', 'shape', code],
    queryFn: async ({ signal }) => {
      const regions = readRegions((await api.system.dataMap.shape({ code }, { signal, silent: true })).geoJson);
      if (!regions) throw new Error(`The map ${code} has no region that can be drawn`);
      return regions;
    },
    staleTime: Infinity,
    retry: 1,
  });
}
