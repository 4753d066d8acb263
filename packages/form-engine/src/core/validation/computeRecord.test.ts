import { expect, it, vi } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { Exact } from '../expressions/ExpressionValue.js';
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

it('reads a column once for all rows, whatever the formulas of the rows do with it', () => {
  const formulas = {
    share: '{hours} ÷ MAX({stays.hours})',
    rest: 'MIN({stays.hours}, {hours}, 0)',
    mean: 'AVG({stays.hours}, {hours})',
    total: 'SUM({stays.hours}, {hours}) + COUNT({stays.plate})',
    known: "IF(CONTAINS({stays.plate}, {plate}), IF({stays.plate} = 'x', 1, LEN(CONCAT({stays.plate}))), 2)",
  };
  const document = createFormDocument([
    createField('subtable', {
      id: 'stays',
      label: '停车记录',
      columns: [
        createField('number', { id: 'hours', label: '小时' }),
        createField('text', { id: 'plate', label: '车牌' }),
        ...Object.entries(formulas).map(([id, formula]) => createField('calculate', { id, label: id, formula })),
      ],
    }),
  ]);
  const form = compileForm(document);
  const compute = (count: number) =>
    computeRecord(form, { stays: Array.from({ length: count }, (_, index) => ({ hours: index, plate: `A${index}` })) });
  const computed = compute(3);
  expect(computed.stays).toMatchObject([
    { share: '0.00', rest: '0.00', mean: '0.75', total: '6.00', known: '6.00' },
    { share: '0.50', rest: '0.00', mean: '1.00', total: '7.00', known: '6.00' },
    { share: '1.00', rest: '0.00', mean: '1.25', total: '8.00', known: '6.00' },
  ]);
  const looks = [
    vi.spyOn(Exact.prototype, 'plus'),
    vi.spyOn(Exact.prototype, 'comparedTo'),
    vi.spyOn(RegExp.prototype, 'test'),
  ];
  const costOf = (count: number) => {
    for (const look of looks) look.mockClear();
    compute(count);
    return looks.reduce((total, { mock }) => total + mock.calls.length, 0);
  };
  expect(costOf(400) / costOf(200)).toBeLessThan(2.2);
  vi.restoreAllMocks();
});
