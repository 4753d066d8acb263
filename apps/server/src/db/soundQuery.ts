import { SYLLABLES } from './syllables.js';

/**
 * Query of full text search for a column of sounds, by which a keyword is found in names as they sound: spelled out
 * (`zhangsan`), by initials (`zs`), mixed (`zhangs`, `张s`), as `matchSound` does in the browser. The last syllable may be
 * just begun; blanks do not count. `fields` are those of a record to look in. Undefined for keywords without letters,
 * with signs, and for those too long to be a name.
 */
export function soundQuery(keyword: string, fields: readonly string[] = ['']): string | undefined {
  const letters = keyword.toLowerCase().replaceAll(/\s/g, '');
  if (letters.length > MAX_LETTERS || !/[a-z]/.test(letters) || !/^[\p{L}\p{N}]+$/u.test(letters)) return undefined;
  const ways = readings(letters, Math.max(3, Math.min(8, Math.floor(MAX_PHRASES / Math.max(1, fields.length)))));
  if (ways.length === 0) return undefined;
  return fields
    .flatMap((field) => {
      const prefix = field === '' ? '' : `${field}:`;
      return ways.map((pieces) => pieces.map(({ text, isStart }) => `'${prefix}${text}'${isStart ? ':*' : ''}`));
    })
    .map((phrase) => `(${phrase.join(' <-> ')})`)
    .join(' | ');
}

const MAX_LETTERS = 40;
const MAX_PHRASES = 48;

/** What stands for one character: the character itself, a syllable or its initial; the last syllable may be just begun. */
interface Piece {
  text: string;
  isStart: boolean;
}

/** The ways to read letters as characters and their sounds, with the fewest characters or one more, at most `limit`. */
function readings(letters: string, limit: number): Piece[][] {
  const behind: Piece[][][] = [];
  behind[letters.length] = [[]];
  for (let start = letters.length - 1; start >= 0; start -= 1) {
    const ways = piecesAt(letters, start).flatMap((piece) =>
      (behind[start + piece.text.length] ?? []).map((rest) => [piece, ...rest]),
    );
    behind[start] = ways.sort((one, other) => one.length - other.length).slice(0, limit);
  }
  const [shortest, ...others] = behind[0] ?? [];
  return shortest ? [shortest, ...others.filter((way) => way.length <= shortest.length + 1)] : [];
}

function piecesAt(letters: string, start: number): Piece[] {
  const [first = ''] = letters.slice(start);
  if (!/[a-z]/.test(first)) {
    const character = String.fromCodePoint(letters.codePointAt(start) ?? 0);
    return [{ text: character, isStart: false }];
  }
  const [run = ''] = /^[a-z]+/.exec(letters.slice(start)) ?? [];
  return Array.from({ length: Math.min(LONGEST, run.length) }, (_, index) => run.slice(0, index + 1)).flatMap(
    (text): Piece[] => {
      const isLast = start + text.length === letters.length;
      if (isInitial(text)) return [{ text, isStart: false }];
      if (isLast) return isSyllableStart(text) ? [{ text, isStart: true }] : [];
      return KNOWN.has(text) ? [{ text, isStart: false }] : [];
    },
  );
}

/** The longest syllable, as in `zhuang`. */
const LONGEST = 6;
const KNOWN: ReadonlySet<string> = new Set(SYLLABLES);
const isInitial = (text: string) => text.length === 1 || /^[zcs]h$/.test(text);
const isSyllableStart = (text: string) => SYLLABLES.some((syllable) => syllable.startsWith(text));
