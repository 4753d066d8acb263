import { type SoundMatch } from './matchSound.js';

/**
 * How a text answers what was typed: which parts of it match and how well, or undefined. Case and the marks of letters
 * do not count (`nguoi` finds `Người`). Several words must each be found.
 */
export function matchText(text: string, query: string, pinyin?: MatchPinyin): TextMatch | undefined {
  const folded = fold(text);
  const wanted = fold(query).text.trim().replaceAll(/\s+/g, ' ');
  if (!wanted) return undefined;
  const whole = find(folded, wanted);
  if (whole) return whole;
  const words = wanted.split(' ');
  const found = words.map((word) => find(folded, word) ?? readAloud(text, word, pinyin));
  if (found.every((match) => match !== undefined))
    return {
      rank: Math.max(...found.map(({ rank }) => rank), words.length > 1 ? MatchRank.Inside : 0),
      ranges: merge(found.flatMap(({ ranges }) => ranges)),
    };
  return readAloud(text, wanted, pinyin);
}

/** Whether a text begins with what was typed, by its letters or by its sound. */
export function startsWithText(text: string, typed: string, pinyin?: MatchPinyin): boolean {
  const rank = matchText(text, typed, pinyin)?.rank;
  return rank !== undefined && STARTS.has(rank);
}

/** How well a text matches; a smaller number stands further up. */
export const MatchRank = {
  Exact: 0,
  Prefix: 1,
  WordStart: 2,
  Inside: 3,
  PinyinStart: 4,
  Pinyin: 5,
  MixedPinyinStart: 6,
  MixedPinyin: 7,
} as const;

const STARTS: ReadonlySet<number> = new Set([
  MatchRank.Exact,
  MatchRank.Prefix,
  MatchRank.PinyinStart,
  MatchRank.MixedPinyinStart,
]);

export interface TextMatch {
  /** One of `MatchRank`. */
  rank: number;
  /** Parts of the text that match, as [start, end) in its characters. */
  ranges: readonly TextRange[];
}

export type TextRange = readonly [start: number, end: number];

/** Finds latin letters in Chinese characters by how these sound; see `matchSound`. */
export type MatchPinyin = (text: string, letters: string) => SoundMatch | undefined;

interface Folded {
  text: string;
  /** Place in the text of each character of the folded one; absent where they are the same. */
  places?: readonly number[];
}

function find({ text, places }: Folded, wanted: string): TextMatch | undefined {
  const trimmed = text.trim();
  const prefix = text.startsWith(wanted);
  const start = prefix ? 0 : (wordStart(text, wanted) ?? text.indexOf(wanted));
  if (start < 0) return undefined;
  const end = start + wanted.length;
  const range = places ? ([places[start] ?? 0, (places[end - 1] ?? 0) + 1] as const) : ([start, end] as const);
  const rank =
    trimmed === wanted
      ? MatchRank.Exact
      : prefix
        ? MatchRank.Prefix
        : /[\s>/-]/.test(text[start - 1] ?? '')
          ? MatchRank.WordStart
          : MatchRank.Inside;
  return { rank, ranges: [range] };
}

function wordStart(text: string, wanted: string): number | undefined {
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1))
    if (/[\s>/-]/.test(text[start - 1] ?? '')) return start;
  return undefined;
}

function readAloud(text: string, letters: string, pinyin: MatchPinyin | undefined): TextMatch | undefined {
  if (!pinyin || !/^[a-z][a-z\d ]*$/.test(letters) || !HAN.test(text)) return undefined;
  const sound = pinyin(text, letters);
  if (!sound) return undefined;
  const { range, mixed } = sound;
  const [start, inside] = mixed
    ? [MatchRank.MixedPinyinStart, MatchRank.MixedPinyin]
    : [MatchRank.PinyinStart, MatchRank.Pinyin];
  return { rank: range[0] === 0 ? start : inside, ranges: [range] };
}

const HAN = /\p{Script=Han}/u;

function fold(original: string): Folded {
  // most texts have no marks to take away: ten thousand labels are folded at every key
  if (!MARKED.test(original)) return { text: original.toLowerCase() };
  const known = FOLDED.get(original);
  if (known) return known;
  let text = '';
  const places: number[] = [];
  for (let place = 0; place < original.length; place += 1) {
    const plain = (original[place] ?? '')
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .toLowerCase()
      .replaceAll('đ', 'd');
    text += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(place);
  }
  if (FOLDED.size >= FOLDED_KEPT) FOLDED.clear();
  const folded = { text, places };
  FOLDED.set(original, folded);
  return folded;
}

/** Letters with marks and scripts whose lower case may have another length. */
const MARKED = /[\u00c0-\u1fff]/;

/** Texts are asked again with every key. */
const FOLDED = new Map<string, Folded>();
const FOLDED_KEPT = 20_000;

/** Ranges in their order, those that touch as one. */
function merge(ranges: readonly TextRange[]): readonly TextRange[] {
  const merged: TextRange[] = [];
  for (const [start, end] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last && start <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], end)];
    else merged.push([start, end]);
  }
  return merged;
}
