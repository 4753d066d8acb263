import { expect, test } from 'vitest';
import { toFen, toYuan, yuan } from './yuan.js';

test('an amount of yuan is its whole fen and stands behind its sign, whatever the machine makes of its decimals', () => {
  expect([19.99, 1.1, 0.29, 4.35].map(toFen)).toEqual([1999, 110, 29, 435]);
  for (let fen = 0; fen < 100_000; fen += 1) if (toFen(toYuan(fen)) !== fen) throw new Error(String(fen));
  expect(yuan(1300)).toBe('¥13.00');
  expect(yuan(-700)).toBe('-¥7.00');
});
