import { describe, expect, it } from 'vitest';
import { defineMessages, formatMessage } from './defineMessages.js';

const messages = defineMessages({
  zh: { add: '新增{label}', total: '共 {total} 条' },
  en: { add: 'Add {label:word}', total: '{total} in total' },
  zhtw: { add: '新增{label}', total: '共 {total} 筆' },
  vi: { add: 'Thêm {label:word}', total: 'Tổng {total}' },
});

describe('formatMessage', () => {
  it('puts values into their places and leaves unknown places as they are', () => {
    expect(formatMessage(messages, 'zh', 'total', { total: 0 })).toBe('共 0 条');
    expect(formatMessage(messages, 'en', 'total', {})).toBe('{total} in total');
  });

  it.each([
    ['en', 'Dictionary item', 'Add dictionary item'],
    ['en', 'IP rule', 'Add IP rule'],
    ['en', 'X', 'Add X'],
    ['en', '访客登记', 'Add 访客登记'],
    ['vi', 'Đơn vị', 'Thêm đơn vị'],
    ['zh', 'User', '新增User'],
  ] as const)('writes a name inside a sentence in %s: %s', (locale, label, text) => {
    expect(formatMessage(messages, locale, 'add', { label })).toBe(text);
  });
});
