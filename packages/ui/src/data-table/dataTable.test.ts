import { describe, expect, it } from 'vitest';
import { cellText, reconcileColumns, snapWidth, visibleColumns, type DataColumn } from './dataColumn.js';
import { keyRange, pageCheckState, toggleKey, togglePage } from './rowSelection.js';
import { toggleSort } from './sorting.js';

const COLUMNS: DataColumn<object>[] = [
  { id: 'a', header: 'A' },
  { id: 'b', header: 'B', hidden: true },
  { id: 'c', header: 'C' },
];

describe('columns', () => {
  it('start as declared, hidden ones not visible', () => {
    expect(reconcileColumns(COLUMNS, undefined)).toEqual([
      { id: 'a', visible: true },
      { id: 'b', visible: false },
      { id: 'c', visible: true },
    ]);
  });

  it('a saved order drops columns that are gone and takes new ones in at their place', () => {
    const saved = [
      { id: 'c', visible: true },
      { id: 'gone', visible: true },
      { id: 'a', visible: false },
    ];
    expect(reconcileColumns(COLUMNS, saved).map((entry) => entry.id)).toEqual(['c', 'a', 'b']);
    expect(visibleColumns(COLUMNS, saved).map((column) => column.id)).toEqual(['c']);
  });

  it('widths snap to 4 px and never fall below 64', () => {
    expect(snapWidth(121)).toBe(120);
    expect(snapWidth(10)).toBe(64);
  });

  it('cells show nothing as a dash', () => {
    expect(cellText(null)).toBe('-');
    expect(cellText(0)).toBe('0');
    expect(cellText(['甲', '乙'])).toBe('甲、乙');
  });
});

describe('sorting', () => {
  it('goes ascending, descending, none', () => {
    const first = toggleSort([], 'a', false);
    expect(first).toEqual([{ id: 'a', desc: false }]);
    const second = toggleSort(first, 'a', false);
    expect(second).toEqual([{ id: 'a', desc: true }]);
    expect(toggleSort(second, 'a', false)).toEqual([]);
  });

  it('adds columns with shift and keeps their order', () => {
    const two = toggleSort([{ id: 'a', desc: false }], 'b', true);
    expect(toggleSort(two, 'a', true)).toEqual([
      { id: 'a', desc: true },
      { id: 'b', desc: false },
    ]);
    expect(toggleSort(two, 'c', false)).toEqual([{ id: 'c', desc: false }]);
  });
});

describe('selection', () => {
  it('keeps keys of other pages', () => {
    const selected = togglePage(new Set(['other']), ['1', '2'], true);
    expect([...selected]).toEqual(['other', '1', '2']);
    expect([...togglePage(selected, ['1', '2'], false)]).toEqual(['other']);
    expect([...toggleKey(selected, '1', false)]).toEqual(['other', '2']);
  });

  it('the head box is full, half or empty by this page alone', () => {
    expect(pageCheckState(new Set(['other']), ['1', '2'])).toBe(false);
    expect(pageCheckState(new Set(['1']), ['1', '2'])).toBe('indeterminate');
    expect(pageCheckState(new Set(['1', '2']), ['1', '2'])).toBe(true);
  });

  it('a range runs both ways', () => {
    expect(keyRange(['1', '2', '3', '4'], '3', '1')).toEqual(['1', '2', '3']);
    expect(keyRange(['1', '2'], 'gone', '2')).toEqual(['2']);
  });
});
