import { expect, it } from 'vitest';
import { fillTemplate, placeholdersOf } from './templateTexts.js';

const texts = {
  ...{ subject: '{plate} 已到期', content: '{receiverName}：{plate} 于 {day} 到期' },
  ...{ subjectEn: '{plate} has expired', contentEn: '' },
  ...{ subjectZhtw: '', contentZhtw: '', subjectVi: '', contentVi: '' },
};

it('fills the texts of a language, and the Chinese ones where it has none', () => {
  const values = { plate: '京A12345', day: '11-22', receiverName: '王运营' };
  expect(fillTemplate(texts, 'en', values)).toEqual({
    subject: '京A12345 has expired',
    content: '王运营：京A12345 于 11-22 到期',
  });
  expect(fillTemplate(texts, 'vi', values).subject).toBe('京A12345 已到期');
});

it('reads no value as a text with placeholders, and leaves none without a value', () => {
  const { content } = fillTemplate(texts, 'zh', { plate: '{day}', day: '11-22' });
  expect(content).toBe('：{day} 于 11-22 到期');
  expect(fillTemplate(texts, 'zh', { plate: '{constructor}' }).subject).toBe('{constructor} 已到期');
});

it('keeps a subject on one line, whatever its values hold', () => {
  const plate = 'A\r\nBcc: victim@example.com\u2028B\u0000';
  expect(fillTemplate(texts, 'zh', { plate }).subject).toBe('A Bcc: victim@example.com B  已到期');
});

it('names each placeholder once', () => {
  expect(placeholdersOf('{a} {b} {a} { c } {d-e}')).toEqual(['a', 'b']);
});
