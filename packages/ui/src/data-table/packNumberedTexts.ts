import { type Comparable } from './rankValues.js';

/**
 * Texts that all hold one number (`车道 12 号`, `A-007`) as numbers in the order of the texts: by what stands before, by the
 * number, by what stands behind. Only the few different words are compared by the language. Undefined for other
 * texts, and where words differ by case or accents alone, which count less than the numbers.
 */
export function packNumberedTexts(
  distinct: ReadonlySet<Comparable>,
  compare: (a: string, b: string) => number,
): Map<Comparable, number> | undefined {
  const parts: NumberedText[] = [];
  for (const text of distinct) {
    const found = typeof text === 'string' ? NUMBERED.exec(text) : null;
    if (!found) return undefined;
    parts.push({ text: found[0], before: found[1] ?? '', number: Number(found[2]), behind: found[3] ?? '' });
  }
  // with a digit behind it a word is compared as it stands in the text: `A 1` comes before `A1`
  const before = ranked(
    parts.map((part) => part.before),
    (a, b) => compare(`${a}0`, `${b}0`),
  );
  const behind = ranked(
    parts.map((part) => part.behind),
    compare,
  );
  if (!before || !behind) return undefined;
  const most = parts.reduce((max, { number }) => Math.max(max, number), 0) + 1;
  if (before.size * most * behind.size > Number.MAX_SAFE_INTEGER) return undefined;
  return new Map(
    parts.map((part) => [
      part.text,
      ((before.get(part.before) ?? 0) * most + part.number) * behind.size + (behind.get(part.behind) ?? 0),
    ]),
  );
}

const NUMBERED = /^(\D*)(\d{1,15})(\D*)$/;

function ranked(words: readonly string[], compare: (a: string, b: string) => number): Map<string, number> | undefined {
  const sorted = [...new Set(words)].sort(compare);
  const { compare: compareBase } = new Intl.Collator(undefined, { sensitivity: 'base' });
  if (sorted.some((word, rank) => rank > 0 && compareBase(word, sorted[rank - 1] ?? '') === 0)) return undefined;
  return new Map(sorted.map((word, rank) => [word, rank]));
}

interface NumberedText {
  text: string;
  before: string;
  number: number;
  behind: string;
}
