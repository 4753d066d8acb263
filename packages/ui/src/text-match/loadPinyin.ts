import { type Locale } from '../messages/locales.js';
import { matchSound, type Hearing } from './matchSound.js';
import { type MatchPinyin } from './matchText.js';

/** Loads what tells how Chinese characters sound; the traditional ones only for who reads them (their table is large). */
export async function loadPinyin(locale: Locale): Promise<MatchPinyin> {
  const { default: library } = await (locale === 'zhtw'
    ? import('pinyin-match/lib/traditional.js')
    : import('pinyin-match'));
  const hear = remember((character, letters) => {
    if (!library.match(character, letters)) return undefined;
    // the library takes any start of the last syllable: only whole ones can have another behind them
    const followed = library.match(`${character}${A}`, `${letters}a`);
    return (letters.length > 1 || SYLLABLES_OF_ONE.test(letters)) && followed && followed[1] === 1 ? 'whole' : 'start';
  });
  return (text, letters) => matchSound(text, letters, hear);
}

/** A character that sounds like the letter a. */
const A = '啊';
const SYLLABLES_OF_ONE = /^[aeo]$/;

/** Keeps the answers: a search asks for each letter of each text at each key. */
function remember(hear: Hearing): Hearing {
  const known = new Map<string, Map<string, ReturnType<Hearing>>>();
  const ask: Hearing = (character, letters) => {
    let answers = known.get(letters);
    if (!answers) known.set(letters, (answers = new Map()));
    if (answers.has(character)) return answers.get(character);
    const heard = hear(character, letters);
    answers.set(character, heard);
    return heard;
  };
  // what does not begin with the first letter is nothing of the character, however it goes on
  return (character, letters) => (ask(character, letters.charAt(0)) ? ask(character, letters) : undefined);
}
