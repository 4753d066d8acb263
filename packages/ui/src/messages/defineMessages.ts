import { type Locale } from './locales.js';

/**
 * Declares the texts of one feature in all four languages. `zh` names the keys; a language that lacks one, or has one
 * too many, fails the type check. Placeholders are written `{name}`.
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

/** The text of a key in a language, placeholders replaced; an unknown placeholder stays as it is written. */
export function formatMessage<Key extends string>(
  messages: Messages<Key>,
  locale: Locale,
  key: Key,
  values?: MessageValues,
): string {
  const text = messages[locale][key];
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    name in values ? String(values[name]) : placeholder,
  );
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
