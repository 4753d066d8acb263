import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { computeRecord } from '../validation/computeRecord.js';
import { createFormStore } from './createFormStore.js';

const ROWS = 1200;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A long table with a product, a share of all products and their sum in the main form. */
function open() {
  const document = createFormDocument([
    createField('number', { id: 'rate', label: '系数' }),
    createField('calculate', { id: 'total', label: '合计', formula: 'SUM({rows.amount})' }),
    createField('subtable', {
      id: 'rows',
      label: '明细',
      maxRows: 5000,
      columns: [
        createField('number', { id: 'count', label: '数量' }),
        createField('calculate', { id: 'amount', label: '金额', formula: '{count} × {rate}' }),
        createField('calculate', { id: 'share', label: '占比', formula: '{amount} ÷ SUM({rows.amount}) × 100' }),
      ],
    }),
  ]);
  const rows = Array.from({ length: ROWS }, () => ({ count: 1 }));
  return createFormStore(document, { rate: 2, rows }, { calculateDelay: 0 });
}

describe('Calculation', () => {
  it('computes the rows that somebody looks at before the others, and never shows a share of half the sum', () => {
    const store = open();
    const shares: unknown[] = [];
    store.subscribe('rows.7.amount', () => undefined);
    store.subscribe('rows.7.share', () => shares.push(store.getField('rows.7.share').value));
    store.setValue('rate', 5);
    vi.advanceTimersToNextTimer();
    expect(store.getField('rows.7.amount').value).toBe('5.00');
    expect(store.getField('rows.900.amount').value).toBe('2.00');
    expect(store.getField('total').value).toBe('2400.00');
    vi.runAllTimers();
    expect(store.getField('rows.900.amount').value).toBe('5.00');
    expect(store.getField('total').value).toBe('6000.00');
    expect(store.getField('rows.7.share').value).toBe('0.08');
    expect(shares).toEqual([]);
  });

  it('computes everything at once where the record is asked for', () => {
    const store = open();
    store.subscribe('rows.7.amount', () => undefined);
    store.setValue('rate', 5);
    vi.advanceTimersToNextTimer();
    const result = store.submit();
    expect(result).toMatchObject({ ok: true, values: { total: '6000.00' } });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes a change that comes while rows out of view are still behind', () => {
    const store = open();
    store.subscribe('rows.7.amount', () => undefined);
    store.setValue('rate', 5);
    vi.advanceTimersToNextTimer();
    store.setValue('rate', 6);
    store.setValue('rows.900.count', 3);
    vi.runAllTimers();
    expect(store.getField('rows.900.amount').value).toBe('18.00');
    expect(store.getField('rows.7.amount').value).toBe('6.00');
    expect(store.getField('total').value).toBe(`${((ROWS - 1) * 6 + 18).toFixed(2)}`);
  });

  it('shows at once what a key gives while rows out of view are still behind', () => {
    const store = open();
    store.subscribe('rows.7.amount', () => undefined);
    store.setValue('rate', 5);
    vi.advanceTimersToNextTimer();
    store.setValue('rows.7.count', 3);
    vi.advanceTimersByTime(0);
    expect(store.getField('rows.7.amount').value).toBe('15.00');
    expect(store.getField('rows.900.amount').value).toBe('2.00');
  });

  it('shows a condition over a column as it is with all of its cells', () => {
    const document = createFormDocument([
      createField('number', { id: 'rate', label: '系数' }),
      createField('text', { id: 'approver', label: '审批人', visibleWhen: 'MAX({rows.amount}) > 1000' }),
      createField('subtable', {
        id: 'rows',
        label: '明细',
        columns: [
          createField('number', { id: 'count', label: '数量' }),
          createField('calculate', { id: 'amount', label: '金额', formula: '{count} × {rate}' }),
        ],
      }),
    ]);
    const store = createFormStore(document, { rate: 1, rows: [{ count: 1 }, { count: 100 }] }, { calculateDelay: 0 });
    store.subscribe('approver', () => undefined);
    expect(store.getField('approver').visible).toBe(false);
    store.setValue('rate', 20);
    vi.runAllTimers();
    expect(store.getField('rows.1.amount').value).toBe('2000.00');
    expect(store.getField('approver').visible).toBe(true);
  });

  it('counts and adds the entries of columns with several values, as the check of a record does', () => {
    const document = createFormDocument([
      createField('calculate', { id: 'tags', label: '标签数', formula: 'COUNT({rows.tags})', precision: 0 }),
      createField('calculate', { id: 'points', label: '积分', formula: 'SUM({rows.points})', precision: 0 }),
      createField('subtable', {
        id: 'rows',
        label: '明细',
        columns: [createField('checkbox', { id: 'tags' }), createField('numberRange', { id: 'points' })],
      }),
    ]);
    const row = { tags: ['1', '2'], points: [3, 4] };
    const store = createFormStore(document, { rows: [row, row] });
    const totals = () => [store.getField('tags').value, store.getField('points').value];
    expect(totals()).toEqual(['4', '14']);
    store.addRow('rows');
    store.flush();
    expect(totals()).toEqual(['4', '14']);
    store.setValue('rows.0.tags', ['1', '2', '3']);
    store.removeRow('rows', '1');
    store.flush();
    expect(totals()).toEqual(['3', '7']);
    expect(totals()).toEqual(Object.values(computeRecord(store.form, store.getValues())).slice(0, 2));
  });

  it('stops when the form is closed', () => {
    const store = open();
    store.subscribe('rows.7.amount', () => undefined);
    store.setValue('rate', 5);
    vi.advanceTimersToNextTimer();
    store.destroy();
    expect(vi.getTimerCount()).toBe(0);
  });
});
