import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../../../core/document/createField.js';
import { expressionFields } from '../../../core/expressions/check/ExpressionType.js';
import { standardRegistry as registry } from '../../../core/registry/createRegistry.js';
import { sampleValue, tryExpression, usedFields } from './tryExpression.js';

const form = createFormDocument([
  createField('number', { id: 'price', label: '单价' }),
  { ...createField('select', { id: 'kind', label: '类型' }), options: [{ value: '1', label: '企业' }] },
  {
    ...createField('subtable', { id: 'rows', label: '明细' }),
    columns: [createField('number', { id: 'amount', label: '金额' })],
  },
]);
const fields = expressionFields(form, { table: undefined, registry });
const now = () => new Date(2026, 0, 1);
const values = { price: 3, kind: '1', rows: [{ amount: 10 }, { amount: 20 }] };

describe('tryExpression', () => {
  it('gives the result and that of each part', () => {
    expect(tryExpression("IF({kind} = '1', SUM({rows.amount}) × {price}, 0)", values, now)).toEqual({
      result: '90',
      steps: [
        { source: "{kind} = '1'", result: true },
        { source: 'SUM({rows.amount}) × {price}', result: '90' },
        { source: 'SUM({rows.amount})', result: '30' },
      ],
    });
  });

  it('says nothing about a text that cannot be read, and which part cannot be computed', () => {
    expect(tryExpression('{price} +', values, now)).toBeUndefined();
    expect(tryExpression('{price} ÷ ({price} - 3)', values, now)?.result).toBeUndefined();
  });

  it('names the fields that are looked at, with values that fit them', () => {
    const used = usedFields("{kind} = '1' and {rows.amount} > {price} and {price} > 0", fields);
    expect(used.map(({ name }) => name)).toEqual(['kind', 'rows.amount', 'price']);
    expect(used.map((field) => sampleValue(field, 1, '示例'))).toEqual(['1', null, 20]);
  });
});
