import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../../../core/document/createField.js';
import { standardRegistry as registry } from '../../../core/registry/createRegistry.js';
import { createListDefinition } from '../../list/listOfForm.js';
import { fieldUses, isUsed } from './fieldUses.js';

const form = createFormDocument(
  [
    createField('number', { id: 'price', label: '单价' }),
    { ...createField('calculate', { id: 'total', label: '合计' }), formula: '{price} × SUM({rows.amount})' },
    { ...createField('text', { id: 'note', label: '备注' }), visibleWhen: '{price} > 1', requiredWhen: '{price} +' },
    {
      ...createField('subtable', { id: 'rows', label: '明细' }),
      columns: [
        createField('number', { id: 'amount', label: '金额' }),
        { ...createField('text', { id: 'why', label: '原因' }), visibleWhen: '{amount} > 10' },
      ],
    },
  ],
  { rules: [{ expression: '{price} > 0', message: '须大于0', field: 'price' }] },
);
const list = {
  ...createListDefinition(form, 'zh'),
  defaultSort: { id: 'price', desc: true },
  filters: [{ field: 'price', mode: 'between' as const, value: '1', until: '' }],
};
const usesOf = (...paths: string[]) => fieldUses(form, new Set(paths), { list, registry });

describe('fieldUses', () => {
  it('counts expressions and rules, and names the parts of the list', () => {
    expect(usesOf('price')).toEqual({
      expressions: 3,
      settings: 0,
      rules: 1,
      list: ['columns', 'search', 'defaultSort', 'filters'],
    });
  });

  it('finds columns by their path and in their own row, and all of them with their subtable', () => {
    expect(usesOf('rows.amount')).toMatchObject({ expressions: 2, list: [] });
    expect(usesOf('rows')).toMatchObject({ expressions: 1 });
  });

  it('does not count what goes along, and says when nothing names a field', () => {
    expect(usesOf('rows.amount', 'rows.why')).toMatchObject({ expressions: 1 });
    expect(isUsed(usesOf('rows.why'))).toBe(false);
  });
});
