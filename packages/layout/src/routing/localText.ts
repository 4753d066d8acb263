import { LOCALES, type Locale } from '@smart-admin/ui/messages';

/** A text: the same for all readers, or by language. */
export type LocalText = string | Partial<Record<Locale, string>>;

/** The text in a language; what it lacks there shows in the first of zh, en, zhtw and vi that has it. */
export function localText(text: LocalText, locale: Locale): string {
  if (typeof text === 'string') return text;
  return text[locale] || textsOf(text)[0] || '';
}

/** The text in all its languages. */
export function textsOf(text: LocalText): string[] {
  if (typeof text === 'string') return [text];
  return LOCALES.map((locale) => text[locale] ?? '').filter((each) => each !== '');
}
