/** A number as a fraction, which no operation rounds. */
interface Fraction {
  top: bigint;
  /** Above 0. */
  bottom: bigint;
}

/** What the oracle says of an expression: a number, a truth, undecided, or that it cannot be computed. */
export type OracleResult = Fraction | boolean | null | 'divisionByZero';

/** A random expression with what it must give. */
export interface OracleCase {
  source: string;
  values: Record<string, number | null>;
  result: OracleResult;
}

/**
 * A random expression of numbers, fields, operators, comparisons and conditions, in which every mixture is allowed that the
 * language gives a meaning, with its result by fractions of whole numbers: nothing of the engine is used.
 */
export function randomCase(random: () => number): OracleCase {
  const values: Record<string, number | null> = {};
  for (const name of ['a', 'b', 'c']) values[name] = random() < 0.2 ? null : Math.round(random() * 2000 - 1000) / 10;
  const maker = new Maker(random, values);
  const [source, compute] = random() < 0.3 ? maker.truth(3) : random() < 0.5 ? maker.number(3) : maker.quotient(3);
  let result: OracleResult;
  try {
    result = compute();
  } catch (error) {
    if (!(error instanceof DivisionByZero)) throw error;
    result = 'divisionByZero';
  }
  return { source, values, result };
}

/** Whether a result of the engine, as text, is that of the oracle: quotients that do not end may differ beyond 38 digits. */
export function agrees(result: OracleResult, text: string): boolean {
  if (typeof result !== 'object' || result === null) return text === String(result);
  const { top, bottom } = fractionOf(text);
  const difference = abs(top * result.bottom - result.top * bottom);
  const size = abs(result.top) * bottom;
  return difference === 0n || difference * 10n ** 38n <= size;
}

class DivisionByZero extends Error {}

type Made<Result> = [source: string, compute: () => Result];

class Maker {
  constructor(
    private readonly random: () => number,
    private readonly values: Record<string, number | null>,
  ) {}

  number(depth: number): Made<Fraction> {
    const pick = this.random();
    if (depth === 0 || pick < 0.2) return this.leaf();
    if (pick < 0.3) {
      const [source, compute] = this.number(depth - 1);
      return [`-(${source})`, () => negate(compute())];
    }
    if (pick < 0.4) {
      const [condition, holds] = this.truth(depth - 1);
      const [yes, first] = this.number(depth - 1);
      const [no, second] = this.number(depth - 1);
      return [`IF(${condition}, ${yes}, ${no})`, () => (holds() === true ? first() : second())];
    }
    if (pick < 0.5) {
      const parts = [this.number(depth - 1), this.number(depth - 1)];
      const sources = parts.map(([source]) => source).join(', ');
      const both = () => parts.map(([, compute]) => compute()) as [Fraction, Fraction];
      const kind = this.random();
      if (kind < 0.34) return [`SUM(${sources})`, () => plus(...both())];
      if (kind < 0.67) return [`MAX(${sources})`, () => extreme(both(), 1)];
      return [`MIN(${sources})`, () => extreme(both(), -1)];
    }
    const [left, first] = this.number(depth - 1);
    const [right, second] = this.number(depth - 1);
    const operator = OPERATORS[Math.floor(this.random() * OPERATORS.length)] ?? '+';
    if (operator === '/' || operator === '÷') {
      const divisor = EXACT_DIVISORS[Math.floor(this.random() * EXACT_DIVISORS.length)] ?? '2';
      return [`(${left}) ${operator} ${divisor}`, () => calculate(operator, first(), fractionOf(divisor))];
    }
    return [`(${left}) ${operator} (${right})`, () => calculate(operator, first(), second())];
  }

  truth(depth: number): Made<boolean | null> {
    const pick = this.random();
    if (depth > 0 && pick < 0.2) {
      const [source, compute] = this.truth(depth - 1);
      return [`not (${source})`, () => not(compute())];
    }
    if (depth > 0 && pick < 0.5) {
      const [left, first] = this.truth(depth - 1);
      const [right, second] = this.truth(depth - 1);
      // what decides on the left is not asked on the right
      return pick < 0.35
        ? [`(${left}) and (${right})`, () => decide(first(), second, false)]
        : [`(${left}) or (${right})`, () => decide(first(), second, true)];
    }
    const operator = COMPARISONS[Math.floor(this.random() * COMPARISONS.length)] ?? '<';
    if (pick < 0.6) {
      const [name, value] = Object.entries(this.values)[Math.floor(this.random() * 3)] ?? ['a', null];
      const [right, second] = this.leaf();
      return [`{${name}} ${operator} ${right}`, () => compareFilled(operator, value, second())];
    }
    const [left, first] = this.number(Math.max(0, depth - 1));
    const [right, second] = this.number(Math.max(0, depth - 1));
    // brackets around a field would leave it empty: numbers are compared here
    return [`(${left}) + 0 ${operator} (${right}) + 0`, () => compare(operator, first(), second())];
  }

