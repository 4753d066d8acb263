import { expect, it } from 'vitest';
import { RefusedContent } from './RefusedContent.js';
import { reasonOf, Unreadable } from './Unreadable.js';

it('tells a full disk apart from a content that is damaged', () => {
  expect(reasonOf(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe('diskFull');
  expect(reasonOf(Object.assign(new Error('write'), { code: 'EDQUOT' }))).toBe('diskFull');
  expect(reasonOf(new Unreadable('tooMuch'))).toBe('tooMuch');
  expect(reasonOf(new RangeError('Invalid array length'))).toBe('broken');
});

it('answers a full disk as 503 with what to do, and other contents as 400', () => {
  const full = new RefusedContent('diskFull', 'ENOSPC');
  expect(full.code).toBe(503);
  expect(full.text('en')).toContain('storage is full');
  expect(new RefusedContent('broken', '').code).toBe(400);
});
