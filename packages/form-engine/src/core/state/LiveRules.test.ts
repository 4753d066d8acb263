import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { createFormStore } from './createFormStore.js';

const visit = createFormDocument(
  [
    createField('date', { id: 'from', label: '开始日期' }),
    createField('date', { id: 'to', label: '结束日期', required: true }),
    createField('calculate', { id: 'days', label: '天数', formula: 'DATEDIFF({from}, {to}, true)' }),
    createField('subtable', {
      id: 'rows',
      label: '明细',
      columns: [createField('number', { id: 'count', label: '数量' })],
    }),
  ],
  {
    rules: [
      { field: 'to', expression: '{to} >= {from}', message: '结束日期不能早于开始日期' },
      { field: 'to', expression: '{days} <= 30', message: '最多 30 天' },
      { field: 'from', expression: 'SUM({rows.count}) < 5', message: '数量过多' },
    ],
  },
);

describe('rules of an open form', () => {
  it('say what is wrong as soon as the fields that they look at are filled, and go when it is put right', () => {
    const store = createFormStore(visit);
    store.setValue('from', '2026-11-22');
    expect(store.getField('to').error).toBeUndefined();
    store.setValue('to', '2026-11-20');
    expect(store.getField('to').error).toBe('结束日期不能早于开始日期');
    // leaving the field does not take it away
    store.touch('to');
    expect(store.getField('to').error).toBe('结束日期不能早于开始日期');
    store.setValue('from', '2026-11-19');
    expect(store.getField('to').error).toBeUndefined();
    expect(store.getForm().errorCount).toBe(0);
  });

  it('look at results too, once they are computed', () => {
    const store = createFormStore(visit, { from: '2026-11-01' });
    store.setValue('to', '2026-12-20');
    store.flush();
    expect(store.getField('to').error).toBe('最多 30 天');
    store.setValue('to', '2026-11-02');
    store.flush();
    expect(store.getField('to').error).toBeUndefined();
  });

  it('over subtables wait for the submit', () => {
    const store = createFormStore(visit, { from: '2026-11-01', to: '2026-11-02' });
    store.addRow('rows', { count: 9 });
    store.flush();
    expect(store.getField('from').error).toBeUndefined();
    expect(store.validate()).toMatchObject([{ path: 'from', message: '数量过多' }]);
  });
});
