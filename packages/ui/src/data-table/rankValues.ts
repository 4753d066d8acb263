import { packNumberedTexts } from './packNumberedTexts.js';

/** A value as it is compared; null comes last. */
export type Comparable = number | string | null;

/** Place of each row's value among the different values. */
export interface Ranks {
  /** `NO_RANK` for an empty value. */
  ranks: Uint32Array;
  /** Number of different values. */
  count: number;
}

export const NO_RANK = 0xffff_ffff;

/**
 * Places of values in their order: numbers before texts, texts by the language. Texts that are all written numbers count
 * as numbers. Where it can, every value becomes one number, which sorts many times faster than a comparison of texts.
 */
export function rankValues(values: readonly Comparable[], language: string | undefined): Ranks {
  const given = toNumbers(values, (value) => value);
  if (given) return rankNumbers(given);
  const distinct = new Set(values);
  distinct.delete(null);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const packed = writtenNumbers(distinct) ?? packNumberedTexts(distinct, compare);
  const numbers = packed && toNumbers(values, (value) => (value === null ? null : packed.get(value)));
  if (numbers) return rankNumbers(numbers);
  const sorted = [...distinct].sort((a, b) =>
    typeof a === 'string' && typeof b === 'string'
      ? compare(a, b)
      : typeof a === 'string'
        ? 1
        : typeof b === 'string'
          ? -1
          : Number(a) - Number(b),
  );
  const rankOf = new Map<Comparable, number>(sorted.map((value, rank) => [value, rank]));
  return { ranks: Uint32Array.from(values, (value) => rankOf.get(value) ?? NO_RANK), count: sorted.length };
}

/** Infinity for null, which no value is; undefined when one of them is no number. */
function toNumbers(
  values: readonly Comparable[],
  numberOf: (value: Comparable) => Comparable | undefined,
): Float64Array | undefined {
  const numbers = new Float64Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const value = numberOf(values[index] ?? null);
    if (value === null) numbers[index] = Infinity;
    else if (typeof value === 'number' && Number.isFinite(value)) numbers[index] = value;
    else return undefined;
  }
  return numbers;
}

function rankNumbers(values: Float64Array): Ranks {
  const sorted = values.slice().sort();
  let count = 0;
  for (let index = 0; index < sorted.length && sorted[index] !== Infinity; index += 1) {
    const value = sorted[index] ?? 0;
    if (index > 0 && value === sorted[count - 1]) continue;
    sorted[count] = value;
    count += 1;
  }
  const ranks = new Uint32Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? Infinity;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    ranks[index] = value === Infinity ? NO_RANK : low;
  }
  return { ranks, count };
}

/** Digits that a number holds exactly; longer ones are numbers of things. */
const EXACT = 15;

/** The numbers of texts that are all written numbers (`-1,200.50`, `35 %`); undefined when one is not. */
function writtenNumbers(distinct: ReadonlySet<Comparable>): Map<Comparable, number> | undefined {
  const numbers = new Map<Comparable, number>();
  for (const value of distinct) {
    const number = typeof value === 'string' ? writtenNumber(value) : value;
    if (typeof number !== 'number') return undefined;
    numbers.set(value, number);
  }
  return numbers;
}

function writtenNumber(text: string): number | undefined {
  const [, sign = '', digits = ''] = WRITTEN.exec(text) ?? [];
  if (digits === '' || digits.length > EXACT) return undefined;
  const number = Number(digits.replaceAll(',', ''));
  return sign === '' ? number : -number;
}

const WRITTEN = /^\s*([-−]?)\s*[¥$€]?\s*(\d+(?:,\d{3})*(?:\.\d+)?)\s*%?\s*$/;
