import { type Locale } from './locales.js';
import { hasTextOverrides, overriddenText } from './textOverrides.js';

/**
 * Declares the texts of one feature in all four languages. `zh` names the keys; a language that lacks one, or has one
 * too many, fails the type check. Placeholders are written `{name}`, or `{name:word}` for the name of a thing inside a
 * sentence: `Add {label:word}` and `Dictionary item` make `Add dictionary item`, while `IP rule` stays as it is.
 *
 * @example
 * const messages = defineMessages({
 *   zh: { total: '共 {total} 条' }, en: { total: '{total} in total' },
 *   zhtw: { total: '共 {total} 筆' }, vi: { total: 'Tổng {total}' },
 * });
 */
export function defineMessages<const Key extends string>(messages: Messages<Key>): Messages<Key> {
  return messages;
}

/** The text of a key in a language (or its override), placeholders replaced; an unknown placeholder stays as it is written. */
export function formatMessage<Key extends string>(
  messages: Messages<Key>,
  locale: Locale,
  key: Key,
  values?: MessageValues,
): string {
  const text = overriddenText(locale, key, messages[locale][key]);
  if (!values) return text;
  return text.replace(/\{(\w+)(:word)?\}/g, (placeholder, name: string, word?: string) => {
    if (!(name in values)) return placeholder;
    return word ? asWord(String(values[name])) : String(values[name]);
  });
}

/** Small first letter, except in abbreviations. */
function asWord(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** All texts of a catalog in one language, overrides included; without any it is the catalog's own record. */
export function messagesIn<Key extends string>(messages: Messages<Key>, locale: Locale): Record<Key, string> {
  if (!hasTextOverrides()) return messages[locale];
  const entries = Object.entries<string>(messages[locale]);
  return Object.fromEntries(entries.map(([key, text]) => [key, overriddenText(locale, key, text)])) as Record<
    Key,
    string
  >;
}

/** Binds `formatMessage` to one language. */
export function createTranslate<Key extends string>(messages: Messages<Key>, locale: Locale): Translate<Key> {
  return (key, values) => formatMessage(messages, locale, key, values);
}

/** Texts by language and key. */
export type Messages<Key extends string> = Record<Locale, Record<Key, string>>;

/** Values of the placeholders of one text. */
export type MessageValues = Record<string, string | number>;

/** Looks up a text by its key. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;
