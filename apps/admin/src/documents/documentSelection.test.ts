import { expect, it } from 'vitest';
import { choose, chooseAll, goOn, NOTHING_CHOSEN } from './documentSelection.js';

const IDS = ['a', 'b', 'c', 'd', 'e'];

it('chooses one alone, several with Ctrl, and a range from where it began', () => {
  const one = choose(NOTHING_CHOSEN, IDS, 'b');
  expect([...one.chosen]).toEqual(['b']);
  const two = choose(one, IDS, 'd', { toggle: true });
  expect([...two.chosen]).toEqual(['b', 'd']);
  expect([...choose(two, IDS, 'b', { toggle: true }).chosen]).toEqual(['d']);
  const range = choose(two, IDS, 'b', { range: true });
  expect([...range.chosen]).toEqual(['b', 'c', 'd']);
  // the range turns around its anchor
  expect([...choose(range, IDS, 'e', { range: true }).chosen]).toEqual(['d', 'e']);
});

it('begins a range where it is asked for when what it began at is not listed any more', () => {
  const gone = { ...NOTHING_CHOSEN, anchor: 'z' };
  expect([...choose(gone, IDS, 'c', { range: true }).chosen]).toEqual(['c']);
});

it('goes from end to end with the arrows and never beyond', () => {
  expect(goOn(NOTHING_CHOSEN, IDS, 1).active).toBe('a');
  expect(goOn(NOTHING_CHOSEN, IDS, -1).active).toBe('e');
  const first = choose(NOTHING_CHOSEN, IDS, 'a');
  expect(goOn(first, IDS, 1).active).toBe('b');
  expect(goOn(first, IDS, -1).active).toBe('a');
  expect(goOn(first, IDS, 99).active).toBe('e');
  expect([...goOn(first, IDS, 2, { range: true }).chosen]).toEqual(['a', 'b', 'c']);
  expect(goOn(NOTHING_CHOSEN, [], 1)).toBe(NOTHING_CHOSEN);
});

it('chooses everything and stays where it is', () => {
  const all = chooseAll(choose(NOTHING_CHOSEN, IDS, 'c'), IDS);
  expect([...all.chosen]).toEqual(IDS);
  expect(all.active).toBe('c');
});
