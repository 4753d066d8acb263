import { expect, it } from 'vitest';
import { refreshGroups } from './refreshGroups.js';

const card = (id: string, refresh: 'live' | 'timed' | 'manual', seconds = 60, follows = '') => ({
  ...{ id, refresh, seconds, follows },
  hasData: true,
});

it('asks for cards of the same time in one call', () => {
  expect(
    refreshGroups([card('a', 'timed', 30), card('b', 'timed', 30), card('c', 'manual'), card('d', 'timed', 90)]),
  ).toEqual([
    { name: '30', cardIds: ['a', 'b'], seconds: 30 },
    { name: 'manual', cardIds: ['c'], seconds: 0 },
    { name: '90', cardIds: ['d'], seconds: 90 },
  ]);
});

it('follows what is told live, and goes by the clock where nothing is', () => {
  const groups = refreshGroups([card('a', 'live', 120, 'parking'), card('b', 'live', 120)]);
  expect(groups.map(({ name, cardIds }) => [name, cardIds])).toEqual([
    ['live', ['a']],
    ['120', ['b']],
  ]);
});

it('asks nothing for cards without rows', () => {
  expect(refreshGroups([{ ...card('a', 'timed'), hasData: false }])).toEqual([]);
});
