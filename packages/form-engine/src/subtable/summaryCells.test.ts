import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { summaryCells } from './summaryCells.js';
import { visibleColumns } from './visibleColumns.js';

const columns = [
  createField('number', { id: 'count' }),
  createField('calculate', { id: 'amount' }),
  createField('text', { id: 'note' }),
];
const table = createField('subtable', { id: 't', columns });
const store = createFormStore(createFormDocument([table]), {
  t: [
    { count: 1, amount: '10.10', note: '5' },
    { count: 'x', amount: '1234.20', note: '6' },
    { count: null, amount: undefined },
  ],
});
const sumOf = (id: string) => String(store.getField(`t.*.${id}`).value);

describe('summaryCells', () => {
  it('V5-51 V5-52 adds up only the summary fields; what is no number counts as 0', () => {
    expect(summaryCells(columns, sumOf, ['count', 'amount'], '合计', 4)).toEqual(['合计', '1', '1,244.30', '']);
  });

  it('V5-53 is not there when the number of columns does not match', () => {
    expect(summaryCells(columns, sumOf, ['count'], '合计', 3)).toBeUndefined();
  });
});

describe('visibleColumns', () => {
  it('V5-49 hides columns with noShow or without pc, and those that somebody may not see', () => {
    const field = createField('subtable', {
      id: 't',
      columns: [
        createField('text', { id: 'a' }),
        createField('text', { id: 'b', noShow: true }),
        createField('text', { id: 'c', visibility: ['app'] }),
      ],
    });
    const ids = (device: 'pc' | 'app', hidden = '') =>
      visibleColumns(field, device, (path) => (path === hidden ? 'hidden' : 'read')).map(({ id }) => id);
    expect(ids('pc')).toEqual(['a']);
    expect(ids('app')).toEqual(['a', 'c']);
    expect(ids('app', 't.a')).toEqual(['c']);
  });
});
