import { describe, expect, it } from 'vitest';
import { seededRandom } from '../testing/seededRandom.js';
import { recordScope } from '../validation/recordScope.js';
import { calculate } from './calculate.js';
import { evaluateExpression } from './evaluateExpression.js';
import { ExpressionError, type ExpressionErrorCode } from './ExpressionError.js';
import { toText } from './ExpressionValue.js';
import { fieldReferences } from './fieldReferences.js';
import { isCalculation } from './isCalculation.js';
import { parseExpression } from './parseExpression.js';

const now = () => new Date(2026, 10, 20, 18, 42, 5);
const record = {
  price: 300,
  count: '12',
  name: '北京云启',
  empty: '',
  nothing: null,
  on: true,
  tags: ['a', 'b'],
  from: '2026-11-20',
  to: '2026-12-01',
  visitors: [{ count: 2, day: '2026-11-20' }, { count: '3.5' }, { count: 'x' }, { count: null }],
};

function run(source: string): unknown {
  const value = evaluateExpression(parseExpression(source), recordScope(record, undefined, { now }));
  return typeof value === 'boolean' || value === null ? value : toText(value);
}

function codeOf(source: string): ExpressionErrorCode | undefined {
  try {
    run(source);
    return undefined;
  } catch (error) {
    if (error instanceof ExpressionError) return error.code;
    throw error;
  }
}

describe('evaluateExpression', () => {
  it.each([
    ['1 + 2 × 3', '7'],
    ['(1 + 2) × 3', '9'],
    ['8 ÷ 2 ÷ 2', '2'],
    ['10 - 2 - 3', '5'],
    ['2 * 3 / 4', '1.5'],
    ['7 % 4', '3'],
    ['-2 × -3', '6'],
    ['--2', '2'],
    ['0.1 + 0.2', '0.3'],
    ['1.', '1'],
    ['.5 + .5', '1'],
    ['{price} × {count}', '3600'],
    ['{empty} + {nothing} + 1', '1'],
    ["'a\\'b'", "a'b"],
    ['CONCAT({name}, "-", {price})', '北京云启-300'],
    ['LEN({name})', '4'],
    ['LEN({tags})', '2'],
    ['ROUND(2.345, 2)', '2.35'],
    ['ROUND(-2.5)', '-3'],
    ['abs(-3)', '3'],
    ['IF({price} > 100, 1, 2)', '1'],
    ['IF({price} > 1000, 1)', null],
    ['SUM({visitors.count})', '5.5'],
    ['SUM(1, {visitors.count}, 2)', '8.5'],
    ['COUNT({visitors.count})', '3'],
    ['AVG({visitors.day})', '0'],
    ['MAX(1, 3, 2)', '3'],
    ['MIN({from}, {to})', '2026-11-20'],
    ['MAX({nothing})', null],
    ['DATEDIFF({from}, {to})', '11'],
    ['DATEDIFF({from}, {to}, true)', '12'],
    ['DATEDIFF({from}, {nothing})', null],
    ['NOW()', '2026-11-20 18:42:05'],
    ['TODAY()', '2026-11-20'],
    ["CONTAINS({tags}, 'b')", true],
    ["CONTAINS({name}, '云')", true],
    ["CONTAINS({name}, '')", false],
  ])('computes %s', (source, result) => {
    expect(run(source)).toBe(result);
  });

  it.each([
    ['1 < 2', true],
    ['{to} >= {from}', true],
    ['{from} > {to}', false],
    ['{nothing} > 1', null],
    ['{nothing} = ""', true],
    ['{nothing} != 0', true],
    ['{count} = 12', true],
    ["'12' = '12.0'", false],
    ['{on} = true', true],
    ['{on} and {price} > 1', true],
    ['not {on} or {price} = 1', false],
    ['{nothing} > 1 and false', false],
    ['{nothing} > 1 and true', null],
    ['{nothing} > 1 or true', true],
    ['not ({nothing} > 1)', null],
    ['!{on} || 1 == 1 && 2 <> 3', true],
  ])('decides %s', (source, result) => {
    expect(run(source)).toBe(result);
  });

  it.each([
    ['', 'syntax'],
    ['1 +', 'syntax'],
    ['1 2', 'syntax'],
    ['(1', 'syntax'],
    ['1)', 'syntax'],
    ['1 < 2 < 3', 'syntax'],
    ['{a b}', 'syntax'],
    ['{__proto__}', 'syntax'],
    ['price', 'syntax'],
    ["'open", 'syntax'],
    ['constructor(1)', 'name'],
    ['ROUND()', 'arguments'],
    ['ABS(1, 2)', 'arguments'],
    ['1 ÷ 0', 'divisionByZero'],
    ['1 % 0', 'divisionByZero'],
    ['{name} + 1', 'type'],
    ['{visitors.count} + 1', 'type'],
    ['{name} > 1', 'type'],
    ['DATEDIFF("2026-02-30", {to})', 'type'],
    ['ROUND(1, 99)', 'type'],
    [`${'('.repeat(60)}1${')'.repeat(60)}`, 'limit'],
    [`${'-'.repeat(60)}1`, 'limit'],
    ['1+'.repeat(999) + '1', 'limit'],
    [`${'9'.repeat(200)}×${'9'.repeat(200)}`, 'overflow'],
  ] as const)('refuses %s', (source, code) => {
    expect(codeOf(source)).toBe(code);
  });

  it('says where a syntax error stands', () => {
    expect(() => parseExpression('1 + $')).toThrow('Unexpected "$" (at 5)');
  });

  it('reads only own names of a record', () => {
    expect(run('{toString}')).toBeNull();
    expect(run('{visitors.constructor}')).toBe(',,,');
  });

  it('names the fields that a formula looks at', () => {
    expect(fieldReferences(parseExpression('IF({a} > 1, SUM({t.b}), -{a})'))).toEqual(['a', 't.b']);
  });
});

