import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { decodeFormDocument } from '../document/decodeFormDocument.js';
import { validateRecord } from '../validation/validateRecord.js';
import { createFormStore } from './createFormStore.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const order = createFormDocument([
  createField('switch', { id: 'urgent', label: '加急' }),
  createField('text', { id: 'reason', label: '原因', requiredWhen: '{urgent}', readOnlyWhen: '{locked}' }),
  createField('switch', { id: 'locked', label: '锁定' }),
  createField('number', { id: 'price', label: '单价', precision: 2 }),
  createField('number', { id: 'discount', label: '优惠价', precision: 1, defaultFormula: '{price} × 0.9' }),
  createField('subtable', {
    id: 'rows',
    label: '明细',
    columns: [
      createField('number', { id: 'count', label: '数量' }),
      createField('number', { id: 'amount', label: '金额', defaultFormula: '{count} × {price}' }),
      createField('text', { id: 'note', label: '备注', visibleWhen: '{count} > 10', requiredWhen: '{count} > 100' }),
    ],
  }),
]);

describe('conditions of an open form', () => {
  it('a field must be filled, and is locked, while its conditions hold', () => {
    const store = createFormStore(order);
    const listener = vi.fn();
    store.subscribe('reason', listener);
    expect(store.getField('reason')).toMatchObject({ required: false, readOnly: false });
    store.setValue('urgent', true);
    expect(store.getField('reason').required).toBe(true);
    expect(store.validate()).toMatchObject([{ path: 'reason', message: '原因不能为空' }]);
    store.setValue('locked', true);
    expect(store.getField('reason').readOnly).toBe(true);
    expect(listener).toHaveBeenCalledTimes(3);
    expect(validateRecord(order, { urgent: true }).errors).toMatchObject([{ path: 'reason' }]);
  });

  it('conditions of columns look at their own row', () => {
    const store = createFormStore(order, { rows: [{ count: 5 }, { count: 500 }] });
    expect(store.getField('rows.0.note').visible).toBe(false);
    expect(store.getField('rows.1.note')).toMatchObject({ visible: true, required: true });
    store.setValue('rows.0.count', 20);
    expect(store.getField('rows.0.note')).toMatchObject({ visible: true, required: false });
    expect(store.validate().map(({ path }) => path)).toEqual(['rows.1.note']);
  });
});

describe('default formulas', () => {
  it('give a value until somebody sets one, in the decimals of the kind', () => {
    const store = createFormStore(order, { price: 10 });
    expect(store.getField('discount').value).toBe(9);
    store.setValue('price', 20);
    store.flush();
    expect(store.getField('discount').value).toBe(18);
    store.setValue('discount', 5);
    store.setValue('price', 30);
    store.flush();
    expect(store.getField('discount').value).toBe(5);
  });

  it('are rounded half up to what their field takes', () => {
    const store = createFormStore(order, { price: 9.95, rows: [] });
    expect(store.getField('discount').value).toBe(9);
    store.setValue('price', 9.99);
    store.flush();
    expect(store.getField('discount').value).toBe(9);
    const third = createFormDocument([
      createField('number', { id: 'total', label: '总数' }),
      createField('number', { id: 'share', label: '份额', defaultFormula: '{total} ÷ 3' }),
      createField('number', { id: 'whole', label: '整数', precision: 0, defaultFormula: '{total} ÷ 4' }),
      createField('number', { id: 'none', label: '无', defaultFormula: '{total} ÷ 0' }),
    ]);
    const { errors, values } = validateRecord(third, { total: 10 }, { isNew: true });
    expect(errors).toEqual([]);
    expect(values).toEqual({ total: 10, share: 3.333333, whole: 3, none: null });
    expect(validateRecord(third, { total: -10 }, { isNew: true }).values).toMatchObject({ whole: -3 });
  });

  it('leave the values of a stored record alone, and fill new rows', () => {
    const store = createFormStore(order, { price: 10, discount: 7, rows: [{ count: 2, amount: 3, note: '' }] });
    store.setValue('price', 20);
    const row = store.addRow('rows', { count: 4 });
    store.flush();
    expect(store.getField('discount').value).toBe(7);
    expect(store.getField('rows.0.amount').value).toBe(3);
    expect(store.getField(`rows.${row}.amount`).value).toBe(80);
  });

  it('are computed by the server for new records that do not bring the value', () => {
    expect(validateRecord(order, { price: 10 }, { isNew: true }).values).toMatchObject({ discount: 9 });
    expect(validateRecord(order, { price: 10, discount: 1 }, { isNew: true }).values).toMatchObject({ discount: 1 });
  });
});

