import { expect, it } from 'vitest';
import { dateText, readDateStyles } from './dateStyles.js';

it('knows the formats of dates and times from those of numbers, texts and lengths of time', () => {
  const codes = [
    'yyyy"年"m"月"d"日"',
    '"day" 0.00',
    '[$-804]aaaa;@',
    '[Red]0.0',
    'h:mm AM/PM',
    '[h]:mm',
    '0.00E+00',
    '@',
  ];
  const formats = codes.map((code, index) => `<numFmt numFmtId="${index + 164}" formatCode='${code}'/>`).join('');
  const used = [0, 14, 22, 31, 57, 2, 49, ...codes.map((_code, index) => index + 164)];
  const styles = `<styleSheet><numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${used.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;
  expect(readDateStyles(Buffer.from(styles))).toEqual([
    ...[false, true, true, true, true, false, false],
    ...[true, false, false, false, true, false, false, false],
  ]);
});

it.for([
  [46357, false, '2026-12-01'],
  [46357.354166666664, false, '2026-12-01 08:30:00'],
  [0.354166666664, false, '08:30:00'],
  [1, false, '1900-01-01'],
  [59, false, '1900-02-28'],
  [61, false, '1900-03-01'],
  [44895, true, '2026-12-01'],
  [2_958_465, false, '9999-12-31'],
  [2_958_466, false, undefined],
  [-1, false, undefined],
] as const)('%s (since 1904: %s) is %s', ([serial, is1904, text]) => {
  expect(dateText(serial, is1904)).toBe(text);
});
