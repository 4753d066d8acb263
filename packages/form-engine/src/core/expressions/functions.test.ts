import { describe, expect, it } from 'vitest';
import { ExpressionError } from './ExpressionError.js';
import { evaluateExpression } from './evaluateExpression.js';
import { toText } from './ExpressionValue.js';
import { functionExamples, functionNote } from './functionHelp.js';
import { FUNCTIONS } from './functions.js';
import { parseExpression } from './parseExpression.js';

const values: Record<string, unknown> = {
  day: '2026-01-31',
  time: '2026-01-31 08:30:00',
  name: ' 京A8k627 ',
  tags: ['a', 'b', '', 'a'],
  none: null,
};
const scope = {
  get: (path: string) => values[path] ?? null,
  now: () => new Date(2026, 10, 22, 9, 5, 3),
  user: { id: 'u1', organizeId: 'd1' },
};
const result = (source: string) => toText(evaluateExpression(parseExpression(source), scope));

describe('functions', () => {
  it.each([
    ["DATEADD({day}, 1, 'month')", '2026-02-28'],
    ["DATEADD({day}, 25, 'month')", '2028-02-29'],
    ["DATEADD({day}, -1, 'year')", '2025-01-31'],
    ["DATEADD({time}, 2, 'week')", '2026-02-14 08:30:00'],
    ["DATEADD({none}, 1, 'day')", ''],
    ['YEAR({day}) + MONTH({day}) + DAY({day})', '2058'],
    ["WEEKDAY('2026-11-22')", '7'],
    ["WEEKDAY('1969-12-29')", '1'],
    ["MONTHEND('2028-02-03')", '2028-02-29'],
    ["WORKDAYS('2026-11-20', '2026-11-24')", '3'],
    ["WORKDAYS('2026-11-21', '2026-11-22')", '0'],
    ["WORKDAYS('2026-11-02', '2026-11-29')", '20'],
    ["WORKDAYS('2026-11-24', '2026-11-20')", '0'],
    ['NOW()', '2026-11-22 09:05:03'],
    ['TODAY()', '2026-11-22'],
    ['UPPER(TRIM({name}))', '京A8K627'],
    ['LOWER(TRIM({name}))', '京a8k627'],
    ["LEFT('😀停车', 2)", '😀停'],
    ["RIGHT('停车场', 2)", '车场'],
    ["RIGHT('停', 5)", '停'],
    ["MID('停车场管理', 2, 2)", '车场'],
    ["MID('停车场', 2)", '车场'],
    ["REPLACE('a-b-c', '-', '/')", 'a/b/c'],
    ["REPLACE('abc', '', 'x')", 'abc'],
    ["STARTSWITH('京A1', '京')", 'true'],
    ["ENDSWITH('京A1', '京')", 'false'],
    ['TEXT(1 ÷ 3, 2)', '0.33'],
    ['TEXT(2.5, 0)', '3'],
    ['FIRST({tags})', 'a'],
    ['ITEM({tags}, 2)', 'b'],
    ['LAST({tags})', 'a'],
    ['LEN(UNIQUE({tags}))', '2'],
    ["COUNTIF({tags}, 'a')", '2'],
    ["JOIN({tags}, '/')", 'a/b/a'],
    ['JOIN({none})', ''],
    ['FLOOR(-1.5) + CEIL(-1.5)', '-3'],
    ['CURRENTUSER()', 'u1'],
    ["IF(CURRENTORGANIZE() = 'd1', 1, 2)", '1'],
  ])('%s is %s', (source, text) => {
    expect(result(source)).toBe(text);
  });

  it.each([
    ["YEAR('x')", 'type'],
    ["DATEADD({day}, 1, 'hour')", 'type'],
    ["DATEADD({day}, 1.5, 'day')", 'type'],
    ["DATEADD({day}, 999999, 'year')", 'overflow'],
    ["LEFT('a', -1)", 'type'],
    ['ITEM({tags}, 0)', 'type'],
    ["REPLACE(REPLACE('aaaaaaaaaa', 'a', '0123456789012345678901234567890123456789'), '0', MID('x', 1))", 'ok'],
  ])('%s is told as %s', (source, code) => {
    const told = () => {
      try {
        result(source);
        return 'ok';
      } catch (error) {
        return error instanceof ExpressionError ? error.code : String(error);
      }
    };
    expect(told()).toBe(code);
  });

  it('know nobody where nobody is signed in', () => {
    const nobody = { get: () => null };
    expect(evaluateExpression(parseExpression('CURRENTUSER()'), nobody)).toBeNull();
  });

  it('have a name for people in each language, and an example that can be computed', () => {
    expect(Object.keys(functionExamples).sort()).toEqual([...FUNCTIONS.keys()].sort());
    const example = { ...scope, get: (path: string) => (path === 'list' ? [1, 2, 1] : 2) };
    for (const source of Object.values(functionExamples))
      expect(() => evaluateExpression(parseExpression(source), example), source).not.toThrow();
    expect(functionNote('workdays', 'en')).toMatch(/^Days from Monday to Friday/);
    expect(functionNote('nothing', 'zh')).toBe('');
  });
});
