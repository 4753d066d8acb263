import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/apiError.js';
import { valueOf } from './boundValues.js';
import { type DataTable } from './DataTable.js';
import { type DataShape, shapeRows } from './shapeRows.js';

const table: DataTable = {
  columns: [
    { id: 'lot', label: '停车场', kind: 'text' },
    { id: 'amount', label: '金额', kind: 'amount' },
  ],
  rows: [
    { lot: 'A', amount: 0.1 },
    { lot: 'B', amount: 5 },
    { lot: 'A', amount: 0.2 },
    { lot: 'A', amount: null },
  ],
  earlier: { amount: 7 },
};
const shape = (more: Partial<DataShape>): DataShape => ({
  ...{ dimension: '', measures: [], columns: [], order: 'none', limit: 50 },
  ...more,
});
const measure = (aggregate: 'sum' | 'count' | 'avg' | 'min' | 'max', field = 'amount') => ({
  aggregate,
  field,
  label: '',
});

describe('rows that are there', () => {
  it('are grouped by a column, in the order of their first measure, the first of them', () => {
    const answer = shapeRows(table, shape({ dimension: 'lot', measures: [measure('sum')], order: 'measureDown' }), 'n');
    expect(answer.rows).toEqual([
      { lot: 'B', amount: 5 },
      { lot: 'A', amount: 0.3 },
    ]);
    expect(shapeRows(table, shape({ dimension: 'lot', measures: [measure('sum')], limit: 1 }), 'n').rows).toHaveLength(
      1,
    );
  });

  it('become one figure without a column, with what stood there earlier', () => {
    const answer = shapeRows(table, shape({ measures: [measure('sum'), measure('count')] }), 'n');
    expect(answer).toMatchObject({ rows: [{ amount: 5.3, count: 4 }], earlier: { amount: 7 } });
    expect(answer.columns.map(({ label }) => label)).toEqual(['金额', 'n']);
  });

  it('are measured in every way, nulls counted and not measured', () => {
    const measures = [measure('avg'), measure('min'), measure('max'), measure('count')];
    const [row] = shapeRows(table, shape({ dimension: 'lot', measures, order: 'dimensionUp' }), 'n').rows;
    expect(row).toEqual({ lot: 'A', avg_amount: 0.15, min_amount: 0.1, max_amount: 0.2, count: 3 });
  });

  it('without any are 0 as a sum and nothing as an average', () => {
    const none = { ...table, rows: [] };
    expect(shapeRows(none, shape({ measures: [measure('sum'), measure('avg')] }), 'n').rows).toEqual([
      { amount: 0, avg_amount: null },
    ]);
  });

  it('show chosen columns alone where nothing is measured', () => {
    expect(shapeRows(table, shape({ columns: ['lot'], limit: 2 }), 'n').rows).toEqual([{ lot: 'A' }, { lot: 'B' }]);
  });

  it('are listed in the order of a column, also one that is not shown', () => {
    const listed = (order: DataShape['order'], more: Partial<DataShape> = {}) =>
      shapeRows(table, shape({ dimension: 'amount', columns: ['lot'], order, ...more }), 'n').rows;
    expect(listed('dimensionDown', { limit: 2 })).toEqual([{ lot: 'B' }, { lot: 'A' }]);
    expect(listed('none')[0]).toEqual({ lot: 'A' });
    const cut = { ...table, isCut: true };
    expect(() => shapeRows(cut, shape({ dimension: 'lot', order: 'dimensionUp' }), 'n')).toThrow(ApiError);
  });

  it('are not measured where some of them are missing, and are listed all the same', () => {
    const cut = { ...table, isCut: true };
    expect(() => shapeRows(cut, shape({ measures: [measure('sum')] }), 'n')).toThrow();
    expect(shapeRows(cut, shape({ limit: 1 }), 'n').rows).toHaveLength(1);
  });

  it('refuse columns that are not there, and measures of texts', () => {
    expect(() => shapeRows(table, shape({ columns: ['secret'] }), 'n')).toThrow(ApiError);
    expect(() => shapeRows(table, shape({ dimension: 'secret', measures: [measure('sum')] }), 'n')).toThrow(ApiError);
    expect(() => shapeRows(table, shape({ measures: [measure('sum', 'lot')] }), 'n')).toThrow(ApiError);
  });
});

describe('a value that a data set is asked with', () => {
  const looking = {
    caller: { userId: 'u1', organizeId: 'o1' },
    // a Thursday
    clock: { now: () => new Date(2026, 10, 26, 18, 41).getTime() } as Parameters<typeof valueOf>[1]['clock'],
    filters: { lot: 'A' },
  };
  it.each([
    ['today', '2026-11-26'],
    ['yesterday', '2026-11-25'],
    ['weekStart', '2026-11-23'],
    ['monthStart', '2026-11-01'],
    ['user', 'u1'],
    ['organize', 'o1'],
  ] as const)('%s is %s', (from, text) => {
    expect(valueOf({ from, value: '' }, looking)).toBe(text);
  });

  it('is that of a filter of the portal, and nothing for one that is not there', () => {
    expect(valueOf({ from: 'filter', value: 'lot' }, looking)).toBe('A');
    expect(valueOf({ from: 'filter', value: 'constructor' }, looking)).toBe('');
    expect(valueOf({ from: 'constant', value: '3' }, looking)).toBe('3');
  });
});
