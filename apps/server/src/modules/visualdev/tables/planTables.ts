import { type TableChange } from '@smart-admin/api-client/contract';
import { type Field, type StorageColumn, type StorageTable } from '@smart-admin/form-engine/core';
import { sql, type Kysely } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { type ModelDocuments } from '../modelDocuments.js';
import { modelTables } from '../releasedModel.js';
import { OWN_COLUMNS, SUBTABLE_COLUMNS, type ModelTables } from '../visualdev.tables.js';
import { conversion } from './convertColumn.js';
import { FormerFields } from './FormerFields.js';
import { canBeGiven, isAdopted, isSameFamily } from './existingTables.js';
import { isWider, quote, sqlType, textLength } from './sqlTypes.js';
import { UniqueIndexes } from './UniqueIndexes.js';

/**
 * What a release has to do to the tables of a model, compared with what is there: in words for whoever releases, and the
 * statements. Nothing is ever dropped: a field that left the form keeps its column. A field is known by its number
 * (`formId`) when its name changes, and gets the values that stand under its name only where they are its own. Values whose
 * type changes are counted, those that the new type cannot keep too.
 */
export async function planTables(
  executor: Executor,
  modelId: string,
  documents: ModelDocuments,
  released: ModelDocuments | undefined,
): Promise<TableChange[]> {
  const former = new FormerFields(executor, modelId);
  const db = modelTables(executor);
  const [main, ...subtables] = documents.tables;
  const was = renames(released?.form.fields ?? [], documents.form.fields);
  const unique = await planUnique(db, documents, released, was);
  const changes = unique.before;
  const plan = { label: '', after: documents.form.fields, before: released?.form.fields };
  changes.push(...(await new TablePlan(db, plan, former).plan(main, released?.tables[0])));
  withRenames(changes, unique.renames);
  changes.push(...unique.after);
  for (const table of subtables) {
    const after = fieldOf(documents, table.field);
    const earlier = released?.tables.find(({ field }) => field === (was.get(table.field ?? '') ?? table.field));
    const before = released && earlier && fieldOf(released, earlier.field);
    const fields = { label: after?.label ?? '', after: columnsOf(after), before: columnsOf(before), table: after };
    const plan = new TablePlan(db, fields, former);
    changes.push(...(await plan.plan(table, earlier, main)));
  }
  const kept = released?.tables.slice(1) ?? [];
  const stays = new Set(subtables.map(({ field = '' }) => was.get(field) ?? field));
  for (const table of kept.filter(({ field = '' }) => !stays.has(field)))
    changes.push({
      ...NO_CHANGE,
      kind: 'keepTable',
      table: table.name,
      label: (released && fieldOf(released, table.field)?.label) ?? '',
      filled: await count(db, table.name, 'true'),
    });
  return changes;
}

/** What the release does to the unique indexes of the main table, before and after its columns change. */
async function planUnique(
  db: Kysely<ModelTables>,
  documents: ModelDocuments,
  released: ModelDocuments | undefined,
  was: ReadonlyMap<string, string>,
): Promise<{ before: TableChange[]; after: TableChange[]; renames: string[] }> {
  const { name } = documents.tables[0];
  const before = released?.tables[0].name ?? name;
  const present = await existingColumns(db, before);
  const former = released && new UniqueIndexes(released);
  const {
    before: dropped,
    after: added,
    renames,
  } = await new UniqueIndexes(documents).plan(
    db,
    { name, before },
    {
      stored: (column) => {
        const earlier = was.get(column.field)?.toLowerCase() ?? column.name;
        return [earlier, column.name].find((each) => present.has(each));
      },
      former: former && { indexes: former, renamed: was },
    },
  );
  const whole = (change: (typeof added)[number]): TableChange => ({ ...NO_CHANGE, table: name, label: '', ...change });
  return {
    before: dropped.map((change) => whole({ ...change, field: labelOf(former?.ruleOf(change.column)?.field) })),
    after: added.map(whole),
    renames,
  };
}

/** Unique indexes get their new names with the table or the column that got one: nobody is told of more than that. */
function withRenames(changes: TableChange[], renames: readonly string[]): void {
  if (renames.length === 0) return;
  const change = changes.findLast(({ kind }) => kind === 'renameTable' || kind === 'renameColumn');
  if (!change) throw new Error(`Nothing is renamed, but indexes are: ${renames.join('; ')}`);
  change.sql = [...change.sql, ...renames];
}

