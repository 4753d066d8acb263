import { type Field, type FormDocument, decodeFormDocument, FormDocumentError } from '@smart-admin/form-engine/core';
import { sql } from 'kysely';
import { escapeLike } from '../../db/keyword.js';
import { type Executor } from '../../db/database.js';
import { requireRow } from '../../db/requireRow.js';
import { type Caller } from '../../rights/caller.js';
import { withinScope } from '../../rights/dataScope.js';
import { modelTables, readReleased } from './releasedModel.js';
import { OWN_COLUMNS, SUBTABLE_COLUMNS } from './visualdev.tables.js';

/** Who would miss a field of a model besides its own form and list: records with a value, and fields of other forms. */
export async function fieldUses(
  db: Executor,
  caller: Caller,
  { id, field }: { id: string; field: string },
): Promise<FieldUses> {
  const { version } = requireRow(
    await db.selectFrom('visualModel').select('version').where('id', '=', id).executeTakeFirst(),
  );
  const filled = version === 0 ? NOTHING : await filledRecords(db, caller, { id, path: field });
  return { ...filled, fields: await otherFields(db, id, field) };
}

export interface FieldUses {
  records: number;
  hasOthers: boolean;
  fields: { modelName: string; label: string }[];
}

/** Larger numbers are not counted: a question must not read a whole table. */
const MOST_COUNTED = 10_001;

const NOTHING = { records: 0, hasOthers: false };

/** How many of the caller's records hold a value, and whether others do. */
async function filledRecords(
  db: Executor,
  { rights }: Caller,
  { id, path }: { id: string; path: string },
): Promise<Omit<FieldUses, 'fields'>> {
  const { tables } = await readReleased(db, id);
  const [name = '', columnName] = path.split('.');
  const table = columnName === undefined ? tables[0] : tables.find(({ field }) => field === name);
  // a subtable as a whole: its rows
  const rows = tables.find(({ field }) => columnName === undefined && field === name);
  const column = table?.columns.find(({ field }) => field === (columnName ?? name));
  const from = rows ?? (column && table);
  if (!from) return NOTHING;
  const isFilled = rows ? sql`true` : sql`${sql.ref(column?.name ?? '')}::text not in ('', '[]', '{}')`;
  const own = withinScope(rights.dataScope(rights.pageOfModel(id) ?? ''), OWNED);
  const isOwn =
    from === tables[0]
      ? own
      : sql<boolean>`${sql.ref(SUBTABLE_COLUMNS.parent)} in (select ${sql.ref(OWN_COLUMNS.id)} from ${sql.table(tables[0].name)} where ${own})`;
  const { rows: counted } = await sql<{ records: string; hasOthers: boolean }>`
    select (select count(*) from (
        select 1 from ${sql.table(from.name)} where ${isFilled} and ${isOwn} limit ${sql.lit(MOST_COUNTED)}
      ) as filled) as records,
      exists (select 1 from ${sql.table(from.name)} where ${isFilled} and ${isOwn} is not true) as "hasOthers"`.execute(
    modelTables(db),
  );
  const [found] = counted;
  return found ? { records: Number(found.records), hasOthers: found.hasOthers } : NOTHING;
}

const OWNED = { owner: OWN_COLUMNS.creator, organize: OWN_COLUMNS.organize };

/** Related forms name the model and a field of it. */
async function otherFields(db: Executor, id: string, name: string): Promise<FieldUses['fields']> {
  const models = await db
    .selectFrom('visualModel')
    .select(['fullName', 'formData'])
    .where('id', '!=', id)
    .where('formData', 'like', `%${escapeLike(id)}%`)
    .orderBy('id')
    .limit(MOST_MODELS)
    .execute();
  return models.flatMap(({ fullName, formData }) => {
    const form = readable(formData);
    const fields = form?.fields.flatMap((field) => (field.kind === 'subtable' ? [field, ...field.columns] : [field]));
    return (fields ?? [])
      .filter((field) => namesField(field, id, name))
      .map((field) => ({ modelName: fullName, label: field.label || field.id }));
  });
}

const MOST_MODELS = 200;

function namesField(field: Field, modelId: string, name: string): boolean {
  return (
    field.kind === 'relationForm' &&
    field.modelId === modelId &&
    (field.relationField === name || field.columnOptions.some(({ value }) => value === name))
  );
}

/** A draft that cannot be read uses nothing that can be told. */
function readable(formData: string): FormDocument | undefined {
  try {
    return decodeFormDocument(formData);
  } catch (error) {
    if (error instanceof FormDocumentError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
