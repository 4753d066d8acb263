import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../core/document/createField.js';
import { conditionWords } from './conditionWords.js';

const options = [
  { value: 'device', label: '设备' },
  { value: '2', label: '服务' },
  { value: 'old', label: '其他' },
  { value: 'odd', label: '其他' },
  { value: 'sum', label: '合计' },
];
const form = createFormDocument([
  createField('number', { id: 'total', label: '合计' }),
  createField('select', { id: 'kind', label: '类别', options }),
  createField('checkbox', { id: 'kinds', label: '涉及类别', options }),
  createField('select', { id: 'city', label: '城市', dataType: 'dictionary', dictionaryType: 'city' }),
  createField('date', { id: 'day', label: '日期' }),
  createField('switch', { id: 'urgent', label: '加急', activeText: '紧急' }),
  createField('text', { id: 'reason', label: '事由' }),
  createField('text', { id: 'same', label: '备注' }),
  createField('text', { id: 'other', label: '备注' }),
  createField('subtable', {
    id: 'items',
    label: '采购明细',
    columns: [
      createField('number', { id: 'amount', label: '金额' }),
      createField('select', { id: 'unit', label: '单位', options: [{ value: 'box', label: '箱' }] }),
    ],
  }),
]);
const say = conditionWords(form, { locale: 'zh' });

describe('conditionWords', () => {
  it.each([
    ['{total} >= 50000', '合计 ≥ 50,000'],
    ['{total} <= 1234567.5 && {total} != 0', '合计 ≤ 1,234,567.5 且 合计 ≠ 0'],
    ['SUM({items.amount}) > 1000', 'SUM(采购明细.金额) > 1,000'],
    ['YEAR({day}) = 2026', 'YEAR(日期) = 2026'],
    ["{day} >= '2026-01-01'", '日期 ≥ 2026-01-01'],
    ['not {urgent}', '非 加急'],
    ['({total} + -1) * 2 > 10 - (3 - 1)', '(合计 + −1) × 2 > 10 − (3 − 1)'],
  ])('reads %s as %s', (condition, words) => {
    expect(say(condition)).toBe(words);
  });

  it('shows the texts of options in place of their values', () => {
    expect(say("{kind} = 'device' or 'device' <> {kind}")).toBe('类别 = 设备 或 设备 ≠ 类别');
    expect(say('{kind} = 2')).toBe('类别 = 服务');
    expect(say("CONTAINS({kinds}, 'device')")).toBe('CONTAINS(涉及类别, 设备)');
    expect(say("COUNTIF({items.unit}, 'box') > 1")).toBe('COUNTIF(采购明细.单位, 箱) > 1');
    expect(say('{urgent} = true and {urgent} != false')).toBe('加急 = 紧急 且 加急 ≠ 否');
  });

  it('keeps a value that the form has no text for, or no text that is its own', () => {
    expect(say("{kind} = '设备'")).toBe('类别 = “设备”');
    expect(say("{kind} = 'old'")).toBe('类别 = “old”');
    expect(say("{kind} = 'sum'")).toBe('类别 = “sum”');
    expect(say("{city} = '0592'")).toBe('城市 = “0592”');
    expect(say("{reason} = 'device'")).toBe('事由 = “device”');
    expect(say('{kind} >= 2')).toBe('类别 ≥ 2');
  });

  it('brackets what would be read in two ways, and nothing else', () => {
    expect(say('{total} > 1 and {total} < 9 or {urgent}')).toBe('(合计 > 1 且 合计 < 9) 或 加急');
    expect(say('({total} > 1 and {total} < 9) and {urgent}')).toBe('合计 > 1 且 合计 < 9 且 加急');
    expect(say('({urgent} or {total} > 1) and not {total} < 9')).toBe('(加急 或 合计 > 1) 且 非 (合计 < 9)');
    expect(say('({total} > 1) = {urgent}')).toBe('(合计 > 1) = 加急');
  });

  it('says what is empty', () => {
    expect(say("{reason} = '' or null != {total}")).toBe('事由 为空 或 合计 不为空');
  });

  it('leaves as written what the form does not know, whose label others have, and what cannot be read', () => {
    expect(say('{gone} > 1')).toBe('{gone} > 1');
    expect(say("{same} = 'x'")).toBe('{same} = “x”');
    expect(say('{total} >= ')).toBe('{total} >= ');
    expect(say('NOSUCH({total})')).toBe('NOSUCH({total})');
  });

  it('speaks the language of the reader', () => {
    const condition = "not ({total} >= 50000 and {reason} = 'x') or {total} = null";
    const read = (locale: 'en' | 'zhtw' | 'vi') => conditionWords(form, { locale })(condition);
    expect(read('en')).toBe('not (合计 ≥ 50,000 and 事由 = “x”) or 合计 is empty');
    expect(read('zhtw')).toBe('非 (合计 ≥ 50,000 且 事由 = 「x」) 或 合计 為空');
    expect(read('vi')).toBe('không (合计 ≥ 50,000 và 事由 = “x”) hoặc 合计 để trống');
  });
});
