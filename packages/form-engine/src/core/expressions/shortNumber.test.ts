import { Decimal } from 'decimal.js';
import { expect, it } from 'vitest';
import { seededRandom } from '../testing/seededRandom.js';
import { fixedShort, isShort, shortArithmetic, shortFromText } from './shortNumber.js';

const OPERATORS = ['+', '-', '×', '%'] as const;

/** A decimal text of up to so many digits, with up to 6 behind the point, often near the limits. */
function randomText(random: () => number): string {
  const scale = Math.floor(random() * 7);
  const digits = 1 + Math.floor(random() * 15);
  const whole = Array.from({ length: digits }, () => Math.floor(random() * 10)).join('');
  const sign = random() < 0.3 ? '-' : '';
  return new Decimal(`${sign}${whole}e-${scale}`).toFixed();
}

function exact(operator: (typeof OPERATORS)[number], left: string, right: string): Decimal {
  const Exact = Decimal.clone({ precision: 40 });
  const [first, second] = [new Exact(left), new Exact(right)];
  if (operator === '+') return first.plus(second);
  if (operator === '-') return first.minus(second);
  return operator === '×' ? first.times(second) : first.mod(second);
}

it('gives to the digit what long decimals give, or nothing', () => {
  const random = seededRandom(7);
  let found = 0;
  for (let run = 0; run < 40_000; run += 1) {
    const [left, right] = [randomText(random), randomText(random)];
    const operator = OPERATORS[run % OPERATORS.length] ?? '+';
    if (operator === '%' && Number(right) === 0) continue;
    const short = shortArithmetic(operator, Number(left), Number(right));
    if (short === undefined) continue;
    found += 1;
    expect(new Decimal(short).toFixed(), `${left} ${operator} ${right}`).toBe(
      exact(operator, left, right).plus(0).toFixed(),
    );
    expect(isShort(short)).toBe(true);
  }
  expect(found).toBeGreaterThan(10_000);
});

it('rounds half up, away from zero', () => {
  const random = seededRandom(11);
  for (let run = 0; run < 20_000; run += 1) {
    const text = randomText(random);
    const decimals = Math.floor(random() * 7);
    expect(fixedShort(Number(text), decimals), `${text} to ${decimals}`).toBe(
      new Decimal(text).toFixed(decimals, Decimal.ROUND_HALF_UP).replace(/^-(0(?:\.0+)?)$/, '$1'),
    );
  }
  expect(fixedShort(1.005, 2)).toBe('1.01');
  expect(fixedShort(-1.005, 2)).toBe('-1.01');
  expect(fixedShort(2.5, 0)).toBe('3');
});

it('leaves to long decimals what a double cannot keep', () => {
  expect(isShort(0.1 + 0.2)).toBe(false);
  expect(isShort(1e15)).toBe(false);
  expect(isShort(1e-7)).toBe(false);
  expect(isShort(Number.NaN)).toBe(false);
  expect(isShort(Number.POSITIVE_INFINITY)).toBe(false);
  expect(shortArithmetic('+', 0.1, 0.2)).toBe(0.3);
  expect(shortArithmetic('×', 99_999_999, 99_999_999)).toBeUndefined();
  expect(shortArithmetic('×', 0.0001, 0.0001)).toBeUndefined();
  expect(shortArithmetic('%', 5, 0)).toBeUndefined();
  expect(shortFromText('12.50')).toBe(12.5);
  expect(shortFromText('0.1234567')).toBeUndefined();
  expect(shortFromText('1234567890123456')).toBeUndefined();
});