/** New names of fields by which they had before, as pairs new -> old: the same number, a name that is new and one that is gone. */
export function renames(before: readonly Field[], after: readonly Field[]): Map<string, string> {
  const old = byNumber(before);
  const [gone, came] = [new Set(before.map(({ id }) => id)), new Set(after.map(({ id }) => id))];
  return new Map(
    [...byNumber(after)].flatMap(([number, { id }]) => {
      const earlier = old.get(number);
      return earlier && earlier.id !== id && !came.has(earlier.id) && !gone.has(id) ? [[id, earlier.id] as const] : [];
    }),
  );
}

/** Fields by their number in the stored format, where no other has the same. */
function byNumber(fields: readonly Field[]): Map<string, Field> {
  const found = new Map<string, Field | undefined>();
  for (const field of fields) {
    if (field.formId === undefined) continue;
    const number = String(field.formId);
    found.set(number, found.has(number) ? undefined : field);
  }
  return new Map([...found].flatMap(([number, field]) => (field ? [[number, field] as const] : [])));
}

const NO_CHANGE = {
  field: '',
  column: '',
  from: '',
  to: '',
  filled: 0,
  failing: 0,
  sql: [],
} satisfies Partial<TableChange>;

/** Whether two fields of one name are known to be different ones. */
function isAnother(field: Field, owner: Field | undefined): boolean {
  return field.formId !== undefined && owner?.formId !== undefined && String(field.formId) !== String(owner.formId);
}

interface PlannedFields {
  label: string;
  before: readonly Field[] | undefined;
  after: readonly Field[];
  /** The subtable that they are columns of; absent for the main table. */
  table?: Field | undefined;
}

/** The changes of one table. */
class TablePlan {
  private readonly changes: TableChange[] = [];
  /** New -> old name of a field. */
  private readonly renamed: ReadonlyMap<string, string>;

  constructor(
    private readonly db: Kysely<ModelTables>,
    private readonly fields: PlannedFields,
    private readonly former: FormerFields,
  ) {
    this.renamed = renames(fields.before ?? [], fields.after);
  }

  /** `earlier` is the table of the release before, `parent` the main table of a subtable. */
  async plan(table: StorageTable, earlier: StorageTable | undefined, parent?: StorageTable): Promise<TableChange[]> {
    const renamedFrom = earlier && earlier.name !== table.name ? earlier.name : undefined;
    const present = await existingColumns(this.db, renamedFrom ?? table.name);
    const own = parent ? subtableColumns(parent) : MAIN_COLUMNS;
    const indexes = parent ? subtableIndexes(table.name) : mainIndexes(table.name);
    if (present.size === 0) {
      const columns = table.columns.map((column) => `${quote(column.name)} ${sqlType(column)}`);
      this.add(table, {
        kind: 'createTable',
        sql: [`create table ${quote(table.name)} (${[...own, ...columns].join(', ')})`, ...indexes],
      });
      return this.changes;
    }
    // a table of somebody else with the name of a subtable, or that of another one that was removed
    if (parent && !renamedFrom && (!present.has(SUBTABLE_COLUMNS.parent) || (await this.isTakenTable(table)))) {
      const filled = await count(this.db, table.name, 'true');
      this.add(table, { kind: 'nameTaken', field: this.fields.label, filled, failing: Math.max(1, filled) });
      return this.changes;
    }
    if (!parent && isAdopted(table.name) && !present.has(OWN_COLUMNS.revision))
      this.add(table, {
        kind: 'adoptTable',
        filled: await count(this.db, table.name, 'true'),
        sql: [...(await adoption(this.db, table.name)), ...indexes],
      });
    if (renamedFrom !== undefined && (await existingColumns(this.db, table.name)).size > 0) {
      const filled = await count(this.db, table.name, 'true');
      this.add(table, { kind: 'nameTaken', field: this.fields.label, filled, failing: Math.max(1, filled) });
      return this.changes;
    }
    if (renamedFrom !== undefined)
      this.add(table, {
        kind: 'renameTable',
        from: renamedFrom,
        to: table.name,
        sql: [
          `alter table ${quote(renamedFrom)} rename to ${quote(table.name)}`,
          `alter index if exists ${quote(`${renamedFrom}_parent`)} rename to ${quote(`${table.name}_parent`)}`,
        ],
      });
    for (const column of table.columns) await this.planColumn(table, column, present, renamedFrom ?? table.name);
    await this.planKept(table, earlier, present, renamedFrom ?? table.name);
    return this.changes;
  }

