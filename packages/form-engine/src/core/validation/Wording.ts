import { type Locale } from '@smart-admin/ui/messages';

/** A message that is put into words for whoever reads it; a text is what somebody else has said, in their words. */
export type Wording = string | ((locale: Locale) => string);

/** A message in a language. */
export function wordsOf(wording: Wording, locale: Locale): string {
  return typeof wording === 'string' ? wording : wording(locale);
}
