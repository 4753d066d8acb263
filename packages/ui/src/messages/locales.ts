/** The interface languages, in the order in which they are offered. */
export const LOCALES = ['zh', 'en', 'zhtw', 'vi'] as const;

/** Code of an interface language as it is stored and sent. */
export type Locale = (typeof LOCALES)[number];

/** Language used when neither a saved setting nor the browser names a supported one. */
export const DEFAULT_LOCALE: Locale = 'zh';

/** Name of each language in itself. */
export const LOCALE_NAMES: Record<Locale, string> = {
  zh: '简体中文',
  en: 'English',
  zhtw: '繁體中文',
  vi: 'Tiếng Việt',
};

/** BCP 47 tag of each language, for `lang`, `Intl` and `<html>`. */
export const LOCALE_TAGS: Record<Locale, string> = { zh: 'zh-CN', en: 'en', zhtw: 'zh-TW', vi: 'vi' };

/** Whether a value is the code of a supported language. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}

/**
 * Picks the interface language: the saved one, else by the browser's tag. A tag containing "tw" is traditional
 * Chinese; otherwise its first two letters decide; anything else is Chinese.
 */
export function resolveLocale(saved: string | null | undefined, browserTag: string | undefined): Locale {
  if (isLocale(saved)) return saved;
  const tag = (browserTag ?? '').toLowerCase();
  if (tag.includes('tw')) return 'zhtw';
  const prefix = tag.slice(0, 2);
  return isLocale(prefix) ? prefix : DEFAULT_LOCALE;
}
