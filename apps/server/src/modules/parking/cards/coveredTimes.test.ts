import { expect, it } from 'vitest';
import { coveredTimes } from './coveredTimes.js';

it('a card covers all of its time while it was renewed before its end', () => {
  expect(coveredTimes({ startsAt: 10, endsAt: 50, gaps: [] })).toEqual([{ from: 10, to: 50 }]);
});

it('what lies between an end and a renewal that came later is not covered', () => {
  const gaps = [
    { from: 20, to: 25 },
    { from: 30, to: 38 },
  ];
  expect(coveredTimes({ startsAt: 10, endsAt: 50, gaps })).toEqual([
    { from: 10, to: 20 },
    { from: 25, to: 30 },
    { from: 38, to: 50 },
  ]);
});

it('a renewal that was given back whole leaves what was bought before it', () => {
  expect(coveredTimes({ startsAt: 10, endsAt: 25, gaps: [{ from: 20, to: 25 }] })).toEqual([{ from: 10, to: 20 }]);
  expect(coveredTimes({ startsAt: 10, endsAt: 20, gaps: [{ from: 20, to: 25 }] })).toEqual([{ from: 10, to: 20 }]);
});

it('a start that was set later leaves out what was before it', () => {
  expect(coveredTimes({ startsAt: 30, endsAt: 50, gaps: [{ from: 20, to: 25 }] })).toEqual([{ from: 30, to: 50 }]);
});
