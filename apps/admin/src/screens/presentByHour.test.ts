import { expect, it } from 'vitest';
import { presentByHour } from './chartPanels.js';

it('counts vehicles back from now, and knows nothing of hours to come', () => {
  const hours = [
    { entries: 2, exits: 0 },
    { entries: 5, exits: 1 },
    { entries: 0, exits: 0 },
    { entries: 1, exits: 3 },
    { entries: 0, exits: 0 },
  ];
  expect(presentByHour({ present: 10, hours })).toEqual([8, 12, 12, 10, null]);
});

it('of a day on which nobody passed says nothing', () => {
  expect(presentByHour({ present: 3, hours: [{ entries: 0, exits: 0 }] })).toEqual([null]);
});
