import { type Locale } from '@smart-admin/ui/messages';
import { type FormDocument } from '../core/document/FormDocument.js';
import { mapFormTexts } from '../core/texts/mapFormTexts.js';
import { TEXT_LOCALES } from '../core/texts/ModelTexts.js';

/** Picks a text in the language that a template is built in. */
export type Say = (zh: string, en: string, zhtw: string, vi: string) => string;

/** A form that is written in Chinese and tells its texts in the other languages: it is built once in each. */
export function buildTemplate(build: (say: Say) => FormDocument): FormDocument {
  const plain = build(sayIn('zh'));
  const paths = textsOf(plain).map(([path]) => path);
  const texts = Object.fromEntries(
    TEXT_LOCALES.map((locale) => {
      // the same form in the same order: the places are those of the plain text
      const told = textsOf(build(sayIn(locale)));
      return [locale, Object.fromEntries(paths.map((path, index) => [path, told[index]?.[1] ?? '']))];
    }),
  );
  return { ...plain, texts };
}

/** Picks the texts of one language. */
export function sayIn(locale: Locale): Say {
  return (zh, en, zhtw, vi) => ({ zh, en, zhtw, vi })[locale];
}

function textsOf(document: FormDocument): (readonly [path: string, text: string])[] {
  const found: (readonly [string, string])[] = [];
  mapFormTexts(document, (path, text) => {
    found.push([path, text]);
    return text;
  });
  return found;
}
