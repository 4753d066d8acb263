import { type Field, type FormDocument, type FormValues } from '../../core/document/FormDocument.js';
import { asksForEmpty } from '../../core/list/listLayouts.js';
import { filterOf } from '../../core/registry/fieldFacts.js';
import { type ModelRow } from '../modelResource.js';
import { type ListQuery, type ResourceSource } from '../types.js';
import { isInTree, rowsAbove, withCounts } from './memoryTree.js';

/**
 * Records of a form that live in memory and are gone with the page: for previews, demonstrations and tests. Filters, sorts
 * and pages as a server does; what only a server fills in stays empty.
 */
export function memoryRecords(form: FormDocument, records: readonly ModelRow[] = []): ResourceSource<ModelRow> {
  let rows = records;
  let last = 0;
  /** Records as they were before each change of several. */
  const before = new Map<string, ModelRow>();
  const fields = new Map(form.fields.map((field) => [field.id, field]));
  return {
    list: (query) => {
      const { tree } = query;
      const found = sorted(
        rows.filter((row) => matches(row, fields, query) && (!tree || isInTree(row, rows, tree))),
        query,
      );
      const start = (query.currentPage - 1) * query.pageSize;
      const page = found.slice(start, start + query.pageSize);
      return Promise.resolve({
        list: tree ? withCounts(page, rows, tree) : page,
        ...(tree?.part === 'found' ? { above: withCounts(rowsAbove(page, rows, tree), rows, tree) } : {}),
        pagination: { currentPage: query.currentPage, pageSize: query.pageSize, total: found.length },
      });
    },
    read: (id) => {
      const row = rows.find((candidate) => candidate.id === id);
      return row ? Promise.resolve({ ...row }) : Promise.reject(new Error(`There is no record ${id}`));
    },
    create: (values) => {
      last += 1;
      const id = `memory-${last}`;
      rows = [{ ...values, id }, ...rows];
      return Promise.resolve(id);
    },
    update: (id, values) => {
      rows = rows.map((row) => (row.id === id ? { ...row, ...values, id } : row));
      return Promise.resolve();
    },
    changeMany: (ids, set) => {
      const changed = rows.filter(({ id }) => ids.includes(id));
      last += 1;
      for (const row of changed) before.set(`${row.id}.${last}`, row);
      rows = rows.map((row) => (ids.includes(row.id) ? { ...row, ...set } : row));
      return Promise.resolve({ changed: changed.map(({ id }) => ({ id, revision: last })), unchanged: 0, refused: [] });
    },
    undoMany: (changes) => {
      const earlier = new Map(changes.map(({ id, revision }) => [id, before.get(`${id}.${revision}`)]));
      rows = rows.map((row) => earlier.get(row.id) ?? row);
      return Promise.resolve({ changed: changes, unchanged: 0, refused: [] });
    },
    remove: (id) => {
      rows = rows.filter((row) => row.id !== id);
      return Promise.resolve();
    },
    removeMany: (ids) => {
      rows = rows.filter((row) => !ids.includes(row.id));
      return Promise.resolve();
    },
  };
}

function matches(row: FormValues, fields: ReadonlyMap<string, Field>, { keyword, filters }: ListQuery): boolean {
  const isFound =
    !keyword || Object.values(row).some((value) => textOf(value).toLowerCase().includes(keyword.toLowerCase()));
  return isFound && Object.entries(filters).every(([id, asked]) => isAsked(row[id], asked, fields.get(id)));
}

function isAsked(value: unknown, asked: unknown, field: Field | undefined): boolean {
  if (asksForEmpty(asked)) return isBlank(value);
  if (isBlank(asked)) return true;
  switch (field ? filterOf(field).operator : 'contains') {
    case 'between': {
      const [from, to] = Array.isArray(asked) ? asked : [asked, asked];
      const [first, last] = Array.isArray(value) ? (value as unknown[]) : [value, value];
      // a day as the upper bound means all of it
      return !isBlank(value) && (isBlank(from) || compare(last, from) >= 0) && (isBlank(to) || isUpTo(first, to));
    }
    case 'includes': {
      const held = listOf(value).map(textOf);
      return listOf(asked).every((one) => held.includes(textOf(one)));
    }
    case 'equal':
      return listOf(asked).some((one) => textOf(one) === textOf(value) || isSameSwitch(value, one));
    case 'contains':
      return textOf(value).toLowerCase().includes(textOf(asked).toLowerCase());
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const isEmptyText = (value: unknown) => value === undefined || value === null || value === '';
const isBlank = (value: unknown) => isEmptyText(value) || (Array.isArray(value) && value.every(isEmptyText));
const isSameSwitch = (value: unknown, asked: unknown) =>
  typeof value === 'boolean' && (asked === '1' || asked === 1 || asked === true) === value;
const isUpTo = (value: unknown, to: unknown) => compare(value, to) <= 0 || textOf(value).startsWith(textOf(to));

function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}

function sorted(rows: readonly ModelRow[], { sort }: ListQuery): ModelRow[] {
  return rows.toSorted((first, second) => {
    for (const { id, desc } of sort) {
      const order = compare(first[id], second[id]);
      if (order !== 0) return desc ? -order : order;
    }
    return 0;
  });
}

/** Numbers by size, everything else as people sort texts; nothing comes last. */
function compare(first: unknown, second: unknown): number {
  if (isBlank(first) || isBlank(second)) return Number(isBlank(first)) - Number(isBlank(second));
  const [one, other] = [Number(first), Number(second)];
  if (Number.isFinite(one) && Number.isFinite(other)) return one - other;
  return textOf(first).localeCompare(textOf(second), 'zh');
}
