import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../../document/createField.js';
import { createFormStore } from '../../state/createFormStore.js';
import { validateRecord } from '../../validation/validateRecord.js';
import { fieldText } from '../../registry/fieldFacts.js';
import { lookupQuestion, lookupValue } from './lookUp.js';

const price = createField('lookup', {
  id: 'price',
  label: '单价',
  interfaceId: 'prices',
  params: { article: '{article}', year: 'YEAR({day})' },
  answerPath: '0.price',
  resultType: 'number',
});
const form = createFormDocument(
  [
    createField('text', { id: 'article' }),
    createField('date', { id: 'day' }),
    createField('number', { id: 'count' }),
    price,
    createField('calculate', { id: 'total', formula: '{price} × {count}' }),
  ],
  { rules: [{ expression: '{total} <= 100', message: '太贵', field: 'count' }] },
);

describe('a value that is looked up', () => {
  it('is asked for once all its parameters have values', () => {
    const store = createFormStore(form, {});
    const question = () => lookupQuestion(price, store.getField('price').params);
    store.setValue('article', 'a1');
    expect(question()).toBeUndefined();
    store.setValue('day', '2026-11-26');
    expect(question()).toEqual({ interfaceId: 'prices', params: { article: 'a1', year: '2026' } });
    expect(lookupQuestion({ ...price, interfaceId: '' }, { article: 'a1', year: '2026' })).toBeUndefined();
    expect(lookupQuestion({ ...price, params: {} }, {})).toEqual({ interfaceId: 'prices', params: {} });
  });

  it('is read out of the answer in its own type; what is not there or of another type is empty', () => {
    const text = { ...price, resultType: 'text' as const };
    expect(lookupValue(price, [{ price: '12.345' }])).toBe(12.35);
    expect(lookupValue(price, [{ price: 1.005 }])).toBe(1.01);
    expect(lookupValue(text, [{ price: 12 }])).toBe('12');
    for (const answer of [[], null, 'x', [{}], [{ price: 'viel' }], [{ price: { of: 1 } }]])
      expect(lookupValue(price, answer)).toBeNull();
    expect(lookupValue(text, [])).toBe('');
    expect(lookupValue({ ...text, answerPath: '' }, 'the answer itself')).toBe('the answer itself');
  });

  it('counts in formulas and rules, is no change that somebody typed, and no value that is sent', () => {
    const store = createFormStore(form, { article: 'a1', count: 3 });
    store.setValue('price', 40);
    store.flush();
    expect(store.getField('total').value).toBe('120.00');
    expect(store.getForm().dirty).toBe(false);
    expect(store.getField('count').error).toBe('太贵');
    expect(store.submit()).toMatchObject({ ok: false, errors: [{ path: 'count', message: '太贵' }] });
    expect(validateRecord(form, { price: 20, count: 3 }).values).toMatchObject({ price: 20, total: '60.00' });
  });

  it('reads with its decimals and commas', () => {
    expect(fieldText(price, 1234.5, { locale: 'zh' })).toBe('1234.50');
    expect(fieldText({ ...price, thousands: true, precision: 0 }, 1234.5, { locale: 'zh' })).toBe('1,235');
    expect(fieldText(price, null, { locale: 'zh' })).toBe('');
  });
});
