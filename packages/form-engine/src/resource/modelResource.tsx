import { type Device, DEVICES } from '../core/document/FieldBase.js';
import { EMPTY_SIGN } from '@smart-admin/ui/data-table';
import { createTranslate, DEFAULT_LOCALE, type Locale, type Translate } from '@smart-admin/ui/messages';
import { decodeFormDocument } from '../core/document/decodeFormDocument.js';
import { type Field, type FieldOfKind, type FormDocument } from '../core/document/FormDocument.js';
import { type RecordPayload, recordPayload } from '../core/kinds/code/recordPayload.js';
import { decodeListDefinition } from '../core/list/decodeListDefinition.js';
import { formatColumn } from '../core/list/formatColumn.js';
import { initialFilters } from '../core/list/initialFilters.js';
import { filterOperators, flatOptions } from '../core/list/recordFilter.js';
import { rowCondition } from '../core/list/rowCondition.js';
import { summarizeColumn } from '../core/list/summarizeColumn.js';
import { asPhoneList } from '../core/list/phoneList.js';
import { type ListColumn, type ListDefinition, type ListSearch } from '../core/list/ListDefinition.js';
import { localizeForm, localizeList, localizeName } from '../core/texts/localizeModel.js';
import { columnOf, fieldText, filterOf, isRightAligned, referenceOf } from '../core/registry/fieldFacts.js';
import { type FieldRegistry } from '../core/registry/createRegistry.js';
import { linkFields } from '../core/registry/linkFields.js';
import { type FieldKinds, standardFieldKinds } from '../fields/fieldKinds.js';
import { type FieldViews } from '../fields/FieldViews.js';
import { hasPath, PathTitle } from '../fields/sources/PathTitle.js';
import { FieldText } from '../renderer/FieldText.js';
import { needsSource } from '../renderer/useOwnText.js';
import { switchOptions } from './model/switchOptions.js';
import { layoutsOf } from './model/layoutsOf.js';
import { buttonActions, type ButtonCalls, standardConditions } from './model/buttonActions.js';

import { TagCell } from './model/TagCell.js';
import { TonedCell } from './model/TonedCell.js';
import { resourceMessages } from './resourceMessages.js';
import {
  type FilterField,
  type ResourceColumn,
  type ResourceDefinition,
  type ResourceSource,
  type SearchField,
} from './types.js';

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
  /** Whose list it is; forms go by the device that they are drawn on. Default `pc`. */
  device?: Device;
}

/**
 * The resource of a model that somebody designed, in a language: the same page as a built-in one. Column codes are the fields' names.
 * `kinds` are those of the provider around its page; `addressOf` gives its QR codes an address instead of the payload as JSON. A model without the button of an action does not offer it; `calls` are what its own buttons ask. Throws FormDocumentError on documents that cannot be read.
 */
export function modelResource(
  config: ModelConfig,
  source: ResourceSource<ModelRow>,
  locale: Locale = DEFAULT_LOCALE,
  { registry, viewsOf }: FieldKinds = standardFieldKinds,
  addressOf?: (payload: RecordPayload) => string,
  calls: ButtonCalls = {},
): ResourceDefinition<ModelRow> {
  const written = decodeFormDocument(config.formData, registry);
  const form = formIn(written, locale, registry);
  const designed = localizeList(decodeListDefinition(config.columnData), written, locale);
  const list = config.device === 'app' && designed.phone ? onePhone(asPhoneList(designed)) : designed;
  const actions = buttonActions(list, calls);
  const layouts = layoutsOf(list, form, config.id, createTranslate(resourceMessages, locale));
  return {
    id: `model.${config.id}`,
    label: localizeName(config.fullName, written, locale),
    source: offered(source, list),
    form,
    formId: config.id,
    columns: list.columns
      .filter(({ visibility }) => visibility.length > 0)
      .map((column) => toColumn(column, form, { kinds: { registry, viewsOf }, locale, user: calls.user })),
    ...layouts,
    ...(layouts.parentField ? { initialValues: below(layouts.parentField) } : {}),
    ...(actions.length > 0 ? { actions } : {}),
    rowConditions: standardConditions(list, calls.user),
    recordOf(id) {
      const payload = recordPayload({ id, mid: config.id });
      return addressOf ? { payload, address: addressOf(payload) } : { payload };
    },
    search: list.search.map((search) => toSearch(search, form, createTranslate(resourceMessages, locale), registry)),
    filterFields: toFilterFields(form, createTranslate(resourceMessages, locale), registry),
    defaultPageSize: list.hasPage ? list.pageSize : 500,
    ...(list.detailPlace ? { detailPlace: list.detailPlace } : {}),
    ...(list.defaultSort ? { defaultSort: [list.defaultSort] } : {}),
    defaultFilters: initialFilters(list, form, { registry, user: calls.user, now: Date.now() }),
  };
}

