import { describe, expect, it } from 'vitest';
import { createField, createFormDocument } from '../document/createField.js';
import { type Field } from '../document/FormDocument.js';
import { fieldText } from '../registry/fieldFacts.js';
import { validateRecord } from '../validation/validateRecord.js';
import { frameSandbox, safeAddress, safeFrameAddress } from './display/safeAddress.js';

/** What is saved of a value, and its text; or the message of its refusal. */
function saved(field: Field, value: unknown): unknown[] | string {
  const { errors, values } = validateRecord(createFormDocument([field]), { [field.id]: value });
  return errors[0]?.message ?? [values[field.id], fieldText(field, values[field.id], { locale: 'zh' })];
}

describe('values of field kinds', () => {
  it.each([
    [createField('timeRange', { id: 'a' }), ['08:00', '17:30:00'], ['08:00:00', '17:30:00'], '08:00:00 – 17:30:00'],
    [createField('timeRange', { id: 'a' }), [null, null], [], ''],
    [createField('numberRange', { id: 'a' }), ['3', 9.5], [3, 9.5], '3 – 9.5'],
    [createField('numberRange', { id: 'a', append: '元' }), [null, 9], [null, 9], '≤ 9 元'],
    [createField('numberRange', { id: 'a' }), [0, ''], [0, null], '≥ 0'],
    [createField('numberRange', { id: 'a' }), ['', null], [], ''],
    [createField('rate', { id: 'a' }), '4', 4, '4 / 5'],
    [createField('rate', { id: 'a' }), 0, null, ''],
    [createField('slider', { id: 'a' }), 30, 30, '30'],
    [createField('color', { id: 'a' }), '#ABC', '#aabbcc', '#aabbcc'],
    [createField('color', { id: 'a' }), 'rgb(26, 111, 255)', '#1a6fff', '#1a6fff'],
    [createField('richText', { id: 'a' }), '<p>甲<b>乙</b></p><p>1 &lt; 2</p>', undefined, '甲乙 1 < 2'],
    [createField('richText', { id: 'a' }), '<p>x</p><script>alert(1)</script>', undefined, 'x'],
    [createField('signature', { id: 'a' }), 'data:image/svg+xml;base64,PHN2Zy8+', undefined, '✓'],
    [
      createField('location', { id: 'a' }),
      '{"fullAddress":"滨海","lng":"117.7","lat":39.01234567}',
      { address: '滨海', longitude: 117.7, latitude: 39.012346 },
      '滨海 (117.7, 39.012346)',
    ],
    [createField('location', { id: 'a' }), { address: ' ' }, null, ''],
    [createField('groupSelect', { id: 'a', multiple: true }), 'g1,g2', ['g1', 'g2'], 'g1、g2'],
  ])('%#: %o', (field, value, kept, text) => {
    expect(saved(field, value)).toEqual([kept === undefined ? value : kept, text]);
  });

  it.each([
    [createField('timeRange', { id: 'a' }), ['09:00', '08:00'], '结束不能早于开始'],
    [createField('timeRange', { id: 'a' }), ['09:00', null], '时间格式不正确'],
    [createField('timeRange', { id: 'a' }), '09:00', '时间格式不正确'],
    [createField('numberRange', { id: 'a' }), [9, 3], '不能小于9'],
    [createField('numberRange', { id: 'a', max: 5 }), [1, 6], '不能大于5'],
    [createField('numberRange', { id: 'a', precision: 1 }), [1.25, null], '最多1位小数'],
    [createField('numberRange', { id: 'a' }), [1], '请输入数字'],
    [createField('rate', { id: 'a' }), 6, '不能大于5'],
    [createField('rate', { id: 'a' }), 2.5, '请输入数字'],
    [createField('slider', { id: 'a', min: 10 }), 9, '不能小于10'],
    [createField('color', { id: 'a' }), 'red', '颜色格式不正确'],
    [createField('signature', { id: 'a' }), 'javascript:alert(1)', '签名格式不正确'],
    [createField('signature', { id: 'a' }), 'data:text/html;base64,PHN2Zy8+', '签名格式不正确'],
    [
      createField('location', { id: 'a' }),
      { longitude: 181, latitude: 0 },
      '经度应在-180到180之间，纬度应在-90到90之间',
    ],
    [createField('location', { id: 'a' }), { longitude: 1 }, '经度应在-180到180之间，纬度应在-90到90之间'],
  ])('%#: refuses %o', (field, value, message) => {
    expect(saved(field, value)).toBe(message);
  });

  it('half stars are allowed where the field says so', () => {
    expect(saved(createField('rate', { id: 'a', allowHalf: true }), 2.5)).toEqual([2.5, '2.5 / 5']);
  });
});

describe('addresses that a form may open', () => {
  it('are paths of this site and those of known schemes', () => {
    for (const address of ['/visits', 'https://a.example/x?y=1', 'http://a.example', 'mailto:a@b.example', 'tel:110'])
      expect(safeAddress(` ${address} `)).toBe(address);
    for (const address of [
      '',
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'data:text/html,x',
      'x y',
      'https://',
    ])
      expect(safeAddress(address)).toBe('');
  });

  it('of frames are paths and https', () => {
    expect(['/a', 'https://a.example/b'].map(safeFrameAddress)).toEqual(['/a', 'https://a.example/b']);
    expect(['http://a.example', 'javascript:1', 'mailto:a@b.example'].map(safeFrameAddress)).toEqual(['', '', '']);
  });

  it('run in a frame without the origin of this site', () => {
    const origin = 'https://this.example';
    for (const own of ['/map', 'https://this.example/map'])
      expect(frameSandbox(own, origin)).not.toContain('allow-same-origin');
    expect(frameSandbox('https://a.example', origin)).toContain('allow-same-origin');
  });
});
