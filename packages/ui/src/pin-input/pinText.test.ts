import { expect, it } from 'vitest';
import { pinText } from './pinText.js';

it.each([
  ['123 456', 'numeric', '123456'],
  ['您的验证码是 837261，5 分钟内有效', 'numeric', '837261'],
  ['１２３', 'numeric', '123'],
  ['ab-12', 'alphanumeric', 'AB12'],
  ['12345678', 'numeric', '123456'],
] as const)('takes %j as %s %s', (typed, kind, kept) => {
  expect(pinText(typed, kind, 6)).toBe(kept);
});
