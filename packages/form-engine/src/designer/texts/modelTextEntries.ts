import { type FormDocument } from '../../core/document/FormDocument.js';
import { type ListDefinition } from '../../core/list/ListDefinition.js';
import { type ReportTextKind } from '../../core/report/reportTexts.js';
import { LABELLED_PARTS, listLabel, NAME_PATH } from '../../core/texts/localizeModel.js';
import { mapFormTexts } from '../../core/texts/mapFormTexts.js';
import { type ModelTexts, TEXT_LOCALES, type TextLocale, textAt } from '../../core/texts/ModelTexts.js';

/** A text of a model or a report with what it is in the other languages. */
export interface TextEntry {
  /** Document that keeps it. */
  document: 'form' | 'list' | 'report';
  /** Its place there. */
  path: string;
  kind: TextKind;
  /** The text as it is written. */
  text: string;
  /** What has been told. */
  texts: Partial<Record<TextLocale, string>>;
  /** What is drawn where nothing has been told: labels of lists are those of their fields. */
  inherited: Partial<Record<TextLocale, string>>;
}

export type TextKind =
  | 'name'
  | 'label'
  | 'placeholder'
  | 'help'
  | 'options'
  | 'titles'
  | 'messages'
  | 'other'
  | ReportTextKind
  | (typeof LABELLED_PARTS)[number];

/** Every text of a model by its place: its name, then those of the form, then those of the list. */
export function modelTextEntries({ fullName, form, list }: DesignedTexts): TextEntry[] {
  const entries = new Map<string, TextEntry>();
  const add = (entry: Omit<TextEntry, 'texts' | 'inherited'>, inherited: TextEntry['inherited'] = {}) => {
    const { texts } = entry.document === 'list' ? list : form;
    const told = byLocale((locale) => textAt(texts, locale, entry.path));
    // equal messages and titles stand in one place
    entries.set(`${entry.document} ${entry.path}`, { ...entry, texts: told, inherited });
  };
  add({ document: 'form', path: NAME_PATH, kind: 'name', text: fullName });
  mapFormTexts(form, (path, text) => {
    add({ document: 'form', path, kind: kindOf(path), text });
    return text;
  });
  for (const name of LABELLED_PARTS)
    for (const part of list[name]) {
      const untold = { form, list: { ...list, texts: {} } };
      const inherited = byLocale((locale) => listLabel(untold, locale, { name, part }));
      if (part.label !== '')
        add({ document: 'list', path: `${name}.${part.id}`, kind: name, text: part.label }, inherited);
    }
  return [...entries.values()];
}

/** Languages in which a text is told neither by itself nor by what it is taken from. */
export function missingLocales({ texts, inherited }: TextEntry): TextLocale[] {
  return TEXT_LOCALES.filter((locale) => !texts[locale] && !inherited[locale]);
}

/** The texts of a document after some were changed; texts of places that it no longer has are left out. */
export function textsOf(entries: readonly TextEntry[], document: TextEntry['document']): ModelTexts {
  return Object.fromEntries(
    TEXT_LOCALES.map((locale) => [
      locale,
      Object.fromEntries(
        entries.flatMap((entry) => {
          const text = entry.document === document ? entry.texts[locale]?.trim() : undefined;
          return text ? [[entry.path, text]] : [];
        }),
      ),
    ]),
  );
}

export interface DesignedTexts {
  fullName: string;
  form: FormDocument;
  list: ListDefinition;
}

function byLocale(text: (locale: TextLocale) => string | undefined): Partial<Record<TextLocale, string>> {
  return Object.fromEntries(
    TEXT_LOCALES.map((locale) => [locale, text(locale)] as const).filter(([, found]) => found !== undefined),
  );
}

function kindOf(path: string): TextKind {
  const [root = '', ...places] = path.split('.');
  if (root === 'titles' || root === 'messages') return root;
  if (places.includes('options')) return 'options';
  const last = places.at(-1);
  return last === 'label' || last === 'placeholder' || last === 'help' ? last : 'other';
}