/** A list of cards, all of whose columns were chosen for phones; groups, boards and calendars stay. */
function onePhone(list: ListDefinition): ListDefinition {
  return {
    ...list,
    columns: list.columns.map((column) => ({ ...column, visibility: [...DEVICES] })),
    layouts: ['cards', ...(list.layouts ?? []).filter((layout) => layout !== 'table' && layout !== 'cards')],
    startLayout: 'cards',
  };
}

/** The form of a model alone, as `modelResource` shows it. Throws FormDocumentError on one that cannot be read. */
export function modelForm(
  { formData }: Pick<ModelConfig, 'formData'>,
  locale: Locale = DEFAULT_LOCALE,
  { registry }: Pick<FieldKinds, 'registry'> = standardFieldKinds,
): FormDocument {
  return formIn(decodeFormDocument(formData, registry), locale, registry);
}

function formIn(written: FormDocument, locale: Locale, registry: FieldRegistry): FormDocument {
  return linkFields(localizeForm(written, locale, registry), registry);
}

/** A new record stands below the one that it is made from. */
function below(parentField: string): NonNullable<ResourceDefinition<ModelRow>['initialValues']> {
  return ({ parent }) => (parent ? { [parentField]: parent.id } : {});
}

function offered(source: ResourceSource<ModelRow>, list: ListDefinition): ResourceSource<ModelRow> {
  const ids = new Set([...list.buttons, ...list.rowButtons].map(({ id }) => id));
  const has = (id: string) => ids.size === 0 || ids.has(id);
  const {
    create,
    update,
    change,
    changeMany,
    remove,
    removeMany,
    bin,
    export: exportRows,
    import: importRows,
    ...rest
  } = source;
  return {
    ...rest,
    ...(create && has('add') ? { create } : {}),
    ...(update && has('edit') ? { update } : {}),
    ...(change && has('edit') ? { change } : {}),
    ...(changeMany && has('edit') ? { changeMany } : {}),
    ...(remove && has('remove') ? { remove } : {}),
    ...(removeMany && has('batchRemove') ? { removeMany } : {}),
    ...(bin && has('remove') ? { bin } : {}),
    ...(exportRows && has('download') ? { export: exportRows } : {}),
    ...(importRows && has('upload') ? { import: importRows } : {}),
  };
}

interface ColumnOptions {
  kinds: FieldKinds;
  locale: Locale;
  user: ButtonCalls['user'];
}

function toColumn(
  column: ListColumn,
  form: FormDocument,
  { kinds, locale, user }: ColumnOptions,
): ResourceColumn<ModelRow> {
  const { registry } = kinds;
  const field = form.fields.find(({ id }) => id === column.id);
  const kind = field && columnOf(field, registry);
  const { aggregate } = column;
  const toneOf = toneOfRow(column, user);
  return {
    id: column.id,
    header: column.label || (field?.label ?? column.id),
    align: field && isRightAligned(field, registry) && column.align === 'left' ? 'right' : column.align,
    sortable: column.sortable,
    permission: column.id,
    ...(column.visibility.length < DEVICES.length ? { devices: column.visibility } : {}),
    ...(kind ? { kind } : {}),
    ...(column.width === undefined ? {} : { width: column.width }),
    ...(column.card ? { card: column.card } : {}),
    ...(column.fixed ? { fixed: column.fixed } : {}),
    ...(field
      ? {
          render: (row: ModelRow) => (
            <TonedCell tone={toneOf?.(row)}>
              <ModelCell field={field} row={row} column={column} views={kinds.viewsOf(field.kind)} />
            </TonedCell>
          ),
          text: (row: ModelRow) => cellText(field, row, column, { kinds, locale }),
        }
      : {}),
    ...(field && aggregate !== ''
      ? {
          summarize: (rows: readonly ModelRow[]) =>
            summarizeColumn(field, aggregate, rows, { locale, registry, column }),
        }
      : {}),
    ...(field && kinds.viewsOf(field.kind)?.card
      ? { renderCard: (row: ModelRow) => <FieldText field={field} value={row[field.id]} inline card /> }
      : {}),
  };
}

