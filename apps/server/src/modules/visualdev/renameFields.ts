import { type Field } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { type Executor } from '../../db/database.js';
import { type ModelDocuments } from './modelDocuments.js';
import { MODEL_ENTRIES } from '../menu/releasedEntries.js';
import { propertyOf } from './propertyOf.js';
import { renames } from './tables/planTables.js';

/** Lets what knows fields of a model by their names follow new ones: grants, the history of records, and which files they use. */
export async function renameFields(
  db: Executor,
  modelId: string,
  released: ModelDocuments,
  documents: ModelDocuments,
): Promise<void> {
  for (const [name, old] of renamedCodes(released.form.fields, documents.form.fields))
    await db
      .updateTable('menuCode')
      .set({ enCode: sql`${name} || substr(en_code, length(${old}) + 1)` })
      .where('kind', 'in', ['list', 'form'])
      .where('enCode', 'in', [old, `${old}:read`])
      .where('menuId', 'in', (menus) =>
        menus
          .selectFrom('menu')
          .select('id')
          .where('type', 'in', MODEL_ENTRIES)
          .where('propertyJson', '=', propertyOf(modelId)),
      )
      .execute();
  for (const [name, old] of renames(released.form.fields, documents.form.fields)) {
    for (const place of ['set', 'rows'])
      await db
        .updateTable('recordChange')
        .set({ change: renamedKey('change', place, old, name), undo: renamedKey('undo', place, old, name) })
        .where('modelId', '=', modelId)
        .where(sql<boolean>`change -> ${place} ? ${old} or undo -> ${place} ? ${old}`)
        .execute();
    await db
      .updateTable('fileUsage')
      .set({
        field: sql`case when field = ${columnOf(old)} then ${columnOf(name)} else regexp_replace(field, ${`__${columnOf(old)}$`}, ${`__${columnOf(name)}`}) end`,
      })
      .where('kind', '=', 'record')
      .where('modelId', '=', modelId)
      .where((where) =>
        where.or([where('field', '=', columnOf(old)), where('field', 'like', `%\\_\\_${columnOf(old)}`)]),
      )
      .execute();
  }
  for (const column of renamedColumns(released.form.fields, documents.form.fields))
    await db
      .updateTable('recordChange')
      .set({ change: renamedCell('change', column), undo: renamedCell('undo', column) })
      .where('modelId', '=', modelId)
      .where(sql<boolean>`change -> 'rows' ? ${column.table} or undo -> 'rows' ? ${column.table}`)
      .execute();
}

/** New names of columns of subtables, with their subtable as it is called now. */
function renamedColumns(before: readonly Field[], after: readonly Field[]): RenamedColumn[] {
  const tables = renames(before, after);
  return after.flatMap((field): RenamedColumn[] => {
    const earlier = before.find(({ id }) => id === (tables.get(field.id) ?? field.id));
    if (field.kind !== 'subtable' || earlier?.kind !== 'subtable') return [];
    return [...renames(earlier.columns, field.columns)].map(([name, old]) => ({ table: field.id, name, old }));
  });
}

interface RenamedColumn {
  table: string;
  name: string;
  old: string;
}

/** The same change with another name of one cell in all rows that it writes. */
const renamedCell = (column: 'change' | 'undo', { table, name, old }: RenamedColumn) => {
  const ref = sql.ref(column);
  const rows = sql`${ref} #> array['rows', ${table}, 'upsert']`;
  return sql<never>`case when jsonb_typeof(${rows}) = 'array' and ${rows} <> '[]'
    then jsonb_set(${ref}, array['rows', ${table}, 'upsert'], (
      select jsonb_agg(case when cells ? ${old} then (cells - ${old}::text) || jsonb_build_object(${name}::text, cells -> ${old}) else cells end order by place)
      from jsonb_array_elements(${rows}) with ordinality each (cells, place)))
    else ${ref} end`;
};

/** Codes by which fields and columns are given now, with those that they had: `guests.name` with `visitors.name`. */
function renamedCodes(before: readonly Field[], after: readonly Field[]): [name: string, old: string][] {
  const tables = renames(before, after);
  return [
    ...tables,
    ...after.flatMap((field): [string, string][] => {
      const oldTable = tables.get(field.id) ?? field.id;
      const earlier = before.find(({ id }) => id === oldTable);
      if (field.kind !== 'subtable' || earlier?.kind !== 'subtable') return [];
      const columns = renames(earlier.columns, field.columns);
      return field.columns
        .map(({ id }): [string, string] => [`${field.id}.${id}`, `${oldTable}.${columns.get(id) ?? id}`])
        .filter(([name, old]) => name !== old);
    }),
  ];
}

/** A part of a stored change with another name of one key. */
const renamedKey = (column: 'change' | 'undo', place: string, old: string, name: string) => {
  const ref = sql.ref(column);
  return sql<never>`case when ${ref} -> ${place} ? ${old}
    then jsonb_set(${ref} #- array[${place}, ${old}], array[${place}, ${name}], ${ref} #> array[${place}, ${old}]) else ${ref} end`;
};

const columnOf = (field: string) => field.toLowerCase();
