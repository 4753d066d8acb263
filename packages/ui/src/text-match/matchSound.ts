/**
 * Finds letters in a text by how its characters sound: spelled out (`yonghuguanli`), by their initials (`yhgl`), or by
 * both (`yonghugl`, `yhguanli`). The last syllable may be just begun. Letters, digits and signs of the text stand for
 * themselves, its blanks and those of the letters do not count. What is spelled or initials alone is preferred to a
 * mixture, then what stands at the start.
 */
export function matchSound(text: string, letters: string, hearing: Hearing): SoundMatch | undefined {
  const wanted = letters.toLowerCase().replaceAll(/\s+/g, '');
  if (!wanted) return undefined;
  for (const ways of [[spelled, initials], [mixed]] as const)
    for (let start = 0; start < text.length; start += 1) {
      if (isBlank(text[start])) continue;
      for (const takes of ways) {
        const end = endOf({ text, letters: wanted, hearing, takes }, start, 0);
        if (end !== undefined) return { range: [start, end], mixed: takes === mixed };
      }
    }
  return undefined;
}

export interface SoundMatch {
  /** Part of the text that sounds so, as [start, end) in its characters. */
  range: readonly [start: number, end: number];
  /** Whether some syllables are spelled and others only begun. */
  mixed: boolean;
}

/**
 * What latin letters are of a Chinese character, which may have several sounds: a `whole` syllable of it, its `start`
 * (one letter, or two that belong together as in `zhi`, are an initial), or nothing of it.
 */
export type Hearing = (character: string, letters: string) => 'whole' | 'start' | undefined;

/** The longest syllable, as in `zhuang`. */
const SYLLABLE = 6;

interface Search {
  text: string;
  letters: string;
  hearing: Hearing;
  takes: Takes;
}

/** Whether letters may stand for a character, by what they are of it, and whether they are the last ones. */
type Takes = (letters: string, heard: 'whole' | 'start', last: boolean) => boolean;

const isInitial = (letters: string) => letters.length === 1 || /^[zcs]h$/.test(letters);
const initials: Takes = (letters) => isInitial(letters);
const spelled: Takes = (_letters, heard, last) => last || heard === 'whole';
const mixed: Takes = (letters, heard, last) => last || heard === 'whole' || isInitial(letters);

/** Where the part of the text ends that sounds like the letters from a place on. */
function endOf(search: Search, place: number, from: number): number | undefined {
  const { text, letters, hearing, takes } = search;
  const character = text[place];
  if (character === undefined) return undefined;
  if (isBlank(character)) return endOf(search, place + 1, from);
  if (!HAN.test(character)) {
    if (letters[from] !== character.toLowerCase()) return undefined;
    return from + 1 === letters.length ? place + 1 : endOf(search, place + 1, from + 1);
  }
  for (let length = Math.min(SYLLABLE, letters.length - from); length > 0; length -= 1) {
    const piece = letters.slice(from, from + length);
    const heard = hearing(character, piece);
    const last = from + length === letters.length;
    if (!heard || !takes(piece, heard, last)) continue;
    const end = last ? place + 1 : endOf(search, place + 1, from + length);
    if (end !== undefined) return end;
  }
  return undefined;
}

const HAN = /\p{Script=Han}/u;

function isBlank(character: string | undefined): boolean {
  return character !== undefined && /\s/.test(character);
}
