import { type FormDocument } from '../../core/document/FormDocument.js';
import { type ModelRow } from '../modelResource.js';
import { type ListQuery, type ResourceSource } from '../types.js';
import { compare } from '../../core/list/filterHolds.js';
import { matches } from './memoryMatches.js';
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

function sorted(rows: readonly ModelRow[], { sort }: ListQuery): ModelRow[] {
  return rows.toSorted((first, second) => {
    for (const { id, desc } of sort) {
      const order = compare(first[id], second[id]);
      if (order !== 0) return desc ? -order : order;
    }
    return 0;
  });
}
