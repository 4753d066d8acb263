import { type Locale } from '@smart-admin/ui/messages';
import { type MatchPinyin } from '../routing/matchTitle.js';

/** Loads what tells how Chinese characters sound; the traditional ones only for who reads them (their table is large). */
export async function loadPinyin(locale: Locale): Promise<MatchPinyin> {
  const { default: library } = await (locale === 'zhtw'
    ? import('pinyin-match/lib/traditional.js')
    : import('pinyin-match'));
  return (text, letters) => library.match(text, letters);
}
