import { type ReductionKind } from '@smart-admin/api-client/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryStay, arbitraryTariff } from '../tariff/testing/arbitraryTariff.js';
import { tariffOf } from '../tariff/testing/tariffOf.js';
import { MINUTE } from '../tariff/zoneTime.js';
import { reduceFee, type Reduction } from './reduceFee.js';

const entry = Date.parse('2026-03-02T10:00+08:00');
const stay = { entry, exit: entry + 4 * 60 * MINUTE, vehicleKind: 'small', plateColour: 5 } as const;
const reduction = (kind: ReductionKind, value: number, time = 0): Reduction => ({
  source: 'code',
  name: kind,
  kind,
  value,
  time,
});

test('time comes first, then percent, then amounts, then everything, in whatever order they were given', () => {
  const given = [
    reduction('full', 0, 1),
    reduction('amount', 300, 2),
    reduction('percent', 20, 3),
    reduction('minutes', 60, 4),
  ];
  const { fee, reduced, reductions } = reduceFee(tariffOf(), stay, given);
  expect(reductions.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['minutes', 500],
    ['percent', 300],
    ['amount', 300],
    ['full', 900],
  ]);
  expect([fee.amount, reduced]).toEqual([2_000, 2_000]);
});

test('free until a time of day means the next such time after the entry', () => {
  expect(reduceFee(tariffOf(), stay, [reduction('freeUntil', 12 * 60)]).reduced).toBe(1_000);
  expect(reduceFee(tariffOf(), stay, [reduction('freeUntil', 9 * 60)]).reduced).toBe(2_000);
});

test('a reduction takes no more than is left, and says what it took', () => {
  const { reduced, reductions } = reduceFee(tariffOf(), stay, [
    reduction('amount', 1_500, 1),
    reduction('amount', 1_500, 2),
  ]);
  expect(reduced).toBe(2_000);
  expect(reductions.map(({ amount }) => amount)).toEqual([1_500, 500]);
});

const arbitraryReductions = fc.array(
  fc
    .record({
      kind: fc.constantFrom('amount', 'minutes', 'percent', 'full', 'freeUntil'),
      value: fc.nat({ max: 1_400 }),
      time: fc.nat({ max: 100 }),
    })
    .map(({ kind, value, time }) => reduction(kind as ReductionKind, kind === 'percent' ? value % 101 : value, time)),
  { maxLength: 4 },
);

test('F-PK-10 a due is never negative, never more than the fee, and never falls as the stay goes on', () => {
  const later = fc.nat({ max: 600 * MINUTE });
  fc.assert(
    fc.property(arbitraryTariff, arbitraryStay, arbitraryReductions, later, (tariff, some, reductions, more) => {
      const now = reduceFee(tariff, some, reductions);
      const then = reduceFee(tariff, { ...some, exit: some.exit + more }, reductions);
      expect(now.reduced).toBeGreaterThanOrEqual(0);
      expect(now.reduced).toBeLessThanOrEqual(now.fee.amount);
      expect(now.reductions.reduce((sum, { amount }) => sum + amount, 0)).toBe(now.reduced);
      expect(then.fee.amount - then.reduced).toBeGreaterThanOrEqual(now.fee.amount - now.reduced);
    }),
    { numRuns: 100 },
  );
});
