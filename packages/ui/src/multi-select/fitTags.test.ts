import { expect, it } from 'vitest';
import { fitTags } from './fitTags.js';

it('uses the room that there is', () => {
  expect(fitTags([64, 64, 64], 300)).toBe(3);
  expect(fitTags([64, 64, 64], 299)).toBe(2);
  expect(fitTags([64, 64, 64], 200)).toBe(1);
});

it('shows one tag however narrow the field is, and all of few', () => {
  expect(fitTags([400], 100)).toBe(1);
  expect(fitTags([30, 400], 100)).toBe(1);
  expect(fitTags([30, 30], 132)).toBe(2);
});
