import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { createFormStore } from '../core/state/createFormStore.js';
import { type FormValues, type SubtableField } from '../core/document/FormDocument.js';
import { formatTable, parseTable } from './clipboardTable.js';
import { clearBlock, copyBlock, copyRow, fillDown, pasteBlock } from './gridEdits.js';

const options = [
  { value: '1', label: '日租' },
  { value: '2', label: '月租' },
];
const field: SubtableField = {
  ...createField('subtable', { id: 'rows', maxRows: 4 }),
  columns: [
    createField('text', { id: 'name', required: true }),
    createField('number', { id: 'count', min: 0 }),
    createField('select', { id: 'type', options }),
    createField('checkbox', { id: 'tags', options }),
    createField('date', { id: 'day' }),
    createField('switch', { id: 'done' }),
    createField('userSelect', { id: 'user' }),
    createField('calculate', { id: 'double', formula: '{count} × 2' }),
    createField('text', { id: 'fixed', readOnly: true }),
  ],
};

function open(rows: FormValues[]) {
  const store = createFormStore(createFormDocument([field]), { rows });
  const place = { store, table: 'rows', columns: field.columns };
  const values = () => store.getValues().rows as FormValues[];
  return { store, place, values };
}
const at = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });

describe('blocks on the clipboard', () => {
  it('are read as spreadsheets write them', () => {
    expect(parseTable('a\tb\r\n1\t\r\n')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
    expect(parseTable('"a\nb"\t"say ""hi"""\n"open\tx')).toEqual([
      ['a\nb', 'say "hi"'],
      ['"open', 'x'],
    ]);
    expect(parseTable('')).toEqual([]);
    expect(parseTable('a\n\nb')).toEqual([['a'], [''], ['b']]);
  });

  it('come back as they were written', () => {
    const rows = [
      ['甲', 'a\tb', 'line\nbreak'],
      ['"', '', 'x"y'],
    ];
    expect(parseTable(formatTable(rows))).toEqual(rows);
  });
});

describe('pasting', () => {
  it('sets cells by what their texts mean, adds rows, and counts what it could not do', () => {
    const { place, values } = open([{ name: '甲' }]);
    const result = pasteBlock(place, at(0, 0), [
      ['乙', '1,200', '月租', '日租、月租', '2026/1/5', '是', 'u1', '9', 'x'],
      ['丙', 'many', '年租', '', '2026-13-01', 'no', '', '9', 'x'],
    ]);
    expect(values()[0]).toMatchObject({ name: '乙', count: 1200, type: '2', tags: ['1', '2'], day: '2026-01-05' });
    expect(values()[0]).toMatchObject({ done: true, user: 'u1', double: '0.00', fixed: '' });
    expect(values()[1]).toMatchObject({ name: '丙', count: null, tags: [], day: null, done: false });
    // the computed and the locked column of both rows, a number and a day that are none
    expect(result).toEqual({ written: 12, refused: 6, rowsLeft: 0 });
  });

  it('checks what it sets, and computes what depends on it, as one change', () => {
    const { store, place } = open([{ name: '甲', count: 1 }]);
    let calls = 0;
    store.subscribe('', () => (calls += 1));
    pasteBlock(place, at(0, 0), [['', '-1']]);
    store.flush();
    expect(store.getField('rows.0.name').error).toBe('不能为空');
    expect(store.getField('rows.0.count').error).toBe('不能小于0');
    expect(store.getField('rows.0.double').value).toBe('-2.00');
    expect(calls).toBe(1);
  });

  it('stops at the most rows and the last column', () => {
    const { place, values } = open([{}]);
    const result = pasteBlock(
      place,
      at(0, 8),
      Array.from({ length: 6 }, () => ['a', 'b']),
    );
    expect(values()).toHaveLength(4);
    expect(result).toMatchObject({ rowsLeft: 2 });
  });

  it('one cell fills a block', () => {
    const { place, values } = open([{}, {}, {}]);
    pasteBlock(place, at(0, 0, 1, 1), [['7']]);
    expect(values().map(({ name, count }) => [name, count])).toEqual([
      ['7', 7],
      ['7', 7],
      ['', null],
    ]);
  });

  it('takes the values of cells that were copied here, such as people', () => {
    const { place, values } = open([{ name: '甲', count: 1.5, tags: ['1'], user: 'u1', done: true }, {}]);
    const copied = copyBlock(place, at(0, 0, 0, 8));
    expect(copied.text).toBe('甲\t1.5\t\t日租\t\ttrue\tu1\t3.00\t');
    pasteBlock(place, at(1, 0), parseTable(copied.text), copied.values);
    expect(values()[1]).toMatchObject({ name: '甲', count: 1.5, tags: ['1'], user: 'u1', done: true });
  });
});

describe('edits of blocks and rows', () => {
  it('fill the first row down, or the row above into one row', () => {
    const { place, values } = open([{ name: '甲', count: 1 }, { count: 2 }, {}]);
    fillDown(place, at(0, 0, 2, 0));
    expect(values().map(({ name }) => name)).toEqual(['甲', '甲', '甲']);
    fillDown(place, at(2, 1));
    expect(values().map(({ count }) => count)).toEqual([1, 2, 2]);
    fillDown(place, at(0, 1));
    expect(values().map(({ count }) => count)).toEqual([1, 2, 2]);
  });

  it('empty cells, but for those that cannot be set', () => {
    const { place, values } = open([{ name: '甲', count: 1, tags: ['1'], fixed: 'x' }]);
    clearBlock(place, at(0, 0, 0, 8));
    expect(values()[0]).toMatchObject({ name: '', count: null, tags: [], fixed: 'x' });
  });

  it('copy a row below itself, until the table is full', () => {
    const { place, values, store } = open([{ name: '甲' }, { name: '乙' }, { name: '丙' }]);
    const [first = ''] = store.getRows('rows');
    expect(copyRow(place, first)).toBe(store.getRows('rows')[1]);
    expect(values().map(({ name }) => name)).toEqual(['甲', '甲', '乙', '丙']);
    expect(copyRow(place, first)).toBeUndefined();
  });
});
