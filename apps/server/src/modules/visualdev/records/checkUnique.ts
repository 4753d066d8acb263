import { sameValue, type FormValues } from '@smart-admin/form-engine/core';
import { type RawBuilder, sql } from 'kysely';
import { dbErrorKind, violatedConstraint } from '../../../db/dbError.js';
import { type Executor } from '../../../db/database.js';
import { fieldError } from '../../../db/requireRow.js';
import { type LocalText } from '../../../errors/apiError.js';
import { modelTables, type ReleasedModel } from '../releasedModel.js';
import { sqlType } from '../tables/sqlTypes.js';
import { keyIn, UniqueIndexes } from '../tables/UniqueIndexes.js';
import { t } from '../visualdev.messages.js';
import { type RecordAccess } from './recordAccess.js';
import { toRow } from './rowCodec.js';

/**
 * What is wrong with records whose values another record has that no two may have, by their place in the list: the field that
 * tells it, and the text. Records of the list count among each other; what was so before a change is not told.
 */
export async function checkUnique(
  db: Executor,
  { model, fieldAccess }: UniqueAccess,
  { records, stored }: { records: readonly (FormValues | undefined)[]; stored: FormValues | undefined },
): Promise<Map<number, { field: string; text: LocalText }>> {
  const found = new Map<number, { field: string; text: LocalText }>();
  for (const rule of new UniqueIndexes(model).all()) {
    const filled = records.flatMap((values, index) => {
      if (!values || (stored && rule.fields.every(({ id }) => sameValue(stored[id], values[id])))) return [];
      const row = toRow(values, rule.columns);
      const key = rule.columns.map(({ name }) => textOf(row[name]));
      return key.every((text) => text !== '') ? [{ index, key }] : [];
    });
    if (filled.length === 0) continue;
    const taken = await findTaken(
      db,
      model,
      rule,
      filled.map(({ key }) => key),
    );
    const seen = new Set<string>();
    const told = tellTaken(rule, fieldAccess);
    for (const [place, { index, key }] of filled.entries()) {
      const text = JSON.stringify(key);
      if (taken.has(place) || seen.has(text)) found.set(index, told);
      seen.add(text);
    }
  }
  return found;
}

/** Runs a write of records; where somebody wrote the same values at the same moment, throws a 400 that names the field. */
export async function translateTaken<Result>(
  { model, fieldAccess }: UniqueAccess,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (dbErrorKind(error) !== 'duplicate') throw error;
    const rule = new UniqueIndexes(model).ruleOf(violatedConstraint(error));
    if (!rule) throw error;
    const { field, text } = tellTaken(rule, fieldAccess);
    throw fieldError(field, text);
  }
}

type Rule = ReturnType<UniqueIndexes['all']>[number];

/** At a field that the person may set, naming those that they know of; at none, and naming none, where they know of none. */
function tellTaken({ fields }: Rule, fieldAccess: UniqueAccess['fieldAccess']): { field: string; text: LocalText } {
  const known = fields.filter(({ id }) => fieldAccess(id) !== 'hidden');
  const place = known.find(({ id }) => fieldAccess(id) === 'write') ?? known[0];
  if (!place) return { field: '', text: t('takenUnseen') };
  return { field: place.id, text: t('taken', { name: known.map(({ id, label }) => label || id).join(' + ') }) };
}

type UniqueAccess = Pick<RecordAccess, 'model' | 'fieldAccess'>;

/** Places of the keys that a record has; answered by the index. */
async function findTaken(
  db: Executor,
  { tables: [main] }: ReleasedModel,
  { columns }: Rule,
  keys: readonly (readonly string[])[],
): Promise<Set<number>> {
  const wanted = columns.map((_, at) => sql.ref(`wanted.k${at}`));
  const lists = columns.map(
    (column, at): RawBuilder<unknown> =>
      sql`${keys.map((key) => key[at] ?? '')}::text[]::${sql.raw(sqlType(column))}[]`,
  );
  const same = columns.map(
    (column, at) =>
      sql`${sql.raw(keyIn(column, 'record'))} = ${sql.raw(keyIn({ ...column, name: `k${at}` }, 'wanted'))}`,
  );
  const { rows } = await sql<{ place: string }>`
    select distinct place from unnest(${sql.join(lists)}) with ordinality as wanted (${sql.join([
      ...wanted.map((_, at) => sql.ref(`k${at}`)),
      sql.ref('place'),
    ])}) join ${sql.table(main.name)} as record on ${sql.join(same, sql` and `)}`.execute(modelTables(db));
  return new Set(rows.map(({ place }) => Number(place) - 1));
}

/** A value of a column as a text that its type reads; '' for none. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return value instanceof Date ? value.toISOString() : String(value);
}
