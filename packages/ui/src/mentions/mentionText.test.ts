import { describe, expect, it } from 'vitest';
import { insertMention, mentionAt, mentionsIn } from './mentionText.js';

describe('mentionAt', () => {
  it.each([
    ['@', 1, { start: 0, query: '' }],
    ['请@张', 3, { start: 1, query: '张' }],
    ['请 @zhang 看', 8, { start: 2, query: 'zhang' }],
    ['请 @zhang 看', 9, null],
    ['zhang@example', 13, null],
    ['请@张', 1, null],
    ['请', 1, null],
  ])('reads %j at %i', (text, caret, mention) => {
    expect(mentionAt(text, caret, '@')).toEqual(mention);
  });
});

it('puts the name in place of what was typed', () => {
  expect(insertMention('请 @zh 看', { start: 2, query: 'zh' }, '@', '张伟')).toEqual({ text: '请 @张伟 看', caret: 6 });
});

it('finds who is mentioned, by whole names', () => {
  const people = ['张伟', '张伟民', '李静'].map((label) => ({ label }));
  expect(mentionsIn('@张伟民 请看，@李静：好', people)).toEqual([{ label: '张伟民' }, { label: '李静' }]);
});
