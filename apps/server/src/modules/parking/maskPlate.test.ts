import { expect, it } from 'vitest';
import { maskPlate } from './maskPlate.js';

it('shows the place and the end of a plate', () => {
  expect(maskPlate('粤B12345')).toBe('粤B·**345');
  expect(maskPlate('粤BD12345')).toBe('粤B·***345');
});