describe('calculate', () => {
  it('V5-54 makes 2 decimals, and 0 of what is no number', () => {
    const scope = recordScope(record);
    expect(calculate('{price} × {count}', scope)).toBe('3600.00');
    expect(calculate('1 ÷ 3', scope)).toBe('0.33');
    expect(calculate('1.005 × 1', scope)).toBe('1.01');
    expect(calculate('{name}', scope)).toBe('0.00');
    expect(calculate('{name} × 2', scope)).toBe('0.00');
    expect(calculate('{price} ÷ 0', scope)).toBe('0.00');
    expect(calculate('not a formula', scope)).toBe('0.00');
    expect(calculate('-0.001', scope)).toBe('0.00');
  });

  it.each([0, 2, 4])('has no negative zero with %i decimals, of short and of long numbers', (decimals) => {
    const nothing = (0).toFixed(decimals);
    const scope = recordScope({});
    expect(calculate('-0.00001', scope, decimals)).toBe(nothing);
    expect(calculate('-1 ÷ 300000000000000000000', scope, decimals)).toBe(nothing);
    expect(calculate('-100 ÷ 3 × 3', scope, decimals)).toBe((-100).toFixed(decimals));
  });

  it('does not take an error of whoever is asked for a fault of the formula', () => {
    const scope = {
      get: () => {
        throw new RangeError('the record is gone');
      },
    };
    expect(() => calculate('{price}', scope)).toThrow('the record is gone');
  });

  it('V5-16 keeps the usual precedence and brackets, over random calculations', () => {
    const random = seededRandom(20261120);
    for (let round = 0; round < 500; round += 1) {
      const { source, value } = generate(random, 4);
      const expected = value === undefined || !Number.isFinite(value) ? 0 : value;
      const result = Number(calculate(source, recordScope({})));
      expect(Math.abs(result - expected), source).toBeLessThan(0.006 + Math.abs(expected) * 1e-9);
    }
  });
});

/** A random calculation with its value by JavaScript's own arithmetic; undefined after a division by zero. */
function generate(random: () => number, depth: number): { source: string; value: number | undefined } {
  if (depth === 0 || random() < 0.25) {
    const value = Math.floor(random() * 2000) / 100;
    return { source: String(value), value };
  }
  const left = generate(random, depth - 1);
  const right = generate(random, depth - 1);
  const operator = '+-×÷'[Math.floor(random() * 4)] ?? '+';
  const value =
    left.value === undefined || right.value === undefined || (operator === '÷' && Math.abs(right.value) < 1e-6)
      ? undefined
      : {
          '+': left.value + right.value,
          '-': left.value - right.value,
          '×': left.value * right.value,
          '÷': left.value / right.value,
        }[operator];
  const divisor = operator === '÷' && value === undefined && right.value !== undefined ? '0' : `(${right.source})`;
  return { source: `(${left.source})${operator}${divisor}`, value };
}

describe('isCalculation', () => {
  const valid = ['1', '1+2', '{a}×{b}', '1*2/3', '(1+2)×3', '1)+(2', '1.5 - {t.c}'];
  const invalid = ['', '+1', '1+', '1++2', '1 2', '()', '1>2', 'SUM(1)', '1+"a"', '1 and 2', '1%2'];

  it('V5-15 operands and operators alternate, a number at both ends; brackets do not count', () => {
    expect(valid.filter((source) => !isCalculation(source))).toEqual([]);
    expect(invalid.filter((source) => isCalculation(source))).toEqual([]);
  });
});
