import { LOCALES, type Locale } from '@smart-admin/ui/messages';
import { type LocalText } from './apiError.js';

/** A text in every language, as it is stored: errors of any module become reasons, whose messages nobody could find again. */
export type StoredText = Record<Locale, string>;

/** Texts as the JSON that keeps them in every language. */
export function storedTexts(texts: readonly LocalText[]): string {
  return JSON.stringify(texts.map(inAllLanguages));
}

/** One text as the JSON that keeps it in every language, none of them longer than so many characters. */
export function storedText(text: LocalText, longest = Infinity): string {
  return JSON.stringify(inAllLanguages((locale) => text(locale).slice(0, longest)));
}

/** A text that `storedText` has stored, in one language; '' for none. */
export function readStoredText(stored: string, locale: Locale): string {
  return stored === '' ? '' : (JSON.parse(stored) as StoredText)[locale];
}

function inAllLanguages(text: LocalText): StoredText {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as StoredText;
}
