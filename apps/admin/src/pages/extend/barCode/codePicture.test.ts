import { expect, it } from 'vitest';
import { contrastOf, fitsQrCode } from './codePicture.js';

it('tells how alike two colours are', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#777777')).toBe(1);
  expect(contrastOf('', '')).toBeCloseTo(21);
});

it('counts the bytes of a text, of which a code with more correction holds fewer', () => {
  expect(fitsQrCode('a'.repeat(2953), 'L')).toBe(true);
  expect(fitsQrCode('a'.repeat(2954), 'L')).toBe(false);
  expect(fitsQrCode('车'.repeat(424), 'H')).toBe(true);
  expect(fitsQrCode('车'.repeat(425), 'H')).toBe(false);
});
