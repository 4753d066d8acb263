import { describe, expect, it } from 'vitest';
import { readRemoteOptions } from '../../core/kinds/choice/readRemoteOptions.js';

const keys = { value: 'id', label: 'fullName', children: 'children' };

describe('readRemoteOptions', () => {
  it('A7.16-07 reads a list, also under data; anything else gives no options', () => {
    const list = [{ id: 1, fullName: 'a', children: [{ id: 2 }] }, 'x', {}];
    const children = [{ value: '2', label: '2', columns: { id: 2 } }];
    const options = [{ value: '1', label: 'a', columns: { id: 1, fullName: 'a' }, children }];
    expect(readRemoteOptions(list, keys)).toEqual(options);
    expect(readRemoteOptions({ data: list }, keys)).toEqual(options);
    for (const answer of [null, undefined, 'x', 1, {}, { data: 'x' }])
      expect(readRemoteOptions(answer, keys)).toEqual([]);
  });
});
