import { api } from '../../../app/api.js';
import { useSelectorOptions } from '../../../resource/useSelectorOptions.js';
import { field } from '../../../resource/apiForm.js';

/** Chooses a road: lots have no berths. */
export function roadField(label: string) {
  return field('select', { label, span: 12, required: true, ...ROADS, filterable: true });
}

/** Settings of a choice among the roads that somebody sees. */
export const ROADS = {
  dataType: 'dynamic',
  propsUrl: '/api/parking/Place?kind=road&enabledMark=1&pageSize=500',
  optionKeys: { value: 'id', label: 'fullName', children: 'children' },
} as const;

/** Roads that a list is filtered by. */
export function useRoads() {
  return useSelectorOptions('parkingRoads', async () => {
    const { list } = await api.parking.place.cached({}, { silent: true });
    return list.filter(({ Type }) => Type === 'road').map(({ Id, Name }) => ({ value: Id, label: Name }));
  });
}
