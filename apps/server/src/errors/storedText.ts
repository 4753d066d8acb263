import { LOCALES, type Locale } from '@smart-admin/ui/messages';
import * as z from 'zod';
import { ApiError, type LocalText } from './apiError.js';

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

/** A text that `storedText` has stored, in one language; '' for none. What was stored in one language alone is given as it is. */
export function readStoredText(stored: string, locale: Locale): string {
  if (!stored.startsWith('{')) return stored;
  try {
    const { data } = StoredTextSchema.safeParse(JSON.parse(stored));
    return data?.[locale] ?? stored;
  } catch (error) {
    if (error instanceof SyntaxError) return stored;
    throw error;
  }
}

/** What is kept of an error that a log shows: what it says in every language where that is known, else its own words. */
export function storedReason(error: unknown, longest: number): string {
  if (error instanceof ApiError) return storedText(error.text, longest);
  return (error instanceof Error ? error.message : String(error)).slice(0, longest);
}

const StoredTextSchema = z.record(z.enum(LOCALES), z.string());

function inAllLanguages(text: LocalText): StoredText {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as StoredText;
}