  /** `stored` is the name that the table has until the statements run. */
  private async planColumn(table: StorageTable, column: StorageColumn, present: Columns, stored: string) {
    const after = this.fields.after.find(({ id }) => id === column.field);
    const oldField = this.renamed.get(column.field);
    const oldName = oldField?.toLowerCase();
    const wanted = sqlType(column);
    const isRenamed = oldName !== undefined && oldName !== column.name && present.has(oldName);
    if (isRenamed) {
      const change = { field: labelOf(after), column: column.name, from: oldName, to: column.name };
      // a field that was removed earlier keeps its values under the name
      if (present.has(column.name)) {
        const filled = await count(this.db, stored, isFilled(column.name));
        if (filled > 0) return void this.add(table, { ...change, kind: 'nameTaken', filled, failing: filled });
        this.add(table, {
          ...change,
          kind: 'dropEmpty',
          from: '',
          sql: [this.alter(table, `drop column ${quote(column.name)}`)],
        });
      }
      this.add(table, {
        ...change,
        kind: 'renameColumn',
        sql: [this.alter(table, `rename column ${quote(oldName)} to ${quote(column.name)}`)],
      });
    }
    const name = isRenamed ? oldName : column.name;
    const type = present.get(name);
    const change = { field: labelOf(after), column: column.name, from: type ?? '', to: wanted };
    if (type !== undefined && !isRenamed && (await this.isOfAnother(after))) {
      const filled = await count(this.db, stored, isFilled(name));
      if (filled > 0) return void this.add(table, { ...change, kind: 'nameTaken', filled, failing: filled });
    }
    if (type === undefined)
      return void this.add(table, {
        ...change,
        kind: 'addColumn',
        sql: [this.alter(table, `add column ${quote(column.name)} ${wanted}`)],
      });
    if (type === wanted || (isAdopted(table.name) && isSameFamily(type, wanted))) return;
    const changeType = (using: string) => [
      this.alter(table, `alter column ${quote(column.name)} type ${wanted} using ${using}`),
    ];
    if (isWider(type, wanted))
      return void this.add(table, { ...change, kind: 'widenColumn', sql: changeType(quote(column.name)) });
    // a shorter limit is kept by the form; the column stays as long as it was
    if (textLength(type) !== undefined && textLength(wanted) !== undefined) return;
    const before = this.fields.before?.find(({ id }) => id === (oldField ?? column.field));
    const converting = (ref: string) => conversion(quote(ref), { present: type, before, wanted, after });
    const using = converting(name);
    const [filled, failing] = await countConverted(this.db, stored, { filled: isFilled(name), using });
    this.add(table, {
      ...change,
      kind: 'convertColumn',
      filled,
      failing,
      sql: changeType(converting(column.name) ?? 'null'),
    });
  }

  /** Whether the values under the name of a field are those of another one, of this release or of one that left earlier. */
  private async isOfAnother(after: Field | undefined): Promise<boolean> {
    if (after === undefined) return false;
    const { before, table } = this.fields;
    const path = table ? `${table.id}.${after.id}` : after.id;
    const owner = before?.find(({ id }) => id.toLowerCase() === after.id.toLowerCase());
    return isAnother(after, owner ?? (await this.former.find(path)));
  }

  private async isTakenTable({ name }: StorageTable): Promise<boolean> {
    const { table } = this.fields;
    if (!table || !isAnother(table, await this.former.find(table.id))) return false;
    return (await count(this.db, name, 'true')) > 0;
  }

  /** Columns of fields that left the form since the last release. */
  private async planKept(table: StorageTable, earlier: StorageTable | undefined, present: Columns, stored: string) {
    const stays = new Set([...table.columns.map(({ field }) => field), ...this.renamed.values()]);
    for (const { name, field } of earlier?.columns ?? []) {
      if (stays.has(field) || !present.has(name)) continue;
      this.add(table, {
        kind: 'keepColumn',
        field: labelOf(this.fields.before?.find(({ id }) => id === field)) || field,
        column: name,
        filled: await count(this.db, stored, isFilled(name)),
      });
    }
  }

  private alter(table: StorageTable, what: string): string {
    return `alter table ${quote(table.name)} ${what}`;
  }

  private add(table: StorageTable, change: Partial<TableChange> & Pick<TableChange, 'kind'>): void {
    this.changes.push({ ...NO_CHANGE, table: table.name, label: this.fields.label, ...change });
  }
}

type Columns = ReadonlyMap<string, string>;

