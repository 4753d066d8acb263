import { describe, expect, it } from 'vitest';
import { formatNumberText, limitNumber, parseNumberText } from './parseNumberText.js';

describe('parseNumberText', () => {
  it('reads full-width digits, separators and signs', () => {
    expect(parseNumberText('１,２３４．５', {})).toBe(1234.5);
    expect(parseNumberText('−3', {})).toBe(-3);
    expect(parseNumberText('.5', {})).toBe(0.5);
  });

  it('takes commas for thousands alone where they group them', () => {
    const read = (text: string) => parseNumberText(text, {});
    expect(['1,200', '-12,345,678.5', '１，２００'].map(read)).toEqual([1200, -12_345_678.5, 1200]);
    expect(['1,5', '1，5', '1,2345', '1234,567', ',5', '1,,000', '1.5,000'].map(read)).toEqual(
      Array.from({ length: 7 }, () => undefined),
    );
  });

  it('tells empty from wrong', () => {
    expect(parseNumberText('  ', {})).toBeNull();
    expect(parseNumberText('12a', {})).toBeUndefined();
    expect(parseNumberText('-', {})).toBeUndefined();
  });

  it('clamps and rounds half up as written', () => {
    expect(parseNumberText('120', { max: 100 })).toBe(100);
    expect(limitNumber(1.005, { precision: 2 })).toBe(1.01);
    expect(limitNumber(-1.005, { precision: 2 })).toBe(-1.01);
    expect(limitNumber(1e-7, { precision: 2 })).toBe(0);
  });

  it('shows fixed decimals', () => {
    expect(formatNumberText(12.5, 2)).toBe('12.50');
    expect(formatNumberText(12.5)).toBe('12.5');
    expect(formatNumberText(null, 2)).toBe('');
  });
});
