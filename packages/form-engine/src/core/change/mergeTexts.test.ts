import { expect, it } from 'vitest';
import { mergeTexts, textDifference } from './mergeTexts.js';

it.for([
  ['企业客户批量续费。', '企业客户批量续费，发票抬头改为海岸城商业公司。', '，发票抬头改为海岸城商业公司'],
  ['abc', 'abXc', 'X'],
  ['abc', 'abc', undefined],
  ['', 'new', 'new'],
  ['aaa', 'aa', ''],
  ['🚗🚕', '🚗🚙🚕', '🚙'],
  ['🚗', '🚕', '🚕'],
] as const)('the difference between %s and %s is %s, and puts the old text right', ([before, after, text]) => {
  const difference = textDifference(before, after);
  expect(difference?.text).toBe(text);
  if (difference) expect(before.slice(0, difference.start) + text + before.slice(difference.end)).toBe(after);
});

it.for([
  ['两处插入', '续费。', '续费，改抬头。', '续费，附合同。', '续费，改抬头，附合同。'],
  ['前后两处', 'one two three', 'ONE two three', 'one two THREE', 'ONE two THREE'],
  ['后前两处', 'one two three', 'one two THREE', 'ONE two three', 'ONE two THREE'],
  ['空的原文', '', 'a', 'b', 'ab'],
  ['只有一方改了', 'a', 'a', 'b', 'b'],
  ['同一处', 'one', 'two', 'three', undefined],
  ['相交', 'abcdef', 'aXXXef', 'abcYYY', undefined],
] as const)('%s', ([, original, theirs, mine, merged]) => {
  expect(mergeTexts(original, theirs, mine)).toBe(merged);
});
