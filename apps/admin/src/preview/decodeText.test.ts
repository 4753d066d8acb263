import { describe, expect, it } from 'vitest';
import { decodeText } from './decodeText.js';

describe('decodeText', () => {
  it('reads UTF-8 with and without its mark', () => {
    expect(decodeText(new TextEncoder().encode('车牌,金额'))).toBe('车牌,金额');
    expect(decodeText(new TextEncoder().encode('\ufeff车牌'))).toBe('车牌');
  });

  it('reads what spreadsheets on Chinese Windows write', () => {
    expect(decodeText(new Uint8Array([0xb3, 0xb5, 0xc5, 0xc6, 0x2c, 0xbd, 0xf0, 0xb6, 0xee]))).toBe('车牌,金额');
  });

  it('reads UTF-16 by its mark', () => {
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0x66, 0x8f]))).toBe('车');
    expect(decodeText(new Uint8Array([0xfe, 0xff, 0x8f, 0x66]))).toBe('车');
  });
});
