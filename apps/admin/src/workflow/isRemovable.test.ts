import { expect, it } from 'vitest';
import { isRemovableBy } from './isRemovable.js';

it('offers whoever launched a flow for somebody else not to delete it', () => {
  const launcher = { id: 'wang' };
  expect(isRemovableBy('wang')({ status: 4, launcher })).toBe(true);
  expect(isRemovableBy('lin')({ status: 4, launcher })).toBe(false);
  expect(isRemovableBy('wang')({ status: 1, launcher })).toBe(false);
});
