import { describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../testing/seededRandom.js';
import { matchPattern, patternProblem } from './matchPattern.js';

describe('matchPattern', () => {
  it.each([
    ['/^1[3-9]\\d{9}$/', '13800138000', true],
    ['^1[3-9]\\d{9}$', '12800138000', false],
    [
      '/^[a-z0-9]+([._\\\\-]*[a-z0-9])*@([a-z0-9]+[-a-z0-9]*[a-z0-9]+.){1,63}[a-z0-9]+$/',
      'zhou.yt@mail.example.com',
      true,
    ],
    ['/^(?=.*\\d)(?=.*[a-z]).{6,16}$/', 'abc123', true],
    ['/^(?=.*\\d)(?=.*[a-z]).{6,16}$/', 'abcdef', false],
    ['/^(?!0)\\d+$/', '012', false],
    ['/^[\\u4e00-\\u9fa5]{2,4}$/', '周雨桐', true],
    ['/^\\p{Script=Han}+$/u', '周', true],
    ['/ABC/i', 'xxabcxx', true],
    ['/\\bcat\\b/', 'a cat.', true],
    ['/\\bcat\\b/', 'concat', false],
    ['/^[\\_\\-]+$/', '-_', true],
    ['/^(?:a|b)*?c{2,}$/', 'ababccc', true],
    ['/^(?<year>\\d{4})$/', '2026', true],
    ['', 'anything', true],
  ])('%s on %s', (pattern, text, expected) => {
    expect(matchPattern(pattern, text)).toBe(expected);
  });

  it.each([
    '(',
    ')',
    '[a',
    'a**',
    '*a',
    '(a)\\1',
    '(?<=a)b',
    'a{5,2}',
    'a{5000}',
    '((a{100}){100}){100}',
    '(?=(?=a{1000}){1000}b{1000}){3}(?=c{1000})(?=d{1000})(?=e{1000})(?=f{1000})',
    '/a/y',
    'a'.repeat(2000),
    '\\',
  ])('refuses %s', (pattern) => {
    expect(patternProblem(pattern)).toBeTypeOf('string');
  });

  it('agrees with the platform over random patterns and texts', () => {
    const random = seededRandom(7);
    const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
    const make = (depth: number): string => {
      if (depth === 0) return pick(['a', 'b', '.', '[ab]', '[^a]', '\\d', '1']);
      const inner = make(depth - 1);
      return pick([
        `(${inner})${pick(['*', '+', '?', '{1,2}', ''])}`,
        `(?:${inner}|${make(depth - 1)})`,
        inner + make(depth - 1),
        `^${inner}`,
        `${inner}$`,
        `(?=${inner})${make(depth - 1)}`,
        `(?!${inner})`,
      ]);
    };
    for (let round = 0; round < 600; round += 1) {
      const pattern = make(3);
      const native = new RegExp(pattern, 'u');
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const text = Array.from({ length: Math.floor(random() * 6) }, () => pick(['a', 'b', '1'])).join('');
        expect(matchPattern(pattern, text), `${pattern} on ${text}`).toBe(native.test(text));
      }
    }
  });

  it('does not hang on patterns that take exponential time elsewhere', () => {
    const text = `${'a'.repeat(2000)}!`;
    for (const pattern of ['^(a+)+$', '^(a|a)*$', '^(a*)*b$', '^(.*.*.*.*)x$', '^(a|aa)+$'])
      expect(matchPattern(pattern, text)).toBe(false);
  });

  it('looks at each character once for each step, however lookaheads are nested', () => {
    const tests = vi.spyOn(RegExp.prototype, 'test');
    const costOf = (pattern: string, length: number) => {
      tests.mockClear();
      matchPattern(pattern, 'a'.repeat(length));
      return tests.mock.calls.length;
    };
    for (const pattern of ['^(?=(?=(?=.*b).*c).*d)', '(?=.*(?!.*(?=.*x)))y', '(?!(?!(?!(.*)*$)))$', '(a?){30}a{30}']) {
      const [once, twice] = [costOf(pattern, 500), costOf(pattern, 1000)];
      expect(twice / once).toBeLessThan(2.2);
    }
    tests.mockRestore();
  });
});
