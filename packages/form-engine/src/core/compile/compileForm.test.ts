import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { decodeFormDocument } from '../document/decodeFormDocument.js';
import { compileForm } from './compileForm.js';
import { formProblemText } from './FormProblem.js';

const problemsOf = (wire: unknown) =>
  compileForm(decodeFormDocument(wire)).problems.map(({ severity, code, path, setting }) => [
    severity,
    code,
    path,
    setting,
  ]);
const text = (config: object, rest: object = {}) => ({
  __config__: { smartKey: 'comInput', label: '甲', ...config },
  __vModel__: 'a',
  ...rest,
});

describe('compileForm', () => {
  it('is made once for a document', () => {
    const document = createFormDocument([createField('text', { id: 'a' })]);
    expect(compileForm(document)).toBe(compileForm(document));
  });

  it('orders formulas by what they look at, across rows, columns and the form', () => {
    const document = createFormDocument([
      createField('calculate', { id: 'total', formula: 'SUM({rows.share})' }),
      createField('subtable', {
        id: 'rows',
        columns: [
          createField('calculate', { id: 'share', formula: '{amount} ÷ SUM({rows.amount})' }),
          createField('calculate', { id: 'amount', formula: '{price} × {count}' }),
          createField('number', { id: 'price' }),
          createField('number', { id: 'count' }),
        ],
      }),
      createField('number', { id: 'limit', defaultFormula: '{total} + 1' }),
    ]);
    const { steps, problems } = compileForm(document);
    expect(steps.map(({ target }) => target.path)).toEqual(['rows.amount', 'rows.share', 'total', 'limit']);
    expect(problems).toEqual([]);
  });

  it('names the formulas of a circle', () => {
    const document = createFormDocument([
      createField('calculate', { id: 'a', label: '甲', formula: '{b} + 1' }),
      createField('calculate', { id: 'b', label: '乙', formula: '{a} + 1' }),
      createField('calculate', { id: 'c', label: '丙', formula: '1 + 1' }),
    ]);
    const { problems } = compileForm(document);
    expect(problems.map(({ code, path }) => [code, path])).toEqual([
      ['cycle', 'a'],
      ['cycle', 'b'],
    ]);
    const [first] = problems;
    expect(first && formProblemText(first, 'zh')).toBe('甲的公式与乙互相引用，请去掉其中一处引用');
  });

  it.each([
    [text({ visibleWhen: '1 +' }), ['error', 'syntax', 'a', 'visibleWhen']],
    [text({ requiredWhen: '{gone} = 1' }), ['error', 'unknownField', 'a', 'requiredWhen']],
    [text({ defaultFormula: 'NOPE(1)' }), ['error', 'name', 'a', 'defaultFormula']],
    [text({ regList: [{ pattern: '(', message: '' }] }), ['error', 'pattern', 'a', 'patterns']],
    [text({ rule: 'zodiac' }), ['warning', 'unknownChoice', 'a', 'rule']],
    [text({ smartKey: 'hologram' }), ['warning', 'unknownKind', 'a', 'kind']],
    [{ __config__: { smartKey: 'carousel', children: [text({})] } }, ['warning', 'unknownContainer', 'n1', 'kind']],
    [
      { __config__: { smartKey: 'select', params: { city: '{' } }, __vModel__: 's' },
      ['error', 'syntax', 's', 'params'],
    ],
  ])('says before release what is wrong: %j', (field, problem) => {
    expect(problemsOf({ fields: [field] })).toEqual([problem]);
  });

  it('finds problems of rules and columns', () => {
    expect(
      problemsOf({
        fields: [
          {
            __config__: { smartKey: 'table', children: [{ ...text({ visibleWhen: '{x' }) }] },
            __vModel__: 't',
          },
        ],
        rules: [{ expression: '{t.a} >', message: '', field: 't' }],
      }),
    ).toEqual([
      ['error', 'syntax', 't.a', 'visibleWhen'],
      ['error', 'syntax', 'rules.0', 'expression'],
    ]);
  });

  it('tells of each problem in four languages', () => {
    const [problem] = compileForm(decodeFormDocument({ fields: [text({ visibleWhen: '1 +' })] })).problems;
    expect(problem && (['zh', 'en', 'zhtw', 'vi'] as const).map((locale) => formProblemText(problem, locale))).toEqual([
      '甲的表达式有误：第3个字符附近无法识别，请检查括号、引号和运算符',
      'The expression of 甲 cannot be read near character 3: check brackets, quotes and operators',
      '甲的運算式有誤：第3個字元附近無法辨識，請檢查括號、引號和運算子',
      'Không đọc được biểu thức của 甲 gần ký tự 3: hãy kiểm tra ngoặc, dấu nháy và toán tử',
    ]);
  });

  it('puts the conditions of containers on the fields inside', () => {
    const document = decodeFormDocument({
      fields: [
        { __config__: { smartKey: 'switch' }, __vModel__: 'more' },
        {
          __config__: {
            smartKey: 'card',
            visibleWhen: '{more}',
            children: [{ __config__: { smartKey: 'row', children: [text({ visibleWhen: "{more} = 'x'" })] } }],
          },
          header: '更多',
        },
      ],
    });
    const { byPath, dependents } = compileForm(document);
    expect(byPath.get('a')?.visibleWhen).toHaveLength(2);
    expect(dependents.get('more')?.states.map(({ target }) => target.path)).toEqual(['a']);
  });
});
