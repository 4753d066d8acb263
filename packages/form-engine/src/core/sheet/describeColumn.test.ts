import { describe, expect, it } from 'vitest';
import { pastedValue } from '../registry/cellText.js';
import { standardRegistry } from '../registry/createRegistry.js';
import { createField } from '../document/createField.js';
import { tablesOf } from '../storage/tablesOf.js';
import { describeColumn } from './describeColumn.js';
import { formOfSheet } from './fieldOfColumn.js';

const columnOf = (header: string, texts: readonly string[]) =>
  describeColumn(
    header,
    texts.map((text, index) => ({ row: index + 2, text })),
  );
const times = (count: number, ...texts: string[]) => Array.from({ length: count }, () => texts).flat();

describe('the kind of a column', () => {
  it.each([
    ['金额', ['1,200.50', '3', '-4.5'], 'number'],
    ['数量', ['1', '2', '30'], 'number'],
    ['手机号', ['13612345678', '13712345678'], 'text'],
    ['联系', ['13612345678', '13712345678'], 'text'],
    ['编号', ['1', '2', '3'], 'text'],
    ['邮编', ['010010', '100000'], 'text'],
    ['证件', ['110101199003071234', '11010119900307123X'], 'text'],
    ['邮区', ['010', '020', '030'], 'text'],
    ['车牌', ['京A12345', '粤B12345D'], 'text'],
    ['日期', ['2026/1/5', '2026-01-06', '2026年1月7日'], 'date'],
    ['时刻', ['2026-01-05 08:30', '2026-01-06'], 'datetime'],
    ['开始', ['08:30', '17:00'], 'time'],
    ['启用', ['是', '否', '是'], 'switch'],
    ['标记', ['TRUE', 'FALSE'], 'switch'],
    ['得分', ['1', '0', '1'], 'number'],
    ['状态', times(4, '待处理', '已完成'), 'select'],
    ['姓名', ['张三', '李四', '王五'], 'text'],
    ['说明', ['一'.repeat(80)], 'textarea'],
    ['说明', ['第一行\n第二行'], 'textarea'],
    // may be a decimal comma: not read as fifteen
    ['价格', ['1,5', '2,25'], 'text'],
    ['日期', ['05/01/2026', '06/01/2026'], 'text'],
    ['空', [], 'text'],
  ])('%s %j is %s', (header, texts, kind) => {
    expect(columnOf(header, texts).guess).toBe(kind);
  });

  it('stays a number where a few of many values are none, and tells them', () => {
    const column = columnOf('金额', [...times(30, '12.5'), '面议']);
    expect(column).toMatchObject({ guess: 'number', precision: 1 });
    expect(column.misfits.number).toEqual({ count: 1, samples: [{ row: 32, text: '面议' }] });
    expect(columnOf('金额', ['12', '面议']).guess).toBe('text');
  });

  it('offers no choice of too many values', () => {
    const column = columnOf(
      '姓名',
      Array.from({ length: 150 }, (_, index) => `某${index}`),
    );
    expect(column.misfits.select).toBeUndefined();
    expect(column.options).toEqual([]);
  });
});

describe('the form of a spreadsheet', () => {
  it('has a field for each column that comes along, which takes all its values', () => {
    const texts: Record<string, string[]> = {
      '': ['x'],
      'Plate No.': ['京A12345'],
      id: ['7'],
      ID: ['8'],
      金额: ['1,200.5', '3'],
      状态: times(6, '1', '待办'),
      说明: ['长'.repeat(3_000)],
      开始: ['2026-01-05 08:30:00'],
    };
    const chosen = Object.entries(texts).map(([header, values]) => {
      const column = columnOf(header, values);
      return { column, kind: column.guess, label: header || '第 1 列', isIncluded: header !== 'ID' };
    });
    const { form, mapping } = formOfSheet(chosen);
    expect(mapping).toEqual(['text1', 'plateNo', 'id1', '', 'number1', 'select1', 'textarea1', 'date1']);
    expect(form.fields.map(({ label }) => label)).toEqual(
      chosen.filter((one) => one.isIncluded).map((one) => one.label),
    );
    expect(() => tablesOf(form, 'm_sheet')).not.toThrow();
    for (const [place, values] of Object.values(texts).entries())
      for (const text of values) {
        const field = form.fields.find(({ id }) => id === mapping[place]);
        if (!field) continue;
        const read = pastedValue(field, text, standardRegistry);
        expect(read).toMatchObject({ ok: true });
        const definition = standardRegistry.get(field.kind);
        const value = read?.ok ? read.value : undefined;
        expect(definition?.check?.(value, field as Parameters<typeof definition.check>[1], {})).toBeUndefined();
      }
  });
});

it('a comma groups thousands or nothing', () => {
  const field = createField('number', { id: 'amount' });
  const read = (text: string) => pastedValue(field, text, standardRegistry);
  expect(read('￥1,234,567.89')).toEqual({ ok: true, value: 1_234_567.89 });
  expect(read('12，000')).toEqual({ ok: true, value: 12_000 });
  expect(read('1,5')).toMatchObject({ ok: false });
  const range = createField('numberRange', { id: 'range' });
  expect(pastedValue(range, '1,200 – 1,300', standardRegistry)).toEqual({ ok: true, value: [1200, 1300] });
  expect(pastedValue(range, '1,5 – 2,5', standardRegistry)).toMatchObject({ ok: false });
});