function ModelCell({ field, row, column, views }: ModelCellProps) {
  const name = row[`${field.id}_name`];
  const formatted = formatColumn(row[field.id], column);
  if (formatted !== undefined) return formatted;
  if (column.format === 'tag' && typeof name === 'string') return <TagCell text={name} />;
  // plates, pictures and values of a kind that nobody knows are more than their text
  const isText = views && !views.cell && typeof name === 'string' && name !== '';
  if (!isText) return <FieldText field={field} value={row[field.id]} inline />;
  const reference = referenceOf(field);
  if (!reference || !hasPath(reference)) return name;
  return (
    <PathTitle reference={reference} ids={[row[field.id]].flat(3).map(String)}>
      {name}
    </PathTitle>
  );
}

/** What a cell shows, as text; undefined where the source of its names says it, or it is more than a text. */
function cellText(
  field: Field,
  row: ModelRow,
  column: ListColumn,
  { kinds: { registry, viewsOf }, locale }: Pick<ColumnOptions, 'kinds' | 'locale'>,
): string | undefined {
  const formatted = formatColumn(row[field.id], column);
  if (formatted !== undefined) return formatted;
  const name = row[`${field.id}_name`];
  if (typeof name === 'string' && name !== '') return name;
  const views = viewsOf(field.kind);
  if (!views || views.cell || needsSource(field, registry)) return undefined;
  return fieldText(field, row[field.id], { locale }, registry) || EMPTY_SIGN;
}

interface ModelCellProps {
  field: Field;
  row: ModelRow;
  column: ListColumn;
  views: FieldViews | undefined;
}

function toneOfRow({ colours }: ListColumn, user: ButtonCalls['user']) {
  if (colours.length === 0) return undefined;
  const rules = colours.flatMap(({ when, tone }) => {
    const holds = rowCondition(when, user);
    return holds ? [{ holds, tone }] : [];
  });
  return (row: ModelRow) => rules.find(({ holds }) => holds(row))?.tone;
}

/** Every field that keeps a value can be asked for, whether the list shows it or not. */
function toFilterFields(form: FormDocument, t: Translate<'yes' | 'no'>, registry: FieldRegistry): FilterField[] {
  return form.fields.flatMap((field) => {
    const operators = field.label === '' ? [] : filterOperators(field, registry);
    if (operators.length === 0) return [];
    const search = toSearch({ id: field.id, label: field.label, mode: 'equal', wire: undefined }, form, t, registry);
    const options = search.options ?? flatOptions(field);
    return { ...search, ...(options ? { options } : {}), operators };
  });
}

function toSearch(
  search: ListSearch,
  form: FormDocument,
  t: Translate<'yes' | 'no'>,
  registry: FieldRegistry,
): SearchField {
  const field = form.fields.find(({ id }) => id === search.id);
  const shared = { id: search.id, label: search.label || (field?.label ?? search.id), permission: search.id };
  if (!field) return { ...shared, kind: 'text' };
  switch (filterOf(field, registry).control) {
    case 'date-range':
      return { ...shared, kind: 'date-range' };
    case 'number-range':
      return { ...shared, kind: 'number-range' };
    case 'switch':
      return { ...shared, kind: 'select', options: switchOptions(field as FieldOfKind<'switch'>, t) };
    case 'select':
      return 'options' in field && field.dataType === 'static' && !field.options.some(({ children }) => children)
        ? { ...shared, kind: 'select', options: field.options }
        : { ...shared, kind: 'field', field };
    case 'reference':
    case 'own':
      return { ...shared, kind: 'field', field };
    case 'text':
      return { ...shared, kind: 'text' };
  }
}
