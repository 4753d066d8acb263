import { type TableChange } from '@smart-admin/api-client/contract';
import { type Field, type StorageColumn, uniqueRules } from '@smart-admin/form-engine/core';
import { sql, type Kysely } from 'kysely';
import { type ModelDocuments } from '../modelDocuments.js';
import { type ModelTables } from '../visualdev.tables.js';
import { nameHash, quote } from './sqlTypes.js';

/** Texts up to this length stand in the index themselves; of longer ones their digest, as an entry has room for 2,700 bytes. */
const LONGEST_INDEXED = 500;

/** The unique indexes that hold what a form says of values that no two records have; empty values may repeat. */
export class UniqueIndexes {
  private readonly prefix: string;
  private readonly rules: readonly IndexedRule[];

  constructor({ form, tables: [main] }: Pick<ModelDocuments, 'form' | 'tables'>) {
    this.prefix = `once_${nameHash(main.name, 16)}_`;
    this.rules = uniqueRules(form.fields).flatMap(({ field, fields }) => {
      const columns = fields.flatMap(({ id }) => main.columns.find((column) => column.field === id) ?? []);
      if (columns.length < fields.length) return [];
      // the same fields in another order tell the same records apart
      const keys = columns.map((column) => keyIn(column)).toSorted();
      return [{ field, fields, columns, keys, name: this.prefix + nameHash(keys.join(', '), 8) }];
    });
  }

  /**
   * What a release has to do: the indexes that have to go before columns change, and those that are made afterwards, each with
   * how many records have values that others have too; and those that stay under another name, as the table or a field of theirs
   * got one. `stored` is the name that a column has until then.
   */
  async plan(
    db: Kysely<ModelTables>,
    table: { name: string; before: string },
    { stored, former }: { stored: (column: StorageColumn) => string | undefined; former: FormerIndexes | undefined },
  ): Promise<{ before: UniqueChange[]; after: UniqueChange[]; renames: string[] }> {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = to_regclass(${quote(table.before)}) and i.indisunique and c.relname like 'once\_%'`.execute(
      db,
    );
    const wanted = new Map(this.rules.map((rule) => [rule.name, rule]));
    const present = new Set(rows.map(({ name }) => name));
    const same = this.sameBefore(former, present);
    const stays = new Set(same.values());
    const before = [...present]
      .filter((name) => !wanted.has(name) && !stays.has(name))
      .map((name): UniqueChange => ({ kind: 'dropUnique', column: name, sql: [`drop index ${quote(name)}`] }));
    const after: UniqueChange[] = [];
    for (const { name, field, fields, columns, keys } of wanted.values()) {
      if (present.has(name) || same.has(name)) continue;
      const names = columns.map((column) => stored(column));
      const [filled, failing] = names.every((each) => each !== undefined)
        ? await this.countRepeated(db, table.before, names)
        : [0, 0];
      after.push({
        ...{ kind: 'addUnique', field: field.label || field.id, column: name, filled, failing },
        to: fields.map(({ id, label }) => label || id).join(' + '),
        sql: [`create unique index ${quote(name)} on ${quote(table.name)} (${keys.join(', ')})`],
      });
    }
    const renames = [...same].map(([name, earlier]) => `alter index ${quote(earlier)} rename to ${quote(name)}`);
    return { before, after, renames };
  }

  /** The names that indexes have so far which hold a rule of theirs under another name, by the name that they get. */
  private sameBefore(former: FormerIndexes | undefined, present: ReadonlySet<string>): Map<string, string> {
    const kept = new Set(this.rules.map(({ name }) => name));
    const found = new Map<string, string>();
    for (const { name, columns, keys } of this.rules) {
      if (!former || present.has(name)) continue;
      const earlier = former.indexes.rules.find((rule) => {
        if (!present.has(rule.name) || kept.has(rule.name) || rule.columns.length !== columns.length) return false;
        return columns.every((column) => {
          const field = former.renamed.get(column.field) ?? column.field;
          const before = rule.columns.find((each) => each.field === field);
          // an index follows the name of its column, but not another way of telling its values apart
          return before && keys.includes(keyIn({ ...before, name: column.name }));
        });
      });
      if (earlier) found.set(name, earlier.name);
    }
    return found;
  }

  /** The rule that an index holds; undefined for the index of something else. */
  ruleOf(index: string): Pick<IndexedRule, 'field' | 'fields' | 'columns'> | undefined {
    return this.rules.find(({ name }) => name === index);
  }

  /** The rules, with the columns that hold their values. */
  all(): readonly Pick<IndexedRule, 'field' | 'fields' | 'columns'>[] {
    return this.rules;
  }

  /** How many records have all of the values, and how many of them have those of another. */
  private async countRepeated(db: Kysely<ModelTables>, table: string, columns: readonly string[]) {
    const keys = columns.map((column) => `nullif(${quote(column)}::text, '')`);
    const { rows } = await sql<{ filled: string; failing: string }>`
      select coalesce(sum(count), 0) as filled, coalesce(sum(count) filter (where count > 1), 0) as failing from (
        select count(*) as count from ${sql.table(table)}
        where ${sql.raw(keys.map((key) => `${key} is not null`).join(' and '))} group by ${sql.raw(keys.join(', '))}
      ) as same`.execute(db);
    return [Number(rows[0]?.filled ?? 0), Number(rows[0]?.failing ?? 0)] as const;
  }
}

/** The indexes of the release before, and the names that fields had then by those that they have now. */
interface FormerIndexes {
  indexes: UniqueIndexes;
  renamed: ReadonlyMap<string, string>;
}

type UniqueChange = Partial<TableChange> & Pick<TableChange, 'column' | 'sql'> & { kind: 'addUnique' | 'dropUnique' };

interface IndexedRule {
  field: Field;
  fields: readonly Field[];
  columns: readonly StorageColumn[];
  /** What the index is over. */
  keys: readonly string[];
  name: string;
}

/** A column of `table` as the index has it: nulls are never the same, so an empty text is one. */
export function keyIn({ name, storage }: StorageColumn, table = ''): string {
  const column = table === '' ? quote(name) : `${quote(table)}.${quote(name)}`;
  if (storage.type !== 'text') return column;
  const filled = `nullif(${column}, '')`;
  return storage.length <= LONGEST_INDEXED ? `(${filled})` : `(md5(${filled}))`;
}
