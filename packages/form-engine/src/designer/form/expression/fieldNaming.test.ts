import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../../../core/document/createField.js';
import { expressionFields } from '../../../core/expressions/check/ExpressionType.js';
import { standardRegistry as registry } from '../../../core/registry/createRegistry.js';
import { fieldNaming } from './fieldNaming.js';

const form = createFormDocument([
  createField('number', { id: 'price', label: '单价' }),
  createField('text', { id: 'a', label: '名称' }),
  createField('text', { id: 'b', label: '名称' }),
  {
    ...createField('subtable', { id: 'rows', label: '明细' }),
    columns: [createField('number', { id: 'amount', label: '金额' })],
  },
]);
const naming = fieldNaming(expressionFields(form, { table: undefined, registry }));

describe('fieldNaming', () => {
  it('reads fields by their titles, and those whose title is not unique by their names', () => {
    expect(naming.toShown('{price} + SUM({rows.amount}) + {a}').text).toBe('{单价} + SUM({明细.金额}) + {a}');
  });

  it('goes back to what is stored, and leaves what is half typed', () => {
    for (const text of ['{price} + SUM({rows.amount}) + {a}', "'{price}' + {pri", '{nothing} = 1', ''])
      expect(naming.toStored(naming.toShown(text).text).text).toBe(text);
    expect(naming.toStored('{单价} + {单').text).toBe('{price} + {单');
  });

  it('tells where a place is in the other text', () => {
    const { text, placeOf } = naming.toShown('{price} + {price} × 2');
    expect(text).toBe('{单价} + {单价} × 2');
    expect(placeOf(0)).toBe(0);
    expect(placeOf(7)).toBe(4);
    expect(placeOf(3)).toBe(4);
    expect(text.slice(placeOf(10), placeOf(17))).toBe('{单价}');
    expect(placeOf('{price} + {price} × 2'.length)).toBe(text.length);
  });

  it('does not touch texts in quotes', () => {
    expect(naming.toShown("{price} = '{price}'").text).toBe("{单价} = '{price}'");
  });
});
