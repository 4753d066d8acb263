import { expect, it } from 'vitest';
import { divideMenu } from './divideMenu.js';

const items = ['home', 'parking', 'development', 'permission', 'system'].map((id) => ({ id }));
const idsOf = (count: number, activeId?: string) => {
  const { shown, rest } = divideMenu(items, count, activeId);
  return [shown.map(({ id }) => id), rest.map(({ id }) => id)];
};

it('keeps the order while the active entry fits', () => {
  expect(idsOf(3, 'parking')).toEqual([
    ['home', 'parking', 'development'],
    ['permission', 'system'],
  ]);
  expect(idsOf(5)).toEqual([['home', 'parking', 'development', 'permission', 'system'], []]);
});

it('gives the last place to an active entry that does not fit', () => {
  expect(idsOf(3, 'system')).toEqual([
    ['home', 'parking', 'system'],
    ['development', 'permission'],
  ]);
});

it('puts all under the button where nothing fits', () => {
  expect(idsOf(0, 'system')).toEqual([[], ['home', 'parking', 'development', 'permission', 'system']]);
});
