import { expect, it } from 'vitest';
import { sampleOrders } from '../samples/sampleOrders.js';
import { figuresOf, shareOut } from './figures.js';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it('counts each order of the chosen days once in each division', () => {
  const figures = figuresOf(sampleOrders(3_000), 7);
  expect(figures.days).toHaveLength(7);
  expect(sum(figures.byRegion)).toBe(figures.total);
  expect(sum(figures.byProduct)).toBe(figures.total);
  expect(sum(figures.byState.flat())).toBe(figures.total);
  expect(figures.total).toBeLessThan(3_000);
  expect(figures.amounts.every((amount) => amount > 0)).toBe(true);
});

it('shares a total among parts', () => {
  expect(shareOut(90, 0)).toEqual([]);
  expect(Math.abs(sum(shareOut(1_000, 6)) - 1_000)).toBeLessThanOrEqual(6);
});