describe('parameters of option sources', () => {
  const city = createFormDocument([
    createField('text', { id: 'province' }),
    createField('select', {
      id: 'city',
      label: '城市',
      dataType: 'dictionary',
      dictionaryType: 'city',
      params: { parentId: '{province}' },
    }),
  ]);
  const options = vi.fn(({ params }: { params?: Readonly<Record<string, string>> }) =>
    params?.parentId === 'zj' ? [{ value: 'hz', label: '杭州' }] : [{ value: 'gz', label: '广州' }],
  );

  it('follow the fields that they look at', () => {
    const store = createFormStore(city);
    const { params } = store.getField('city');
    expect(params).toEqual({ parentId: '' });
    store.setValue('province', 'zj');
    expect(store.getField('city').params).toEqual({ parentId: 'zj' });
  });

  it('narrow what may be chosen, also on the server', () => {
    const check = (province: string) =>
      validateRecord(city, { province, city: 'hz' }, { options }).errors.map(({ path }) => path);
    expect(check('zj')).toEqual([]);
    expect(check('gd')).toEqual(['city']);
  });
});

describe('rights', () => {
  const access = (path: string) =>
    path === 'price' ? ('read' as const) : path === 'rows.amount' || path === 'urgent' ? ('hidden' as const) : 'write';

  it('hide fields and columns, and lock what may only be read', () => {
    const store = createFormStore(order, { price: 3, rows: [{ count: 1, amount: 9 }] }, { context: { access } });
    expect(store.getField('urgent').visible).toBe(false);
    expect(store.getField('price')).toMatchObject({ visible: true, readOnly: true, access: 'read' });
    expect(store.getField('rows.0.amount').visible).toBe(false);
    expect(store.getField('rows.0.count').visible).toBe(true);
  });

  it('leave out of a record what the person may not set', () => {
    const { values } = validateRecord(
      order,
      { price: 3, urgent: true, reason: 'x', rows: [{ count: 1, amount: 9 }] },
      { access },
    );
    expect(values).toMatchObject({ reason: 'x', rows: [{ count: 1 }] });
    expect(Object.keys(values)).not.toContain('price');
    expect(Object.keys((values.rows as object[])[0] ?? {})).not.toContain('amount');
  });
});

describe('what the store does no more than once', () => {
  it('tells listeners of a batch once, after the last change', () => {
    const store = createFormStore(order, { rows: [{ count: 1 }, { count: 2 }] });
    const [sum, form] = [vi.fn(), vi.fn()];
    store.subscribe('rows.*.count', sum);
    store.subscribe('', form);
    store.batch(() => {
      for (const count of [10, 20, 30]) store.setValue('rows.0.count', count);
      store.setValue('rows.1.count', 5);
    });
    expect(store.getField('rows.*.count').value).toBe('35');
    expect([sum, form].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('moves sums by differences when rows come, go and change', () => {
    const store = createFormStore(order, { rows: [{ count: 0.1 }, { count: 0.2 }] });
    const total = () => store.getField('rows.*.count').value;
    expect(total()).toBe('0.3');
    const [added] = store.addRows('rows', [{ count: 4 }, { count: null }]);
    expect(total()).toBe('4.3');
    store.setValue('rows.0.count', 1);
    store.removeRow('rows', added ?? '');
    expect(total()).toBe('1.2');
    store.resetTable('rows');
    expect(total()).toBe('0');
  });

  it('adds as many rows as there is room for', () => {
    const small = createFormDocument([
      createField('subtable', { id: 't', maxRows: 3, columns: [createField('text', { id: 'a' })] }),
    ]);
    const store = createFormStore(small, { t: [{ a: '1' }] });
    expect(store.addRows('t', [{}, {}, {}])).toHaveLength(2);
    expect(store.getRows('t')).toHaveLength(3);
  });

  it('knows whether something differs from the start, cell by cell', () => {
    const store = createFormStore(order, { rows: [{ count: 1 }] });
    store.setValue('rows.0.count', 2);
    expect(store.getForm().dirty).toBe(true);
    store.setValue('rows.0.count', 1);
    expect(store.getForm().dirty).toBe(false);
    const row = store.addRow('rows');
    expect(store.getForm().dirty).toBe(true);
    store.removeRow('rows', row ?? '');
    expect(store.getForm().dirty).toBe(false);
  });
});

describe('fields of a kind that is not known', () => {
  const document = decodeFormDocument({ fields: [{ __config__: { smartKey: 'hologram' }, __vModel__: 'holo' }] });

  it('keep the values that are sent', () => {
    const holo = { depth: [1, { z: 2 }] };
    expect(validateRecord(document, { holo })).toEqual({ errors: [], values: { holo } });
    expect(validateRecord(document, {}).values).toEqual({});
    expect(createFormStore(document, { holo }).submit()).toEqual({ ok: true, values: { holo } });
  });

  it('refuse values without bounds', () => {
    expect(validateRecord(document, { holo: 'x'.repeat(200_000) }).errors).toMatchObject([{ path: 'holo' }]);
  });
});
