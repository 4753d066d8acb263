import { LOCALES } from '@smart-admin/ui/messages';
import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../../document/createField.js';
import { standardRegistry as registry } from '../../registry/createRegistry.js';
import { storedDocuments } from '../../testing/storedDocuments.js';
import { decodeFormDocument } from '../../document/decodeFormDocument.js';
import { functionGroups, functionExamples } from '../functionHelp.js';
import { FUNCTIONS } from '../functions.js';
import { checkExpression, type CheckedAgainst } from './checkExpression.js';
import { checkFormExpressions } from './checkFormExpressions.js';
import { circularPaths } from './circularPaths.js';
import { expressionIssueText } from './ExpressionIssue.js';
import { expressionFields } from './ExpressionType.js';
import { functionTypes } from './functionTypes.js';

const form = createFormDocument([
  createField('text', { id: 'customer', label: '客户名称' }),
  createField('number', { id: 'price', label: '单价' }),
  createField('date', { id: 'day', label: '日期' }),
  createField('select', { id: 'kind', label: '类型' }),
  createField('switch', { id: 'paid', label: '已付' }),
  { ...createField('calculate', { id: 'total', label: '合计' }), formula: '{net} × 2' },
  { ...createField('calculate', { id: 'net', label: '净额' }), formula: '{price}' },
  {
    ...createField('subtable', { id: 'rows', label: '明细' }),
    columns: [
      createField('number', { id: 'amount', label: '金额' }),
      createField('text', { id: 'note', label: '备注' }),
    ],
  },
]);
const fields = expressionFields(form, { table: undefined, registry });
const inRow = expressionFields(form, { table: 'rows', registry });
const issues = (source: string, more: Partial<CheckedAgainst> = {}) => checkExpression(source, { fields, ...more });
/** Code and the characters that it points at. */
const told = (source: string, more?: Partial<CheckedAgainst>) =>
  issues(source, more).map(({ code, from, to }) => [code, source.slice(from, to)]);

