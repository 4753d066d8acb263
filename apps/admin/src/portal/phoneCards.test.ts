import { expect, it } from 'vitest';
import { phoneCards } from './phoneCards.js';

const card = (id: string, x: number, y: number, more = {}) => ({
  id,
  x,
  y,
  hiddenOnPhones: false,
  phoneOrder: 0,
  ...more,
});

it('has the cards of phones in their own order, then as the canvas is read, without those that are hidden there', () => {
  const cards = [
    card('right', 6, 0),
    card('left', 0, 0),
    card('below', 0, 4),
    card('first', 6, 8, { phoneOrder: 1 }),
    card('second', 0, 8, { phoneOrder: 2 }),
    card('desk', 0, 2, { hiddenOnPhones: true }),
  ];
  expect(phoneCards(cards).map(({ id }) => id)).toEqual(['first', 'second', 'left', 'right', 'below']);
});
