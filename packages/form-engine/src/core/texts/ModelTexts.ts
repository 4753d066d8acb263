import { type Locale } from '@smart-admin/ui/messages';
import { isRecord } from '../document/readWire.js';
import { type WireNode, writeAt } from '../document/WireNode.js';
import { sameValue } from '../state/sameValue.js';

/** Languages in which the texts of a document may be told besides the one that it is written in. */
export const TEXT_LOCALES = ['en', 'zhtw', 'vi'] as const satisfies readonly Exclude<Locale, 'zh'>[];
export type TextLocale = (typeof TEXT_LOCALES)[number];

/** Texts of a document in other languages, by the place of the plain text: `texts.en['fields.plate.label']`. */
export type ModelTexts = Readonly<Partial<Record<TextLocale, Readonly<Record<string, string>>>>>;

/** The text of a place in a language; undefined where it has none, and for the language of the plain text. */
export function textAt(texts: ModelTexts | undefined, locale: Locale, path: string): string | undefined {
  const found = locale === 'zh' ? undefined : texts?.[locale];
  return found && Object.hasOwn(found, path) ? found[path] : undefined;
}

/** Reads `texts` of a stored document; what is no text in a known language is left out, and stays as it was written. */
export function readTexts({ texts }: WireNode): ModelTexts | undefined {
  if (!isRecord(texts)) return undefined;
  const known = TEXT_LOCALES.flatMap((locale) => {
    const stored = texts[locale];
    return isRecord(stored) ? [[locale, textsOf(stored)] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/** Writes `texts` where they are others than those that were read. Texts that are empty are none. */
export function writeTexts(node: WireNode, texts: ModelTexts | undefined, before: WireNode | undefined): WireNode {
  if (sameValue(texts, before && readTexts(before))) return node;
  const stored = isRecord(node.texts) ? node.texts : {};
  const changed = Object.fromEntries(
    TEXT_LOCALES.flatMap((locale) => {
      const filled = Object.entries(texts?.[locale] ?? {}).filter(([, text]) => text !== '');
      return filled.length > 0 || locale in stored ? [[locale, Object.fromEntries(filled)]] : [];
    }),
  );
  return writeAt(node, 'texts', { ...stored, ...changed });
}

function textsOf(stored: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
