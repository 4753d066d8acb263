import { type Field, type StorageTable, tableOfModel } from '@smart-admin/form-engine/core';
import { type Executor } from '../../../db/database.js';
import { type ModelDocuments } from '../modelDocuments.js';
import { readReleased, type ReleasedModel } from '../releasedModel.js';
import { renames } from '../tables/planTables.js';

/** An earlier release of a model, with where its values stand today. */
export interface FormerRelease {
  /** Its documents, with the tables and columns of today. */
  model: ReleasedModel;
  /** What its fields and columns (`visitors.count`) are called today; absent where their column is gone. */
  names: ReadonlyMap<string, string>;
}

/** Follows the names of an earlier release through all that came since, as their releases changed the tables. */
export async function readFormer(db: Executor, present: ReleasedModel, version: number): Promise<FormerRelease> {
  if (version === present.version) return formerRelease(present, []);
  const former = await readReleased(db, present.id, version);
  const since = await db
    .selectFrom('visualModelVersion')
    .select('version')
    .where('modelId', '=', present.id)
    .where('version', '>', version)
    .where('version', '<', present.version)
    .orderBy('version')
    .execute();
  const later: ModelDocuments[] = [];
  for (const release of since) later.push(await readReleased(db, present.id, release.version));
  return formerRelease(former, [...later, present]);
}

function formerRelease(former: ReleasedModel, later: readonly ModelDocuments[]): FormerRelease {
  const names = new Map(former.form.fields.flatMap(pathsOf).map((path) => [path, path]));
  let before: ModelDocuments = former;
  for (const after of later) {
    const step = stepOf(before, after);
    for (const [path, name] of names) {
      const next = step(name);
      if (next === undefined) names.delete(path);
      else names.set(path, next);
    }
    before = after;
  }
  const [main, ...subtables] = former.tables;
  const tableToday = (table: StorageTable) => standingToday(table, names, { ...former, tables: before.tables });
  return {
    model: { ...former, tables: [tableToday(main), ...subtables.map(tableToday)] },
    names,
  };
}

/** What a release made of a name; undefined where another field got it, which took its empty column away. */
function stepOf({ form: before }: ModelDocuments, { form: after }: ModelDocuments) {
  const byTable = new Map<string, (name: string) => string | undefined>();
  const fields = follower(before.fields, after.fields);
  for (const earlier of before.fields) {
    const next = after.fields.find(({ id }) => id === fields(earlier.id));
    if (earlier.kind === 'subtable' && next?.kind === 'subtable')
      byTable.set(earlier.id, follower(earlier.columns, next.columns));
  }
  return (name: string): string | undefined => {
    const [field = '', column] = name.split('.');
    const table = fields(field);
    if (table === undefined || column === undefined) return table;
    const next = byTable.get(field)?.(column) ?? (byTable.has(field) ? undefined : column);
    return next === undefined ? undefined : `${table}.${next}`;
  };
}

function follower(before: readonly Field[], after: readonly Field[]) {
  const earlier = renames(before, after);
  const renamed = new Map([...earlier].map(([name, old]) => [old, name]));
  return (name: string): string | undefined => renamed.get(name) ?? (earlier.has(name) ? undefined : name);
}

function pathsOf(field: Field): string[] {
  if (field.kind !== 'subtable') return [field.id];
  return [field.id, ...field.columns.map(({ id }) => `${field.id}.${id}`)];
}

/** A table of then under the names and types of today; one that left the form has the name that it had last. */
function standingToday(
  table: StorageTable,
  names: ReadonlyMap<string, string>,
  { id, tables, tableName: existing }: { id: string; tables: readonly StorageTable[]; tableName: string },
): StorageTable {
  const field = table.field === undefined ? undefined : (names.get(table.field) ?? table.field);
  const now = tables.find((each) => each.field === field);
  const before = table.field === undefined ? '' : `${table.field}.`;
  const after = field === undefined ? '' : `${field}.`;
  return {
    ...table,
    name: field === undefined ? table.name : `${existing || tableOfModel(id)}__${field.toLowerCase()}`,
    columns: table.columns.flatMap((column) => {
      const name = names.get(`${before}${column.field}`)?.slice(after.length);
      if (name === undefined) return [];
      const kept = now?.columns.find((each) => each.field === name);
      return [{ ...column, name: name.toLowerCase(), storage: kept?.storage ?? column.storage }];
    }),
  };
}
