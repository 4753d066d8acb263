import { expect, it } from 'vitest';
import { decodeCopyLine } from './copyText.js';

it.for([
  ['a\tb', ['a', 'b']],
  ['\\N\t', [null, '']],
  ['1\\t2\\n3\\r4', ['1\t2\n3\r4']],
  ['\\\\N\t\\\\t', ['\\N', '\\t']],
  ['\\\\x00ff', ['\\x00ff']],
] as const)('%s holds %s', ([line, values]) => {
  expect(decodeCopyLine(line)).toEqual(values);
});
