import { DEFAULT_LOCALE, type Locale } from '@smart-admin/ui/messages';
import { type FormDocument } from '../document/FormDocument.js';
import { type ListDefinition, type ListPart, type PhoneList } from '../list/ListDefinition.js';
import { type FieldRegistry } from '../registry/createRegistry.js';
import { mapFormTexts } from './mapFormTexts.js';
import { textAt } from './ModelTexts.js';

/** Place of a model's own name among the texts of its form. */
export const NAME_PATH = 'name';

/** Lists of a list definition whose parts have labels. */
export const LABELLED_PARTS = ['columns', 'search', 'buttons', 'rowButtons'] as const;

/** A form as somebody reads it who has chosen a language; what has no text in it stays as it is written. To be drawn, not to be saved. */
export function localizeForm(document: FormDocument, locale: Locale, registry?: FieldRegistry): FormDocument {
  if (!document.texts || locale === DEFAULT_LOCALE) return document;
  return mapFormTexts(document, (path, text) => textAt(document.texts, locale, path) ?? text, registry);
}

/** The same of a list. A label that is the one of its field is told as the form tells it, unless the list does. */
export function localizeList(list: ListDefinition, form: FormDocument, locale: Locale): ListDefinition {
  if ((!list.texts && !form.texts) || locale === DEFAULT_LOCALE) return list;
  const told = <Parts extends PhoneList>(parts: Parts): Parts => ({
    ...parts,
    ...Object.fromEntries(
      LABELLED_PARTS.map((name) => [
        name,
        parts[name].map((part) => ({
          ...part,
          label: listLabel({ list, form }, locale, { name, part }) ?? part.label,
        })),
      ]),
    ),
  });
  return { ...told(list), ...(list.phone ? { phone: told(list.phone) } : {}) };
}

/** The label of a part of a list in a language; undefined where neither list nor form tell it. */
export function listLabel(
  { list, form }: { list: ListDefinition; form: FormDocument },
  locale: Locale,
  { name, part }: { name: (typeof LABELLED_PARTS)[number]; part: ListPart },
): string | undefined {
  const own = textAt(list.texts, locale, `${name}.${part.id}`);
  if (own !== undefined) return own;
  const field = form.fields.find(({ id }) => id === part.id);
  return field && (part.label === '' || part.label === field.label)
    ? textAt(form.texts, locale, `fields.${field.id}.label`)
    : undefined;
}

/** A model's name in a language. */
export function localizeName(fullName: string, form: FormDocument, locale: Locale): string {
  return textAt(form.texts, locale, NAME_PATH) ?? fullName;
}
