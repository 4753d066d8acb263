import { expect, it } from 'vitest';
import { KeyRates } from './KeyRates.js';

it('takes as many calls of a key in a minute as it may make, each key for itself', () => {
  const rates = new KeyRates();
  expect([1, 2, 3].map((place) => rates.take('a', 2, 100_000 + place))).toEqual([0, 0, 59_998]);
  expect(rates.take('b', 2, 100_004)).toBe(0);
  expect(rates.take('a', 2, 160_001)).toBe(0);
});

it('begins anew when the clock of the machine was set back', () => {
  const rates = new KeyRates();
  rates.take('a', 1, 100_000);
  expect(rates.take('a', 1, 40_000)).toBe(0);
});
