import { messagesIn, type Locale } from '@smart-admin/ui/messages';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { readAt } from '../../core/document/WireNode.js';
import { encodeListDefinition } from '../../core/list/decodeListDefinition.js';
import {
  LIST_DEFINITION_VERSION,
  type ListDefinition,
  type ListPart,
  type ListSearch,
  type PhoneList,
} from '../../core/list/ListDefinition.js';
import { type FieldRegistry } from '../../core/registry/createRegistry.js';
import { filterOf } from '../../core/registry/fieldFacts.js';
import { designableFields, newColumn } from './designableFields.js';
import { listButtonMessages } from './listButtonMessages.js';

/** The list that a form begins with: its first fields as columns, a search by the first ones, and the usual buttons. */
export function createListDefinition(form: FormDocument, locale: Locale, registry?: FieldRegistry): ListDefinition {
  const words = messagesIn(listButtonMessages, locale);
  const button = (id: keyof typeof words): ListPart => ({ id, label: words[id], wire: undefined });
  const fields = designableFields(form, registry);
  const searched = fields.slice(0, MOST_SEARCHES).map((field) => newSearch(field, form, registry));
  return {
    version: LIST_DEFINITION_VERSION,
    search: searched,
    columns: fields.slice(0, MOST_COLUMNS).map(newColumn),
    buttons: [button('add'), button('batchRemove'), button('upload'), button('download')],
    rowButtons: [button('detail'), button('edit'), button('remove')],
    defaultSort: undefined,
    hasPage: true,
    pageSize: 20,
    filters: [],
    wire: undefined,
  };
}

/** A search by a field, as its kind compares. */
export function newSearch(
  { id, label }: { id: string; label: string },
  form: FormDocument,
  registry?: FieldRegistry,
): ListSearch {
  const field = form.fields.find((one) => one.id === id);
  const operator = field && filterOf(field, registry).operator;
  const mode = operator === 'between' ? 'between' : operator === 'contains' ? 'like' : 'equal';
  return { id, label, mode, wire: undefined };
}

const MOST_COLUMNS = 8;
const MOST_SEARCHES = 3;

/**
 * The list after its form has changed: what was renamed goes along, what is gone goes too. A list that nobody has designed
 * yet, as `before` began it, begins anew with the form as it is now.
 */
export function followForm(
  list: ListDefinition,
  form: FormDocument,
  { before, locale, registry }: { before: FormDocument; locale: Locale; registry?: FieldRegistry },
): ListDefinition {
  const first = createListDefinition(form, locale, registry);
  if (isSameList(list, createListDefinition(before, locale, registry))) return first;
  const renamed = renamedFields(form);
  const present = new Set(form.fields.map(({ id }) => id));
  const follow = <Part extends ListPart>(parts: readonly Part[]): Part[] =>
    parts.flatMap((part) => {
      const id = renamed.get(part.id) ?? part.id;
      return present.has(id) ? [id === part.id ? part : { ...part, id }] : [];
    });
  const columns = follow(list.columns);
  const sortAfter = (sort: ListDefinition['defaultSort']) => {
    const id = sort && (renamed.get(sort.id) ?? sort.id);
    return sort && id !== undefined && present.has(id) ? { ...sort, id } : undefined;
  };
  const { phone, ...web } = list;
  return {
    ...web,
    columns: columns.length > 0 ? columns : first.columns,
    search: follow(list.search),
    ...followLayouts(list, (id) => (present.has(renamed.get(id) ?? id) ? (renamed.get(id) ?? id) : '')),
    ...phoneAfter(phone && followPhone(phone, follow, sortAfter)),
    filters: list.filters.flatMap((filter) => {
      const field = renamed.get(filter.field) ?? filter.field;
      return present.has(field) ? [{ ...filter, field }] : [];
    }),
    defaultSort: sortAfter(list.defaultSort),
  };
}

const phoneAfter = (phone: PhoneList | undefined): Pick<ListDefinition, 'phone'> => (phone ? { phone } : {});

/** The same of what phones have of their own; without columns they follow the web's list again. */
function followPhone(
  phone: PhoneList,
  follow: <Part extends ListPart>(parts: readonly Part[]) => Part[],
  sortAfter: (sort: ListDefinition['defaultSort']) => ListDefinition['defaultSort'],
): PhoneList | undefined {
  const columns = follow(phone.columns);
  if (columns.length === 0) return undefined;
  return { ...phone, columns, search: follow(phone.search), defaultSort: sortAfter(phone.defaultSort) };
}

/** The fields of the layouts after the form has changed; a field that is gone is none. */
function followLayouts(list: ListDefinition, follow: (id: string) => string): Partial<ListDefinition> {
  const fields = ['groupField', 'boardField', 'calendarStart', 'calendarEnd', 'treeField'] as const;
  return Object.fromEntries(fields.flatMap((name) => (list[name] ? [[name, follow(list[name])]] : [])));
}

/** Whether both would be stored in the same words if they had never been. */
function isSameList(list: ListDefinition, other: ListDefinition): boolean {
  const fresh = <Part extends ListPart>(parts: readonly Part[]) => parts.map((part) => ({ ...part, wire: undefined }));
  const [one, two] = [list, other].map((each) =>
    JSON.stringify(
      encodeListDefinition({
        ...each,
        wire: undefined,
        columns: fresh(each.columns),
        search: fresh(each.search),
        buttons: fresh(each.buttons),
        rowButtons: fresh(each.rowButtons),
      }),
    ),
  );
  return one === two;
}

/** New names of fields by those under which they were stored. */
function renamedFields({ fields }: Pick<FormDocument, 'fields'>): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap(({ id, wire }): [string, string][] => {
      const stored = wire && readAt(wire, '__vModel__');
      return typeof stored === 'string' && stored !== '' && stored !== id ? [[stored, id]] : [];
    }),
  );
}
