import { messagesIn } from '@smart-admin/ui/messages';
import { type FormDocument } from '../core/document/FormDocument.js';
import { type ListLayout } from '../core/list/listLayouts.js';
import { type ListColumn, type ListDefinition } from '../core/list/ListDefinition.js';
import { type CardPlace } from '../core/list/phoneList.js';
import { TEXT_LOCALES } from '../core/texts/ModelTexts.js';
import { type DesignableField, designableFields, newColumn } from '../designer/list/designableFields.js';
import { listButtonMessages } from '../designer/list/listButtonMessages.js';
import { createListDefinition, newSearch } from '../designer/list/listOfForm.js';

/** What is particular about the list of a template; its words are those of the form. */
export interface ListDesign {
  /** Names of fields in their order, with what is particular about their columns. */
  columns: readonly (readonly [field: string, settings?: Partial<Omit<ListColumn, 'id' | 'label'>>])[];
  /** Names of the fields that are searched by; phones take the first two. */
  search: readonly string[];
  /** Layouts besides table and cards, with the fields that they go by. */
  layouts?: readonly ListLayout[];
  /** The fields that the layouts go by. */
  fields?: Pick<ListDefinition, 'groupField' | 'boardField' | 'calendarStart' | 'calendarEnd' | 'startLayout'>;
  /** How it is ordered at first. Default: the newest first. */
  order?: ListDefinition['defaultSort'];
  /** The card of a phone: which columns stand where. */
  card: Readonly<Partial<Record<Exclude<CardPlace, ''>, readonly string[]>>>;
}

/** A designed list over a form, which is told in the languages of the form. */
export function buildList(form: FormDocument, design: ListDesign): ListDefinition {
  const { columns, search, layouts = [], fields: layoutFields = {}, order, card } = design;
  const fields = new Map(designableFields(form).map((field) => [field.id, field]));
  const fieldOf = (id: string): DesignableField => {
    const field = fields.get(id);
    if (!field) throw new Error(`The form has no field ${id}`);
    return field;
  };
  const plain = createListDefinition(form, 'zh');
  const buttons = {
    rowButtons: [plain.rowButtons[0], PRINT, ...plain.rowButtons.slice(1)].filter((one) => one !== undefined),
  };
  const placed = Object.entries(card).flatMap(([place, ids]) => ids.map((id) => [id, place as CardPlace] as const));
  const settingsOf = (id: string) => columns.find(([column]) => column === id)?.[1];
  return {
    ...plain,
    ...buttons,
    columns: columns.map(([id, settings]) => ({ ...newColumn(fieldOf(id)), ...settings })),
    search: search.map((id) => newSearch(fieldOf(id), form)),
    ...(layouts.length > 0 ? { layouts: ['table', 'cards', ...layouts] } : {}),
    ...layoutFields,
    defaultSort: order,
    phone: {
      columns: placed.map(([id, place]) => ({
        ...newColumn(fieldOf(id)),
        ...colourOf(settingsOf(id)),
        card: place,
      })),
      search: search.slice(0, 2).map((id) => newSearch(fieldOf(id), form)),
      buttons: plain.buttons.filter(({ id }) => id === 'add'),
      rowButtons: plain.rowButtons,
      defaultSort: order,
    },
    texts: buttonTexts(),
  };
}

/** What says something about a value says it on phones too. */
function colourOf(settings: Partial<ListColumn> | undefined): Partial<ListColumn> {
  const { colours, format, decimals, unit } = settings ?? {};
  return {
    ...(colours ? { colours } : {}),
    ...(format ? { format } : {}),
    ...(decimals === undefined ? {} : { decimals }),
    ...(unit ? { unit } : {}),
  };
}

/** The labels of the buttons in the other languages; those of columns are the form's. */
function buttonTexts(): NonNullable<ListDefinition['texts']> {
  return Object.fromEntries(
    TEXT_LOCALES.map((locale) => {
      const words = Object.entries(messagesIn(listButtonMessages, locale));
      const told = (part: 'buttons' | 'rowButtons') => words.map(([id, text]) => [`${part}.${id}`, text]);
      return [locale, Object.fromEntries([...told('buttons'), ...told('rowButtons')])];
    }),
  );
}

const PRINT = { id: 'print', label: messagesIn(listButtonMessages, 'zh').print, wire: undefined };