const MAIN_COLUMNS = [
  `${quote(OWN_COLUMNS.id)} text primary key`,
  `${quote(OWN_COLUMNS.creator)} text not null`,
  `${quote(OWN_COLUMNS.organize)} text not null`,
  `${quote(OWN_COLUMNS.createdAt)} timestamptz not null default now()`,
  `${quote(OWN_COLUMNS.modifier)} text not null default ''`,
  `${quote(OWN_COLUMNS.modifiedAt)} timestamptz`,
  `${quote(OWN_COLUMNS.revision)} integer not null default 1`,
  `${quote(OWN_COLUMNS.version)} integer not null default 1`,
];

/** What the platform needs of a table that was there before its model: rows that are there get their key as their id, and are of nobody. */
async function adoption(db: Kysely<ModelTables>, table: string): Promise<string[]> {
  const { rows } = await sql<{ key: string; type: string; hasDefault: boolean }>`
    select attname as key, format_type(atttypid, atttypmod) as type, atthasdef or attidentity <> '' as "hasDefault"
    from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'p' and conrelid = to_regclass(${quote(table)})`.execute(db);
  const [first] = rows;
  if (!first) throw new Error(`The table ${table} has no key of one column`);
  const alter = (what: string) => `alter table ${quote(table)} ${what}`;
  const id = quote(OWN_COLUMNS.id);
  const given = first.type === 'uuid' ? 'gen_random_uuid()' : 'gen_random_uuid()::text';
  return [
    ...(first.hasDefault || !canBeGiven(first.type)
      ? []
      : [alter(`alter column ${quote(first.key)} set default ${given}`)]),
    alter(`add column ${id} text`),
    `update ${quote(table)} set ${id} = ${quote(first.key)}::text`,
    alter(`alter column ${id} set default gen_random_uuid()::text, alter column ${id} set not null`),
    alter(`add constraint ${quote(`${table}__id`)} unique (${id})`),
    alter(`add column ${quote(OWN_COLUMNS.creator)} text not null default ''`),
    alter(`add column ${quote(OWN_COLUMNS.organize)} text not null default ''`),
    ...MAIN_COLUMNS.slice(3).map((column) => alter(`add column ${column}`)),
  ];
}

const mainIndexes = (table: string) => [
  `create index ${quote(`${table}_new`)} on ${quote(table)} (${quote(OWN_COLUMNS.createdAt)} desc, ${quote(OWN_COLUMNS.id)} desc)`,
  `create index ${quote(`${table}_scope`)} on ${quote(table)} (${quote(OWN_COLUMNS.organize)}, ${quote(OWN_COLUMNS.creator)})`,
];

const subtableColumns = (parent: StorageTable) => [
  `${quote(SUBTABLE_COLUMNS.id)} text primary key`,
  `${quote(SUBTABLE_COLUMNS.parent)} text not null references ${quote(parent.name)} (${quote(OWN_COLUMNS.id)}) on delete cascade`,
  `${quote(SUBTABLE_COLUMNS.sort)} integer not null`,
];

const subtableIndexes = (table: string) => [
  `create index ${quote(`${table}_parent`)} on ${quote(table)} (${quote(SUBTABLE_COLUMNS.parent)}, ${quote(SUBTABLE_COLUMNS.sort)})`,
];

function fieldOf({ form }: ModelDocuments, id: string | undefined): Field | undefined {
  return form.fields.find((field) => field.id === id);
}

const columnsOf = (field: Field | undefined) => (field?.kind === 'subtable' ? field.columns : []);
const labelOf = (field: Field | undefined) => field?.label || (field?.id ?? '');

/** Whether a column holds something: no empty text and no empty list. */
const isFilled = (column: string) => `${quote(column)}::text not in ('', '[]', '{}')`;

async function count(db: Kysely<ModelTables>, table: string, condition: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${sql.table(table)} where ${sql.raw(condition)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** How many values a column has, and how many of them a conversion does not keep; without one none is kept. */
async function countConverted(
  db: Kysely<ModelTables>,
  table: string,
  { filled, using }: { filled: string; using: string | undefined },
): Promise<[filled: number, failing: number]> {
  const { rows } = await sql<{ filled: string; failing: string }>`
    select count(*) as filled, count(*) filter (where (${sql.raw(using ?? 'null')}) is null) as failing
    from ${sql.table(table)} where ${sql.raw(filled)}`.execute(db);
  return [Number(rows[0]?.filled ?? 0), Number(rows[0]?.failing ?? 0)];
}

async function existingColumns(db: Kysely<ModelTables>, table: string): Promise<Columns> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute where attrelid = to_regclass(${quote(table)}) and attnum > 0 and not attisdropped`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}
