import { createTranslate, DEFAULT_LOCALE, type Locale, type Translate } from '@smart-admin/ui/messages';
import { decodeFormDocument } from '../core/document/decodeFormDocument.js';
import { type Field, type FieldOfKind, type FormDocument } from '../core/document/FormDocument.js';
import { decodeListDefinition } from '../core/list/decodeListDefinition.js';
import { type ListColumn, type ListDefinition, type ListSearch } from '../core/list/ListDefinition.js';
import { columnOf, filterOf, isRightAligned } from '../core/registry/fieldFacts.js';
import { standardTexts } from '../fields/standardTexts.js';
import { FieldText } from '../renderer/FieldText.js';
import { resourceMessages } from './resourceMessages.js';
import { type ResourceColumn, type ResourceDefinition, type ResourceSource, type SearchField } from './types.js';

/** A record of a model: its values by field name, and names of ids under `{field}_name`. */
export interface ModelRow extends Record<string, unknown> {
  id: string;
}

/** A released model as the server answers it; the documents may be text or parsed. */
export interface ModelConfig {
  id: string;
  /** Name of the page and its things. */
  fullName: string;
  formData: unknown;
  columnData: unknown;
}

/**
 * The resource of a model that somebody designed: the same page as a built-in one. Column codes are the fields' names.
 * A model without the button of an action does not offer it. Throws FormDocumentError on documents that cannot be read.
 */
export function modelResource(
  config: ModelConfig,
  source: ResourceSource<ModelRow>,
  locale: Locale = DEFAULT_LOCALE,
): ResourceDefinition<ModelRow> {
  const form = decodeFormDocument(config.formData);
  const list = decodeListDefinition(config.columnData);
  return {
    id: `model.${config.id}`,
    label: config.fullName,
    source: offered(source, list),
    form,
    columns: list.columns.filter(({ visibility }) => visibility.includes('pc')).map((column) => toColumn(column, form)),
    search: list.search.map((search) => toSearch(search, form, createTranslate(resourceMessages, locale))),
    defaultPageSize: list.hasPage ? list.pageSize : 500,
    ...(list.defaultSort ? { defaultSort: [list.defaultSort] } : {}),
  };
}

function offered(source: ResourceSource<ModelRow>, list: ListDefinition): ResourceSource<ModelRow> {
  const ids = new Set([...list.buttons, ...list.rowButtons].map(({ id }) => id));
  const has = (id: string) => ids.size === 0 || ids.has(id);
  const { create, update, remove, removeMany, export: exportRows, import: importRows, ...rest } = source;
  return {
    ...rest,
    ...(create && has('add') ? { create } : {}),
    ...(update && has('edit') ? { update } : {}),
    ...(remove && has('remove') ? { remove } : {}),
    ...(removeMany && has('batchRemove') ? { removeMany } : {}),
    ...(exportRows && has('download') ? { export: exportRows } : {}),
    ...(importRows && has('upload') ? { import: importRows } : {}),
  };
}

function toColumn(column: ListColumn, form: FormDocument): ResourceColumn<ModelRow> {
  const field = form.fields.find(({ id }) => id === column.id);
  const kind = field && columnOf(field);
  return {
    id: column.id,
    header: column.label || (field?.label ?? column.id),
    align: field && isRightAligned(field) && column.align === 'left' ? 'right' : column.align,
    sortable: column.sortable,
    permission: column.id,
    ...(kind ? { kind } : {}),
    ...(column.width === undefined ? {} : { width: column.width }),
    ...(column.fixed ? { fixed: column.fixed } : {}),
    ...(field ? { render: (row: ModelRow) => <ModelCell field={field} row={row} /> } : {}),
  };
}

function ModelCell({ field, row }: { field: Field; row: ModelRow }) {
  const name = row[`${field.id}_name`];
  // plates and pictures are more than their text
  if (standardTexts[field.kind]?.inline) return <FieldText field={field} value={row[field.id]} inline />;
  return typeof name === 'string' && name !== '' ? name : <FieldText field={field} value={row[field.id]} inline />;
}

function toSearch(search: ListSearch, form: FormDocument, t: Translate<'yes' | 'no'>): SearchField {
  const field = form.fields.find(({ id }) => id === search.id);
  const shared = { id: search.id, label: search.label || (field?.label ?? search.id), permission: search.id };
  if (!field) return { ...shared, kind: 'text' };
  switch (filterOf(field).control) {
    case 'date-range':
      return { ...shared, kind: 'date-range' };
    case 'number-range':
      return { ...shared, kind: 'number-range' };
    case 'switch': {
      const { activeText = '', inactiveText = '' } = field as Partial<FieldOfKind<'switch'>>;
      const options = [
        { value: '1', label: activeText || t('yes') },
        { value: '0', label: inactiveText || t('no') },
      ];
      return { ...shared, kind: 'select', options };
    }
    case 'select':
      return 'options' in field && field.dataType === 'static' && !field.options.some(({ children }) => children)
        ? { ...shared, kind: 'select', options: field.options }
        : { ...shared, kind: 'field', field };
    case 'reference':
      return { ...shared, kind: 'field', field };
    case 'text':
      return { ...shared, kind: 'text' };
  }
}
