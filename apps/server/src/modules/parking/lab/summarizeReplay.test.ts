import { expect, it } from 'vitest';
import { summarizeReplay } from './summarizeReplay.js';

it('adds up revenue, who pays more or less, and stays by their length', () => {
  const summary = summarizeReplay();
  summary.add({ orderId: 'a', kind: 'lot', minutes: 10, feeNow: 0, feeDraft: 0 });
  summary.add({ orderId: 'b', kind: 'lot', minutes: 60, feeNow: 500, feeDraft: 400 });
  summary.add({ orderId: 'c', kind: 'lot', minutes: 61, feeNow: 500, feeDraft: 800 });
  summary.add({ orderId: 'd', kind: 'lot', minutes: 5_000, feeNow: 2_000, feeDraft: 2_500 });
  const result = summary.end(4);
  expect(result).toMatchObject({
    stays: 4,
    isSample: true,
    revenueNow: 3_000,
    revenueDraft: 3_700,
    payMore: 2,
    payLess: 1,
    paySame: 1,
  });
  expect(result.byDuration.filter(({ stays }) => stays > 0).map(({ untilMinutes }) => untilMinutes)).toEqual([
    15,
    60,
    120,
    null,
  ]);
  expect(result.examples.map(({ orderId, difference }) => [orderId, difference])).toEqual([
    ['d', 500],
    ['c', 300],
    ['b', -100],
  ]);
});

it('keeps the largest changes of many', () => {
  const summary = summarizeReplay();
  for (let number = 1; number <= 100; number += 1)
    summary.add({ orderId: String(number), kind: 'lot', minutes: 30, feeNow: 0, feeDraft: (number * 37) % 101 });
  const differences = summary.end(1_000).examples.map(({ difference }) => difference);
  expect(differences).toEqual([100, 99, 98, 97, 96, 95, 94, 93, 92, 91]);
});

it('is of a sample also where stays of it are left out', () => {
  const summary = summarizeReplay();
  summary.skip();
  summary.add({ orderId: 'a', kind: 'lot', minutes: 10, feeNow: 0, feeDraft: 0 });
  expect(summary.end(2)).toMatchObject({ stays: 1, isSample: true });
  expect(summary.end(3)).toMatchObject({ isSample: false });
});
