import { expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { compileForm } from '../compile/compileForm.js';
import { computeRecord } from './computeRecord.js';

it('E3-81 a calculation takes its expression, the data of the form, its table, its name and its row', () => {
  const document = createFormDocument([
    createField('number', { id: 'rate', label: '费率' }),
    createField('subtable', {
      id: 'stays',
      label: '停车记录',
      columns: [
        createField('number', { id: 'hours', label: '小时' }),
        createField('calculate', { id: 'fee', label: '费用', formula: '{hours} × {rate}' }),
        createField('calculate', { id: 'share', label: '占比', formula: '{fee} ÷ SUM({stays.fee}) × 100' }),
      ],
    }),
    createField('calculate', { id: 'fee', label: '合计', formula: 'SUM({stays.fee})' }),
  ]);
  const computed = computeRecord(compileForm(document), { rate: 5, stays: [{ hours: 1 }, { hours: 3 }] });
  // the same name stands in the row and in the form: each keeps its own
  expect(computed).toEqual({
    rate: 5,
    fee: '20.00',
    stays: [
      { hours: 1, fee: '5.00', share: '25.00' },
      { hours: 3, fee: '15.00', share: '75.00' },
    ],
  });
  expect(computeRecord(compileForm(document), { ...computed, stays: [{ hours: 1 }, { hours: 4 }] })).toMatchObject({
    fee: '25.00',
    stays: [{ fee: '5.00' }, { fee: '20.00' }],
  });
});
