import { type DataSet } from '@smart-admin/api-client/contract';

/** The data set that a new card begins with. */
export function emptySet(limit = 10): DataSet {
  return { source: 'builtIn', name: 'parkingToday', ...EMPTY, limit };
}

/** Another source for a card, which keeps how much it shows. */
export function setOfSource(source: DataSet['source'], { limit }: Pick<DataSet, 'limit'>): DataSet {
  const shape = { ...EMPTY, limit };
  if (source === 'model') return { source, modelId: '', conditions: [], ...shape };
  return source === 'interface' ? { source, interfaceId: '', parameters: [], ...shape } : emptySet(limit);
}

const EMPTY: Omit<Extract<DataSet, { source: 'builtIn' }>, 'source' | 'name' | 'limit'> = {
  dimension: '',
  per: 'day',
  measures: [],
  columns: [],
  order: 'none',
};
