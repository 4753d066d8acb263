import { type Locale } from './locales.js';

/** A text of the product that an installation words in its own way, named as gettext does: by key and original. */
export interface TextOverride {
  language: Locale;
  key: string;
  /** The text as the product brings it, in the same language; when a release changes it, the override lapses. */
  original: string;
  text: string;
}

/** Replaces the overrides of all catalogs; texts that are shown follow where a `LocaleProvider` is above them. */
export function setTextOverrides(overrides: readonly TextOverride[]): void {
  if (overrides.length === 0 && texts.size === 0) return;
  texts = new Map(overrides.map(({ language, key, original, text }) => [nameOf(language, key, original), text]));
  for (const listener of listeners) listener();
}

/** What is shown for an original: its override, or itself. */
export function overriddenText(locale: Locale, key: string, original: string): string {
  return texts.size === 0 ? original : (texts.get(nameOf(locale, key, original)) ?? original);
}

/** Whether any text is overridden. */
export function hasTextOverrides(): boolean {
  return texts.size > 0;
}

/** Calls back after each change of the overrides, until the returned function is called. */
export function subscribeTextOverrides(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Another object after each change of the overrides. */
export function textOverridesSnapshot(): object {
  return texts;
}

let texts: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

function nameOf(language: Locale, key: string, original: string): string {
  return `${language}\n${key}\n${original}`;
}