  /** A division of any numbers, which may round; it stands alone, so that what it rounds decides nothing. */
  quotient(depth: number): Made<Fraction> {
    const [left, first] = this.number(depth - 1);
    const [right, second] = this.number(depth - 1);
    return [`(${left}) ÷ (${right})`, () => calculate('÷', first(), second())];
  }

  /** Few digits: products of all of them are exact in the engine's 40. */
  private leaf(): Made<Fraction> {
    const entries = Object.entries(this.values).filter(([, value]) => value !== null);
    const entry = this.random() < 0.5 ? entries[Math.floor(this.random() * entries.length)] : undefined;
    if (entry) return [`{${entry[0]}}`, () => fractionOf(String(entry[1]))];
    const digits = String(Math.floor(this.random() * 100));
    const text = this.random() < 0.5 ? digits : `${digits}.${String(Math.floor(this.random() * 100)).padStart(2, '0')}`;
    return [text, () => fractionOf(text)];
  }
}

const OPERATORS = ['+', '-', '*', '×', '/', '÷', '%'] as const;
/** What they divide ends after a few digits; nothing is divided by zero. */
const EXACT_DIVISORS = ['2', '4', '5', '8', '0.5', '-20', '0'] as const;
const COMPARISONS = ['=', '!=', '<', '<=', '>', '>='] as const;

type Operator = (typeof OPERATORS)[number];
type Comparison = (typeof COMPARISONS)[number];

function fractionOf(text: string): Fraction {
  const [, sign = '', whole = '0', digits = '', exponent = '0'] =
    /^(-?)(\d*)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(text) ?? [];
  const shift = Number(exponent) - digits.length;
  const top = BigInt(`${sign}${whole || '0'}${digits}`);
  return shift >= 0 ? { top: top * 10n ** BigInt(shift), bottom: 1n } : { top, bottom: 10n ** BigInt(-shift) };
}

function calculate(operator: Operator, first: Fraction, second: Fraction): Fraction {
  if (operator === '+') return plus(first, second);
  if (operator === '-') return plus(first, negate(second));
  if (operator === '*' || operator === '×')
    return { top: first.top * second.top, bottom: first.bottom * second.bottom };
  if (second.top === 0n) throw new DivisionByZero();
  const sign = second.top < 0n ? -1n : 1n;
  const quotient = { top: first.top * second.bottom * sign, bottom: first.bottom * second.top * sign };
  if (operator !== '%') return quotient;
  // the rest has the sign of the dividend
  const whole = quotient.top / quotient.bottom;
  return plus(first, negate({ top: second.top * whole, bottom: second.bottom }));
}

function plus(first: Fraction, second: Fraction): Fraction {
  return { top: first.top * second.bottom + second.top * first.bottom, bottom: first.bottom * second.bottom };
}

function negate({ top, bottom }: Fraction): Fraction {
  return { top: -top, bottom };
}

function order(first: Fraction, second: Fraction): number {
  const difference = first.top * second.bottom - second.top * first.bottom;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function extreme([first, second]: [Fraction, Fraction], sign: 1 | -1): Fraction {
  return order(second, first) * sign > 0 ? second : first;
}

function compare(operator: Comparison, first: Fraction, second: Fraction): boolean {
  const found = order(first, second);
  if (operator === '=') return found === 0;
  if (operator === '!=') return found !== 0;
  if (operator === '<') return found < 0;
  if (operator === '<=') return found <= 0;
  return operator === '>' ? found > 0 : found >= 0;
}

function compareFilled(operator: Comparison, value: number | null, second: Fraction): boolean | null {
  if (value !== null) return compare(operator, fractionOf(String(value)), second);
  return operator === '=' ? false : operator === '!=' ? true : null;
}

function not(value: boolean | null): boolean | null {
  return value === null ? null : !value;
}

function decide(first: boolean | null, second: () => boolean | null, deciding: boolean): boolean | null {
  if (first === deciding) return deciding;
  const other = second();
  if (other === deciding) return deciding;
  return first === null || other === null ? null : !deciding;
}

function abs(value: bigint): bigint {
  return value < 0n ? -value : value;
}
