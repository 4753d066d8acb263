import { FormDocumentError } from '../document/FormDocumentError.js';
import { migrateDocument } from '../document/migrateDocument.js';
import { isRecord, readFlag, readNumber, readText } from '../document/readWire.js';
import {
  LIST_DEFINITION_VERSION,
  type ListButton,
  type ListColumn,
  type ListDefinition,
  listDefinitionMigrations,
  type ListSearch,
} from './ListDefinition.js';

/** Reads a stored list definition, as text or as parsed JSON. Throws FormDocumentError with the place. */
export function decodeListDefinition(stored: unknown): ListDefinition {
  const parsed = typeof stored === 'string' ? parseJson(stored) : stored;
  if (!isRecord(parsed)) throw new FormDocumentError('type', '', 'must be an object');
  const wire = migrateDocument(parsed, LIST_DEFINITION_VERSION, listDefinitionMigrations);
  const {
    version: _version,
    searchList,
    columnList,
    btnsList,
    columnBtnsList,
    defaultSidx,
    sort,
    pageSize,
    hasPage,
    ...extra
  } = wire;
  const sidx = readText(defaultSidx, 'defaultSidx');
  return {
    version: LIST_DEFINITION_VERSION,
    search: readList(searchList, 'searchList', readSearch),
    columns: readList(columnList, 'columnList', readColumn),
    buttons: readList(btnsList, 'btnsList', readButton),
    rowButtons: readList(columnBtnsList, 'columnBtnsList', readButton),
    defaultSort: sidx === '' ? undefined : { id: sidx, desc: readText(sort, 'sort') !== 'asc' },
    hasPage: readFlag(hasPage, 'hasPage', true),
    pageSize: Math.min(500, Math.max(1, Math.round(readNumber(pageSize, 'pageSize') ?? 20))),
    extra,
  };
}

/** Writes a list definition in the stored format. */
export function encodeListDefinition(list: ListDefinition): Record<string, unknown> {
  return {
    ...list.extra,
    version: list.version,
    searchList: list.search.map(({ id, label, mode, extra }) => ({
      ...extra,
      __vModel__: id,
      label,
      searchType: SEARCH_TYPES.indexOf(mode) + 1,
    })),
    columnList: list.columns.map(({ id, label, width, align, sortable, fixed, visibility, extra }) => ({
      ...extra,
      prop: id,
      label,
      width: width ?? '',
      align,
      sortable,
      fixed: fixed ?? 'none',
      visibility,
    })),
    btnsList: list.buttons.map(writeButton),
    columnBtnsList: list.rowButtons.map(writeButton),
    defaultSidx: list.defaultSort?.id ?? '',
    sort: list.defaultSort?.desc === false ? 'asc' : 'desc',
    hasPage: list.hasPage,
    pageSize: list.pageSize,
  };
}

/** Stored numbers 1, 2, 3. */
const SEARCH_TYPES = ['equal', 'like', 'between'] as const;

function writeButton({ id, label, extra }: ListButton): Record<string, unknown> {
  return { ...extra, value: id, label };
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new FormDocumentError('json', '', `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readList<Item>(
  raw: unknown,
  path: string,
  read: (item: Record<string, unknown>, path: string) => Item,
): Item[] {
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw)) throw new FormDocumentError('type', path, 'must be a list');
  return raw.map((item: unknown, index) => {
    const at = `${path}[${index}]`;
    if (!isRecord(item)) throw new FormDocumentError('type', at, 'must be an object');
    return read(item, at);
  });
}

function readSearch(item: Record<string, unknown>, path: string): ListSearch {
  const { __vModel__, prop, label, searchType, ...extra } = item;
  const type = readNumber(searchType, `${path}.searchType`) ?? 1;
  return {
    id: named(__vModel__ ?? prop, path),
    label: readText(label, `${path}.label`),
    mode: SEARCH_TYPES[type - 1] ?? 'equal',
    extra,
  };
}

function readColumn(item: Record<string, unknown>, path: string): ListColumn {
  const { prop, __vModel__, label, width, align, sortable, fixed, visibility, ...extra } = item;
  return {
    id: named(prop ?? __vModel__, path),
    label: readText(label, `${path}.label`),
    width: readNumber(width, `${path}.width`),
    align: align === 'center' || align === 'right' ? align : 'left',
    sortable: readFlag(sortable, `${path}.sortable`, false),
    fixed: fixed === 'left' || fixed === 'right' ? fixed : undefined,
    visibility: Array.isArray(visibility)
      ? (['pc', 'app'] as const).filter((device) => visibility.includes(device))
      : ['pc', 'app'],
    extra,
  };
}

function readButton(item: Record<string, unknown>, path: string): ListButton {
  const { value, label, ...extra } = item;
  return { id: named(value, path), label: readText(label, `${path}.label`), extra };
}

function named(raw: unknown, path: string): string {
  const name = readText(raw, path);
  if (!/^\w{1,100}$/.test(name)) throw new FormDocumentError('name', path, `"${name.slice(0, 60)}" is no name`);
  return name;
}
