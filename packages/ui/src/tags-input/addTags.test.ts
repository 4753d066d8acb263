import { describe, expect, it } from 'vitest';
import { addTags } from './addTags.js';

describe('addTags', () => {
  it('takes several of what was pasted, in their order', () => {
    expect(addTags(['a'], ' b，c、d\n\te ; ', {}).tags).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('leaves a second one of the same out, whatever its case', () => {
    expect(addTags(['VIP'], 'vip, new', {})).toEqual({
      tags: ['VIP', 'new'],
      added: ['new'],
      rest: '',
      problem: { kind: 'duplicate', tag: 'vip' },
    });
  });

  it('keeps what cannot be taken in the field, with the first reason', () => {
    const result = addTags(['a', 'b'], 'c, d, e', { max: 3 });
    expect([result.tags, result.rest, result.problem]).toEqual([['a', 'b', 'c'], 'd, e', { kind: 'full', tag: 'd' }]);
    expect(addTags([], 'abcdef', { maxLength: 5 }).problem?.kind).toBe('tooLong');
    const validate = (tag: string) => (tag.includes('@') ? undefined : '不是邮箱');
    expect(addTags([], 'a@b.c, zhang', { validate })).toMatchObject({
      tags: ['a@b.c'],
      rest: 'zhang',
      problem: { kind: 'invalid', tag: 'zhang', message: '不是邮箱' },
    });
  });
});
