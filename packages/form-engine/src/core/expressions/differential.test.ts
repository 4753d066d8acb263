import { describe, expect, it } from 'vitest';
import { runOracle } from '../testing/runOracle.js';

describe('random expressions', () => {
  // `pnpm exec tsx --conditions=@smart-admin/source scripts/expression-oracle.mjs 100000` runs as many as are asked for
  it('give what fractions of whole numbers give', () => {
    expect(runOracle(4000, 20_261_122)).toEqual([]);
  });
});