describe('checkExpression', () => {
  it('finds nothing wrong with what computes', () => {
    for (const source of [
      '',
      '{price} × 2 + SUM({rows.amount})',
      "IF({kind} = '1' and {paid}, {price}, 0)",
      "{customer} = '张三' or {customer} = ''",
      "DATEDIFF({day}, TODAY()) > 3 and {day} > '2026-01-01'",
      'VALUE({customer}) × {price}',
      "{kind} × 2 + '12'",
    ])
      expect(told(source), source).toEqual([]);
    expect(told('{amount} × 2', { fields: inRow })).toEqual([]);
  });

  it.each([
    ['{customer} - {price}', 'operand', '{customer}', 'warning'],
    ["'abc' × 2", 'operand', "'abc'", 'error'],
    ['{paid} + 1', 'operand', '{paid}', 'error'],
    ['{day} + 1', 'dateOperand', '{day}', 'error'],
    ['{rows.amount} × 2', 'listOperand', '{rows.amount}', 'error'],
    ["-(CONCAT('a', 'b'))", 'operand', "CONCAT('a', 'b')", 'warning'],
    ['YEAR({price})', 'argument', '{price}', 'error'],
    ["DATEADD('soon', 1, 'day')", 'argument', "'soon'", 'error'],
    ['ROUND({customer}, 2)', 'argument', '{customer}', 'warning'],
    ['{paid} > 1', 'order', '{paid} > 1', 'error'],
    ["{price} = 'abc'", 'neverEqual', "{price} = 'abc'", 'warning'],
  ])('%s: %s at %s', (source, code, at, severity) => {
    expect(told(source)).toEqual([[code, at]]);
    expect(issues(source)[0]?.severity).toBe(severity);
  });

  it.each([
    ['{prise} + 1', 'unknownField', '{prise}', '{price}'],
    ['{单价} + 1', 'unknownField', '{单价}', '{price}'],
    ['ROUNT({price})', 'unknownFunction', 'ROUNT', 'ROUND'],
    ['ROUND({price}, 1, 2)', 'argumentCount', 'ROUND', undefined],
    ['TODAY(1)', 'argumentCount', 'TODAY', undefined],
    ['({price} + 1', 'bracket', '1', ')'],
    ['{price} +', 'end', '+', undefined],
    ['1 < 2 < 3', 'chained', '<', undefined],
    ['1 $ 2', 'unexpected', '$', undefined],
  ])('%s: %s', (source, code, at, mended) => {
    expect(told(source)).toEqual([[code, at]]);
    expect(issues(source)[0]?.fixes[0]?.insert).toBe(mended);
  });

  it('counts the values of a function as they were written', () => {
    const [issue] = issues("ROUND(SUM(1, 2), '(,', 3)");
    expect(issue?.params).toMatchObject({ name: 'ROUND', least: 1, most: 2, detail: '3' });
    expect(issue && expressionIssueText(issue, 'en')).toBe('ROUND takes 1–2 values, here are 3');
  });

  it('mends what it can: the fixed text has nothing wrong', () => {
    for (const source of ['{customer} - {price}', '{rows.amount} × 2', '{prise} + 1', '({price} + 1']) {
      const [fix] = issues(source)[0]?.fixes ?? [];
      expect(fix, source).toBeDefined();
      if (fix) expect(told(source.slice(0, fix.from) + fix.insert + source.slice(fix.to))).toEqual([]);
    }
  });

  it('follows circles through other formulas', () => {
    const circular = circularPaths(form, 'price', registry);
    expect([...circular].toSorted()).toEqual(['net', 'price', 'total']);
    expect(told('{total} + {kind}', { circular })).toEqual([['cycle', '{total}']]);
  });

  it('compares the result with what its place needs', () => {
    expect(told("CONCAT('a', 1)", { wants: 'number' })).toEqual([['result', "CONCAT('a', 1)"]]);
    expect(told('IF({paid}, {price}, {total})', { wants: 'number' })).toEqual([]);
  });

  it('says in four languages what to do', () => {
    const found = [
      ...issues('{customer} - {rows.amount} + {day}'),
      ...issues('ROUND(1, 2, 3)'),
      ...issues('YEAR({price}) + {nothing}'),
      ...issues('{paid} > 1'),
    ];
    expect(found).toHaveLength(7);
    for (const locale of LOCALES)
      for (const issue of found) {
        const text = expressionIssueText(issue, locale);
        expect(text).not.toMatch(/\{\w+\}/);
        expect(text).toMatch(/请|請|hãy|:|需要|takes|cần/);
      }
  });

  it('is quiet about the formulas that documents keep', () => {
    for (const [name, stored] of Object.entries(storedDocuments)) {
      const found = checkFormExpressions(decodeFormDocument(stored));
      expect(
        found.filter(({ issue }) => issue.severity === 'error'),
        name,
      ).toEqual([]);
    }
  });

  it('knows the type, the help and the group of every function', () => {
    const names = [...FUNCTIONS.keys()].toSorted();
    expect(Object.keys(functionTypes).toSorted()).toEqual(names);
    expect(Object.values(functionGroups).flat().toSorted()).toEqual(names);
    expect(Object.keys(functionExamples).toSorted()).toEqual(names);
  });

  it('names field, setting and place of what a form has wrong', () => {
    const wrong = createFormDocument([
      createField('text', { id: 'a', label: 'A' }),
      {
        ...createField('number', { id: 'b', label: 'B' }),
        visibleWhen: "{a} > 0 and 'x' + 1 > 2",
        defaultFormula: "'x'",
      },
    ]);
    expect(checkFormExpressions(wrong).map(({ path, setting, issue }) => [path, setting, issue.code])).toEqual([
      ['b', 'visibleWhen', 'order'],
      ['b', 'visibleWhen', 'operand'],
      ['b', 'defaultFormula', 'result'],
    ]);
  });
});
