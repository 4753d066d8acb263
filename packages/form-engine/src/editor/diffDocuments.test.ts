import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffItems, type DiffItem } from './diffDocuments.js';

const item = (id: string, width = '自动'): DiffItem => ({
  id,
  label: `列${id}`,
  settings: [{ key: 'width', label: '宽度', text: width }],
});
const items = (ids: string) => [...ids].map((id) => item(id));

describe('differences of documents', () => {
  it('are none between equal ones', () => {
    expect(diffItems(items('abc'), items('abc'))).toEqual([]);
  });

  it('name what was removed, added, changed', () => {
    expect(diffItems([item('a'), item('b')], [item('b', '120'), item('c')])).toEqual([
      { kind: 'removed', id: 'a', label: '列a' },
      { kind: 'changed', id: 'b', label: '列b', changes: [{ label: '宽度', before: '自动', after: '120' }] },
      { kind: 'added', id: 'c', label: '列c' },
    ]);
  });

  it('name as moved only what has another place among the others', () => {
    expect(diffItems(items('abcd'), items('bcda'))).toEqual([{ kind: 'moved', id: 'a', label: '列a', from: 1, to: 4 }]);
    expect(diffItems(items('abcd'), items('bcd')).map(({ kind }) => kind)).toEqual(['removed']);
    expect(diffItems(items('abcd'), items('abxcd')).map(({ kind }) => kind)).toEqual(['added']);
  });

  it('say what a setting lost that is no longer there', () => {
    const [difference] = diffItems([item('a', '80')], [{ ...item('a'), settings: [] }]);
    expect(difference).toMatchObject({ changes: [{ label: '宽度', before: '80', after: '' }] });
  });

  it('name exactly what came and went, whatever the order', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const differences = diffItems(
          before.map((id) => item(id)),
          after.map((id) => item(id)),
        );
        const of = (kind: string) => differences.filter((entry) => entry.kind === kind).map(({ id }) => id);
        expect(of('removed').sort()).toEqual(before.filter((id) => !after.includes(id)).sort());
        expect(of('added').sort()).toEqual(after.filter((id) => !before.includes(id)).sort());
        // what is said to have moved, and only that, keeps the rest from being in order
        const rest = after.filter((id) => before.includes(id) && !of('moved').includes(id));
        expect(before.filter((id) => rest.includes(id))).toEqual(rest);
      }),
    );
  });
});
