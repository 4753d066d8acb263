import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { visitDocument, visitRecord } from '../testing/visitDocument.js';
import { createFormStore } from './createFormStore.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createFormStore', () => {
  it('starts a new record with the defaults of its fields', () => {
    const store = createFormStore(visitDocument);
    expect(store.getValues()).toMatchObject({
      visitorName: '',
      parking: false,
      visitors: [],
      total: '0.00',
      startDate: null,
    });
    expect(store.getForm()).toEqual({ dirty: false, errorCount: 0 });
  });

  it('tells only the listeners of the field that changed', () => {
    const store = createFormStore(visitDocument, visitRecord);
    const [own, other, rows, form] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    store.subscribe('visitorName', own);
    store.subscribe('mobile', other);
    store.subscribe('visitors', rows);
    store.subscribe('', form);
    store.setValue('visitorName', '周');
    store.setValue('visitorName', '周雨');
    expect([own, other, rows, form].map((listener) => listener.mock.calls.length)).toEqual([2, 0, 0, 1]);
    expect(store.getForm().dirty).toBe(true);
    store.setValue('visitorName', '周雨桐');
    expect(store.getForm().dirty).toBe(false);
  });

  it('keeps the same state object until something changes', () => {
    const store = createFormStore(visitDocument, visitRecord);
    const before = store.getField('mobile');
    store.setValue('visitorName', 'x');
    expect(store.getField('mobile')).toBe(before);
    expect(store.getRows('visitors')).toBe(store.getRows('visitors'));
  });

  it('S4-45 C9-17 recomputes once, 500 ms after a burst of changes', () => {
    const store = createFormStore(visitDocument, visitRecord);
    const listener = vi.fn();
    store.subscribe('total', listener);
    store.setValue('visitors.0.count', 3);
    vi.advanceTimersByTime(300);
    store.setValue('visitors.0.count', 4);
    vi.advanceTimersByTime(499);
    expect(store.getField('total').value).toBe('860.50');
    vi.advanceTimersByTime(1);
    expect(store.getField('visitors.0.amount').value).toBe('1200.00');
    expect(store.getField('total').value).toBe('1460.50');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('starts no calculation for fields that no formula looks at', () => {
    const store = createFormStore(visitDocument, visitRecord);
    store.setValue('visitorName', 'x');
    expect(vi.getTimerCount()).toBe(0);
    store.setValue('visitors.0.count', 5);
    expect(vi.getTimerCount()).toBe(1);
    store.destroy();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows and hides fields at once', () => {
    const store = createFormStore(visitDocument, visitRecord);
    const listener = vi.fn();
    store.subscribe('otherReason', listener);
    expect(store.getField('otherReason').visible).toBe(false);
    store.setValue('reason', 'other');
    expect(store.getField('otherReason').visible).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('checks a field when it is left after a change, and then on every change', () => {
    const store = createFormStore(visitDocument, visitRecord);
    store.touch('mobile');
    expect(store.getField('mobile').error).toBeUndefined();
    store.setValue('mobile', '138');
    expect(store.getField('mobile').error).toBeUndefined();
    store.touch('mobile');
    expect(store.getField('mobile').error).toBe('请正确输入您的手机号');
    store.setValue('mobile', '13800138001');
    expect(store.getField('mobile').error).toBeUndefined();
  });

  it('V5-46 checks cells on change and all rows on submit', () => {
    const store = createFormStore(visitDocument, visitRecord);
    store.setValue('visitors.1.mobile', '2');
    expect(store.getField('visitors.1.mobile').error).toBe('以1开头');
    store.addRow('visitors');
    store.addRow('visitors');
    const result = store.submit();
    expect(result.ok ? [] : result.errors.map(({ path }) => path)).toEqual([
      'visitors.1.mobile',
      'visitors.2.name',
      'visitors.3.name',
    ]);
    expect(store.getField('visitors.3.name').error).toBe('不能为空');
  });

  it('V5-47 submit answers no values when a cell is wrong, else the rows', () => {
    const store = createFormStore(visitDocument, visitRecord);
    store.setValue('visitors.0.name', '');
    expect(store.submit()).toEqual({
      ok: false,
      errors: [{ path: 'visitors.0.name', label: '姓名', message: '不能为空' }],
    });
    store.setValue('visitors.0.name', '王');
    const result = store.submit();
    expect(result.ok && result.values.visitors).toMatchObject([{ name: '王', amount: '600.00' }, { name: '李思远' }]);
    expect(store.getErrors()).toEqual([]);
  });

  it('S4-46 S4-47 adds an empty or a seeded row and removes rows, errors stay with their rows', () => {
    const store = createFormStore(visitDocument, visitRecord);
    const rows = vi.fn();
    store.subscribe('visitors', rows);
    expect(store.addRow('visitors')).toBeDefined();
    store.addRow('visitors', { name: '何静怡', price: 10 });
    expect(store.getValues().visitors).toMatchObject([
      {},
      {},
      { name: '', count: 1, price: null },
      { name: '何静怡', count: 1, price: 10 },
    ]);
    expect(rows).toHaveBeenCalledTimes(2);
    store.setValue('visitors.1.mobile', '2');
    store.removeRow('visitors', '0');
    expect(store.getField('visitors.0.mobile').error).toBe('以1开头');
    expect((store.getValues().visitors as unknown[]).length).toBe(3);
    store.flush();
    expect(store.getField('total').value).toBe('270.50');
  });

  it('adds no row beyond the limit', () => {
    const store = createFormStore(
      createFormDocument([
        createField('subtable', { id: 't', maxRows: 1, columns: [createField('text', { id: 'a' })] }),
      ]),
    );
    expect(store.addRow('t')).toBeDefined();
    expect(store.addRow('t')).toBeUndefined();
  });

  it('S4-49 reset sets all cells to their defaults', () => {
    const store = createFormStore(visitDocument, visitRecord);
    store.setValue('visitors.0.mobile', '2');
    store.resetCells('visitors');
    expect(store.getValues().visitors).toMatchObject([
      { name: '', mobile: '', count: 1, price: null },
      { name: '', count: 1 },
    ]);
    expect(store.getErrors()).toEqual([]);
  });

  it('S4-50 reset-table clears the rows and adds one empty row', () => {
    const store = createFormStore(visitDocument, visitRecord);
    store.resetTable('visitors');
    expect(store.getValues().visitors).toMatchObject([{ name: '', count: 1 }]);
  });

  it('moves rows', () => {
    const store = createFormStore(visitDocument, visitRecord);
    store.moveRow('visitors', '1', 0);
    expect(store.getValues().visitors).toMatchObject([{ name: '李思远' }, { name: '王若彤' }]);
    expect(store.getForm().dirty).toBe(true);
  });

  it('puts messages of the server on their fields and answers the rest', () => {
    const store = createFormStore(visitDocument, visitRecord);
    expect(store.setErrors({ mobile: '手机号已存在', 'visitors.1.name': '重名', gone: '?' })).toEqual({ gone: '?' });
    expect(store.getField('visitors.1.name').error).toBe('重名');
    expect(store.getErrors().map(({ label }) => label)).toEqual(['联系手机', '姓名']);
    store.setValue('mobile', '13800138009');
    expect(store.getField('mobile').error).toBeUndefined();
  });

  it('starts again', () => {
    const store = createFormStore(visitDocument, visitRecord);
    const listener = vi.fn();
    store.subscribe('visitorName', listener);
    store.setValue('visitorName', 'x');
    store.reset();
    expect(store.getField('visitorName').value).toBe('周雨桐');
    expect(store.getForm().dirty).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('tells only what hangs on the change among 200 fields and 100 rows', () => {
    const fields = Array.from({ length: 200 }, (_, index) =>
      createField('text', { id: `f${index}`, visibleWhen: index > 0 ? `{f${index - 1}} != 'hide'` : '' }),
    );
    const table = createField('subtable', {
      id: 't',
      maxRows: 200,
      columns: Array.from({ length: 10 }, (_, index) => createField('number', { id: `n${index}` })),
    });
    const store = createFormStore(createFormDocument([...fields, table]), {
      t: Array.from({ length: 100 }, () => ({ n0: 1 })),
    });
    const others = vi.fn();
    for (const { id } of fields.slice(10)) store.subscribe(id, others);
    for (let index = 0; index < 100; index += 1) store.setValue('f3', `text ${index}`);
    for (let index = 0; index < 100; index += 1) store.setValue(`t.${index}.n1`, index);
    expect(others).not.toHaveBeenCalled();
  });
});
