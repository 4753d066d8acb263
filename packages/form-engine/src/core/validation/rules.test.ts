import { describe, expect, it } from 'vitest';
import { isNumericText, type RuleName, RULES } from './rules.js';
import { validationMessages } from './validationMessages.js';

const cases: [row: string, rule: RuleName, message: string, right: string[], wrong: string[]][] = [
  [
    'V5-01',
    'mobile',
    '请正确输入您的手机号',
    ['13800138000', '19912345678'],
    ['12800138000', '1380013800', '138001380001', '+8613800138000', '1380013800a'],
  ],
  [
    'V5-02',
    'password',
    '6-16位字符的密码（数字和字母组成）',
    ['abc123', 'A1b2C3d4E5f6G7h8'],
    ['abcdef', '123456', 'ab12', 'abc123!', 'a1'.repeat(9)],
  ],
  [
    'V5-03',
    'idCard',
    '请正确输入您的身份证号码',
    ['11010519491231002X', '11010519491231002x', '440524188001010014', '110105491231002'],
    ['110105194912310021', '110105194902310021', '11010519491331002X', '123', '01010519491231002X'],
  ],
  [
    'V5-04',
    'email',
    '请正确输入您的邮箱地址',
    ['a@b.cn', 'zhou.yt+x@mail.example.com'],
    ['a@b', '@b.cn', 'a@b..cn', 'a b@c.cn', 'a@-b.cn', '.a@b.cn'],
  ],
  [
    'V5-05',
    'plate',
    '请正确输入您的车牌号',
    ['京A8K627', '京AD·F3906', '京ADF3906', '粤B12345D', '沪A1234学', '粤ZA123港', '京A1234警'],
    ['京I12345', '京A1234', '京A12O45', 'A12345', '京A123456', '龙A12345'],
  ],
  ['V5-06', 'chinese', '请正确输入中文', ['停车场', '𠮷野'], ['停车a', '停 车', '']],
  [
    'V5-07',
    'code',
    '编码只能输入英文、数字和小数点且小数点不能放在首尾',
    ['a', 'permission.user', '1.2.3'],
    ['.a', 'a.', 'a_b', '中', '.'],
  ],
  ['V5-08', 'account', '只能输入数字英文', ['zhouyt', 'A1'], ['zhou_yt', '周', 'a b']],
  [
    'V5-09',
    'name',
    '名称不能含有特殊符号',
    ['阿依古丽·买买提', 'B1-B3（东）', 'Đà Nẵng'],
    ['a/b', '名称!', '<b>', 'a@b'],
  ],
  ['V5-10', 'numericCode', '编码只能输入数字', ['001', '12'], ['1.2', '-1', 'a']],
  ['V5-11', 'halfHour', '时间只能是整数和0.5的倍数', ['0', '3', '1.5', '2.0'], ['1.2', '-1', '.5x', '1.55']],
  ['V5-12', 'positiveInteger', '请输入正整数', ['1', '20'], ['0', '1.0', '-1', '01', '']],
];

describe('rules', () => {
  it('V5-01 takes mobile numbers and refuses anything else with its message', () => prove('V5-01'));
  it('V5-02 takes passwords and refuses anything else with its message', () => prove('V5-02'));
  it('V5-03 takes national ID card numbers and refuses anything else with its message', () => prove('V5-03'));
  it('V5-04 takes e-mail addresses and refuses anything else with its message', () => prove('V5-04'));
  it('V5-05 takes licence plates and refuses anything else with its message', () => prove('V5-05'));
  it('V5-06 takes Chinese characters only and refuses anything else with its message', () => prove('V5-06'));
  it('V5-07 takes codes and refuses anything else with its message', () => prove('V5-07'));
  it('V5-08 takes accounts and refuses anything else with its message', () => prove('V5-08'));
  it('V5-09 takes names without special symbols and refuses anything else with its message', () => prove('V5-09'));
  it('V5-10 takes numeric codes and refuses anything else with its message', () => prove('V5-10'));
  it('V5-11 takes whole and half hours and refuses anything else with its message', () => prove('V5-11'));
  it('V5-12 takes positive integers and refuses anything else with its message', () => prove('V5-12'));

  it('V5-13 plates, ID cards, names and times follow the patterns of the decision', () => {
    for (const row of ['V5-03', 'V5-05', 'V5-09', 'V5-11']) prove(row);
  });

  it('V5-14 numeric texts may have a sign and decimals', () => {
    expect(['1', '-1', '+2.5', '.5', '3.'].every(isNumericText)).toBe(true);
    expect(['', '-', '.', '1e3', '1,000', '0x1', 'NaN'].some(isNumericText)).toBe(false);
  });

  it('comes to an end on long hostile texts', () => {
    const hostile = ['a'.repeat(50_000) + '!', `${'a.'.repeat(25_000)}@`, `${'1'.repeat(50_000)}!`];
    for (const rule of Object.values(RULES)) for (const text of hostile) expect(rule(text)).toBe(false);
  });
});

/** Right and wrong texts of a row, and its message, which is translated. */
function prove(id: string) {
  const found = cases.find(([row]) => row === id);
  if (!found) throw new Error(`${id} has no case`);
  const [, rule, message, right, wrong] = found;
  expect(right.filter((text) => !RULES[rule](text))).toEqual([]);
  expect(wrong.filter((text) => RULES[rule](text))).toEqual([]);
  expect(validationMessages.zh[rule]).toBe(message);
  for (const locale of ['en', 'zhtw', 'vi'] as const) expect(validationMessages[locale][rule]).toMatch(/./);
  expect(validationMessages.en[rule]).not.toBe(message);
}
