import { LOCALES, type Locale } from '@smart-admin/ui/messages';
import { type LocalText } from '../../../errors/apiError.js';

/** A text in every language, as it is stored: errors of any module become reasons, whose messages nobody could find again. */
export type StoredText = Record<Locale, string>;

export function storedTexts(texts: readonly LocalText[]): string {
  const stored = texts.map((text) => Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])));
  return JSON.stringify(stored);
}
