import { type PatrolBerth } from '@smart-admin/api-client/contract';
import { expect, it } from 'vitest';
import { isShown, stateOf, type BerthFilter } from './berthStates.js';

const HOUR = 60 * 60_000;
const NOW = Date.UTC(2026, 10, 26, 4);

function berth(stay: Partial<NonNullable<PatrolBerth['stay']>> | null, enabledMark: 0 | 1 = 1): PatrolBerth {
  return {
    ...{ id: 'a1', fullName: 'A01', placeId: 'road', placeName: '人民路', kind: 'small', enabledMark, reason: '' },
    stay: stay && { id: 's', plate: '粤B12345', plateColour: 5, entryTime: NOW, due: 0, isPaid: false, ...stay },
  };
}

const state = (each: PatrolBerth) => stateOf(each, { now: NOW, hours: 4 });

it('a berth is free, out of use, taken, paid, or unpaid for long', () => {
  expect(state(berth(null))).toBe('free');
  expect(state(berth(null, 0))).toBe('off');
  // the vehicle counts, also where no other may come
  expect(state(berth({ due: 200 }, 0))).toBe('taken');
  expect(state(berth({ due: 200, entryTime: NOW - 3 * HOUR }))).toBe('taken');
  expect(state(berth({ due: 200, entryTime: NOW - 5 * HOUR }))).toBe('long');
  expect(state(berth({ entryTime: NOW - 5 * HOUR }))).toBe('taken');
  expect(state(berth({ isPaid: true, entryTime: NOW - 5 * HOUR }))).toBe('paid');
});

it('berths are found by number, plate, road and state', () => {
  const shown = (each: PatrolBerth, filter: Partial<BerthFilter>) =>
    isShown(each, state(each), { placeId: '', text: '', state: 'all', ...filter });
  const [free, taken] = [berth(null), berth({ due: 200, entryTime: NOW - 5 * HOUR })];
  expect([shown(free, { text: 'a0' }), shown(free, { text: 'A02' })]).toEqual([true, false]);
  expect([shown(taken, { text: '粤b·123' }), shown(free, { text: '粤B' })]).toEqual([true, false]);
  expect([shown(free, { placeId: 'road' }), shown(free, { placeId: 'other' })]).toEqual([true, false]);
  expect((['taken', 'long', 'free'] as const).map((each) => shown(taken, { state: each }))).toEqual([
    true,
    true,
    false,
  ]);
});
