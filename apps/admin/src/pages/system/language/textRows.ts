import { LOCALES, type Locale, type TextOverride } from '@smart-admin/ui/messages';

/** A text of the product as its catalogs have it. */
export interface ProductText extends Readonly<Record<Locale, string>> {
  key: string;
  places: readonly string[];
}

/** A row of the page: what the product brings, and what stands instead. */
export interface TextRow {
  id: string;
  key: string;
  place: string;
  originals: Readonly<Record<Locale, string>>;
  /** What is shown, overrides included. */
  texts: Readonly<Record<Locale, string>>;
  /** The languages in which it is overridden. */
  changed: readonly Locale[];
  /** The languages that have no text, or one in Chinese where it is another language. */
  missing: readonly Locale[];
  /** An override whose original the product no longer has: it is without effect. */
  lapsed: boolean;
}

/** The texts of the product with their overrides, and behind them the overrides that have lapsed. */
export function textRows(product: readonly ProductText[], overrides: readonly TextOverride[]): TextRow[] {
  const open = new Map(overrides.map((override) => [nameOf(override), override]));
  const used = new Set<string>();
  const rows = product.map((text) => {
    const changed: Locale[] = [];
    const texts = Object.fromEntries(
      LOCALES.map((language) => {
        const name = nameOf({ language, key: text.key, original: text[language] });
        const override = open.get(name);
        if (!override) return [language, text[language]];
        used.add(name);
        changed.push(language);
        return [language, override.text];
      }),
    ) as Record<Locale, string>;
    const originals = { zh: text.zh, en: text.en, zhtw: text.zhtw, vi: text.vi };
    return {
      id: JSON.stringify([text.key, originals]),
      key: text.key,
      place: text.places.join(' '),
      originals,
      texts,
      changed,
      missing: LOCALES.filter((language) => isMissing(language, texts[language])),
      lapsed: false,
    };
  });
  return [...rows, ...overrides.filter((override) => !used.has(nameOf(override))).map(lapsedRow)];
}

/** The originals that the rows' overrides replace, as the server names them. */
export function overridesOf({ key, originals, texts, changed }: TextRow): TextOverride[] {
  return changed.map((language) => ({ language, key, original: originals[language], text: texts[language] }));
}

function lapsedRow({ language, key, original, text }: TextOverride): TextRow {
  const none = { zh: '', en: '', zhtw: '', vi: '' };
  return {
    id: nameOf({ language, key, original }),
    key,
    place: '',
    originals: { ...none, [language]: original },
    texts: { ...none, [language]: text },
    changed: [language],
    missing: [],
    lapsed: true,
  };
}

function isMissing(language: Locale, text: string): boolean {
  if (text.trim() === '') return true;
  return (language === 'en' || language === 'vi') && /\p{Script=Han}/u.test(text);
}

function nameOf({ language, key, original }: Omit<TextOverride, 'text'>): string {
  return `${language}\n${key}\n${original}`;
}
