import { useMemo } from 'react';
import { matchText, type TextMatch } from '../text-match/matchText.js';
import { usePinyin } from './usePinyin.js';

/**
 * Finds what was typed in texts: its words in any order, without regard to case and marks, and Chinese by its sound. The
 * table of sounds is loaded with the first letter that needs it. Null for a blank query. All selects, trees and pickers
 * search by this.
 */
export function useTextMatch(query: string): TextMatcher | null {
  const wanted = query.trim();
  const pinyin = usePinyin(hasLetters(wanted));
  return useMemo(() => (wanted === '' ? null : (text) => matchText(text, wanted, pinyin)), [wanted, pinyin]);
}

/** Whether a query may find more in a moment: it has letters, and how Chinese sounds is still being loaded. */
export function useAwaitedSounds(query: string): boolean {
  const isWanted = hasLetters(query);
  return usePinyin(isWanted) === undefined && isWanted;
}

function hasLetters(query: string): boolean {
  return /[a-z]/i.test(query);
}

/** How a text answers a query; undefined when it does not. */
export type TextMatcher = (text: string) => TextMatch | undefined;
