import { expect, it } from 'vitest';
import { cellText, fillHtml, lookUp, nameFields, totalText } from './printValues.js';

const values = {
  visitor: {
    record: { billNo: 'FK-1', reason: '<img src=x onerror=alert(1)>', days: 3, none: null },
    lists: {
      people: [
        { name: '李思远', fee: '1,000.10' },
        { name: '王若彤', fee: '0.2' },
      ],
    },
  },
};

it('fills fields into HTML as text: markup in a value stays text, and a value is not filled again', () => {
  const look = lookUp(values);
  expect(fillHtml('<p>{{visitor.billNo}} {{ visitor.days }}</p>', look)).toBe('<p>FK-1 3</p>');
  expect(fillHtml('{{visitor.reason}}', look)).toBe('&lt;img src=x onerror=alert(1)&gt;');
  expect(fillHtml('[{{visitor.none}}{{visitor.gone}}{{other.x}}{{constructor.name}}]', look)).toBe('[]');
  const nested = lookUp({ a: { record: { b: '{{a.c}}', c: 'secret' }, lists: {} } });
  expect(fillHtml('{{a.b}}', nested)).toBe('{{a.c}}');
});

it('has the rows of a list, and none of what does not exist', () => {
  const look = lookUp(values);
  expect(look.rows('visitor.people').map((row) => cellText(row, 'name'))).toEqual(['李思远', '王若彤']);
  expect(look.rows('visitor.toString')).toEqual([]);
  expect(cellText({}, 'constructor')).toBe('');
});

it('names fields while there is no record', () => {
  const look = nameFields(
    new Map([
      ['v.no', '单号'],
      ['v.people.name', '姓名'],
    ]),
  );
  expect(fillHtml('{{v.no}} {{v.gone}}', look)).toBe('[单号] [v.gone]');
  expect(look.rows('v.people')).toEqual([{ name: '[姓名]' }]);
});

it('sums exactly, with the decimals of the longest value', () => {
  const rows = (...fees: unknown[]) => fees.map((fee) => ({ fee }));
  expect(totalText(values.visitor.lists.people, 'fee')).toBe('1,000.30');
  expect(totalText(rows('-1,234,567.5', '-0.25'), 'fee')).toBe('-1,234,567.75');
  expect(totalText(rows('1,2', '3'), 'fee')).toBe('15');
  expect(totalText(rows('0.1', '0.2'), 'fee')).toBe('0.3');
  expect(totalText(rows(-5, '2.5', '-', null), 'fee')).toBe('-2.5');
  expect(totalText(rows('-0.05', '0'), 'fee')).toBe('-0.05');
  expect(totalText(rows('9007199254740993', 1), 'fee')).toBe('9007199254740994');
  expect(totalText(rows('a', ''), 'fee')).toBe('');
});
