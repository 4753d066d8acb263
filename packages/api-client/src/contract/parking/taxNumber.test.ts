import { describe, expect, it } from 'vitest';
import { isTaxNumber } from './taxNumber.js';

describe('taxpayer numbers', () => {
  it('of companies carry a check character over all others', () => {
    expect(isTaxNumber('91350100M000100Y43')).toBe(true);
    expect(isTaxNumber('91350100M000100Y44')).toBe(false);
    expect(isTaxNumber('91350101M000100Y43')).toBe(false);
  });

  it('of people are their citizen number', () => {
    expect(isTaxNumber('11010519491231002X')).toBe(true);
    expect(isTaxNumber('110105194912310021')).toBe(false);
  });

  it('of old have 15 or 20 characters and no check', () => {
    expect(isTaxNumber('440300123456789')).toBe(true);
    expect(isTaxNumber('44030012345678901234')).toBe(true);
    for (const wrong of ['', '4403001234567', '44030012345678A1', '4403 0123456789', 'abcdefghijklmno'])
      expect(isTaxNumber(wrong)).toBe(false);
  });
});
