import { expect, it } from 'vitest';
import { formatColumn } from './formatColumn.js';

it.each([
  [1234567.5, { format: 'number' as const }, '1,234,567.5'],
  ['1234.567', { format: 'number' as const, decimals: 1, unit: '小时' }, '1,234.6 小时'],
  [-1234.5, { format: 'currency' as const }, '-¥1,234.50'],
  ['0', { format: 'currency' as const, unit: '$', decimals: 0 }, '$0'],
  [0.123456, { format: 'percent' as const, decimals: 2 }, '12.35%'],
  [0.29, { format: 'percent' as const }, '29%'],
  [-1.5, { format: 'percent' as const }, '-150%'],
  ['0.005', { format: 'percent' as const }, '0.5%'],
  ['2026-11-22 09:30:15', { format: 'date' as const }, '2026-11-22'],
  ['2026-11-22 09:30:15', { format: 'datetime' as const }, '2026-11-22 09:30'],
  [null, { format: 'currency' as const }, undefined],
  ['待处理', { format: 'number' as const }, undefined],
  [12, { format: 'date' as const }, undefined],
  [12, {}, undefined],
  ['a', { format: 'tag' as const }, undefined],
])('writes %j by %j as %j', (value, column, text) => {
  expect(formatColumn(value, column)).toBe(text);
});
