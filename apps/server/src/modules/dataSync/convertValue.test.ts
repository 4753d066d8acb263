import { expect, it } from 'vitest';
import { convertValue } from './convertValue.js';

it.each([
  [null, 'string', 'mysql', null],
  ['t', 'boolean', 'mysql', 1],
  [0, 'boolean', 'postgresql', 'false'],
  [Buffer.from([1]), 'boolean', 'postgresql', 'true'],
  ['9007199254740993', 'bigint', 'mysql', '9007199254740993'],
  ['\\x0102', 'binary', 'mysql', Buffer.from([1, 2])],
  ['2026-11-20 08:09:10.12+08', 'datetime', 'mysql', '2026-11-20 08:09:10.120'],
  ['2026-11-20T08:09:10.123456Z', 'datetime', 'oracle', '2026-11-20T08:09:10.123'],
  ['2026-11-20 08:09:10', 'datetime', 'postgresql', '2026-11-20 08:09:10'],
  ['2026-11-20T00:00:00', 'date', 'sqlserver', '2026-11-20'],
  [{ a: 1 }, 'json', 'mysql', '{"a":1}'],
] as const)('%s as %s of %s is %s', (value, kind, target, expected) => {
  expect(convertValue(value, kind, target)).toEqual(expected);
});
