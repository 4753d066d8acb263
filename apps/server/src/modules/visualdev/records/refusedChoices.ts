import {
  bindOptionFilter,
  compileForm,
  type CompiledField,
  type FieldError,
  filterHolds,
  type FormValues,
  type OfferedRecords,
  recordFilterOf,
  recordScope,
  referenceOf,
  rowsOf,
  sameValue,
  validationMessages,
} from '@smart-admin/form-engine/core';
import { formatMessage, type Locale } from '@smart-admin/ui/messages';
import { sql } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { groupBy } from '../../../db/groups.js';
import { modelTables, readReleased, type ReleasedModel } from '../releasedModel.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { type FoundRows } from './InterfaceRows.js';
import { offeredCondition } from './offeredRecords.js';

/**
 * What of each record the filter of its field does not offer, of chosen records and rows of data interfaces, each with its message
 * in a language. What stays as it is saved is not asked again while the filter looks at the same values: a free space that somebody
 * chose is not free any more.
 */
export async function refusedChoices({
  db,
  form,
  records,
  now,
  ...input
}: ChoicesInput): Promise<((locale: Locale) => FieldError[])[]> {
  const compiled = compileForm(form).fields.flatMap((field) => [field, ...field.columns]);
  const filtered = compiled.filter(
    ({ field, optionFilter }) => optionFilter && referenceOf(field)?.modelId !== undefined,
  );
  const rowed = compiled.filter(({ field, optionFilter }) => optionFilter && referenceOf(field)?.kind === 'interface');
  const choicesIn = (fields: readonly CompiledField[]) =>
    records.flatMap((values, record) => fields.flatMap((field) => choicesOf(field, { ...input, values, record, now })));
  const refused = new Set(
    choicesIn(rowed).filter(({ compiled: { field }, id, offered }) => {
      const row = input.rows.get(referenceOf(field)?.key ?? '')?.rows?.get(id);
      // a row that is not there is told by itself
      return row !== undefined && !(offered === 'all' || (offered !== 'none' && filterHolds(offered, row)));
    }),
  );
  for (const [modelId, choices] of groupBy(choicesIn(filtered), ({ compiled: { field } }) => modelIdOf(field)))
    for (const choice of await notPassing(db, modelId, { choices, now })) refused.add(choice);
  const told = groupBy([...refused], ({ record }) => record);
  return records.map((_values, record) => {
    const choices = told.get(record) ?? [];
    return (locale) =>
      choices.map(({ path, compiled: { field } }) => {
        return { path, label: field.label, message: formatMessage(validationMessages, locale, 'optionFilter') };
      });
  });
}

interface ChoicesInput {
  db: Executor;
  form: ReleasedModel['form'];
  /** As they will be saved. */
  records: readonly FormValues[];
  /** What all of them are saved as now; undefined for new ones. */
  stored: FormValues | undefined;
  rows: ReadonlyMap<string, FoundRows>;
  user: { id: string; organizeId: string };
  now: Date;
}

/** A record or row that somebody has chosen newly, or whose filter looks at other values than before. */
interface Choice {
  /** Place of the record in the list. */
  record: number;
  compiled: CompiledField;
  path: string;
  id: string;
  offered: OfferedRecords;
}

function choicesOf(compiled: CompiledField, { values, record, stored, user, now }: OneRecord): Choice[] {
  const { field, table } = compiled;
  const around = { now: () => now, user };
  const one = (path: string, row: FormValues | undefined, before: FormValues | undefined): Choice[] => {
    const id = (row ?? values)[field.id];
    const filter = bindOptionFilter(compiled, recordScope(values, row, around));
    if (typeof id !== 'string' || id === '' || !filter) return [];
    const was = stored && before && bindOptionFilter(compiled, recordScope(stored, row && before, around));
    if (was && sameValue(id, before?.[field.id]) && sameValue(was.values, filter.values)) return [];
    const offered = recordFilterOf(filter);
    return offered === 'all' ? [] : [{ record, compiled, path, id, offered }];
  };
  if (!table) return one(field.id, undefined, stored);
  const earlier = new Map(rowsOf(stored?.[table.path]).map((row) => [row.id, row]));
  return rowsOf(values[table.path]).flatMap((row, index) =>
    one(`${table.path}.${index}.${field.id}`, row, earlier.get(row.id)),
  );
}

type OneRecord = Pick<ChoicesInput, 'stored' | 'user' | 'now'> & { values: FormValues; record: number };

/** The choices of records of a model that do not pass. Those with the same filter are one question, many questions one statement. */
async function notPassing(
  db: Executor,
  modelId: string,
  { choices, now }: { choices: readonly Choice[]; now: Date },
): Promise<Choice[]> {
  const model = await readReleased(db, modelId);
  const questions = [...groupBy(choices, ({ offered }) => JSON.stringify(offered)).values()];
  const refused: Choice[] = [];
  for (let start = 0; start < questions.length; start += QUESTIONS) {
    const asked = questions.slice(start, start + QUESTIONS);
    const [first, ...others] = asked.map((same, index) =>
      modelTables(db)
        .selectFrom(model.tables[0].name)
        .select([OWN_COLUMNS.id, sql.lit(index).as('question')])
        .where(OWN_COLUMNS.id, 'in', [...new Set(same.map(({ id }) => id))])
        .where(offeredCondition(model, same[0]?.offered ?? 'none', now)),
    );
    if (!first) continue;
    const rows = await others.reduce((all, other) => all.unionAll(other), first).execute();
    const passing = groupBy(rows, ({ question }) => Number(question));
    for (const [index, same] of asked.entries()) {
      const ids = new Set(passing.get(index)?.map((row) => String(row[OWN_COLUMNS.id])));
      refused.push(...same.filter(({ id }) => !ids.has(id)));
    }
  }
  return refused;
}

/** Questions that a statement asks at most: each repeats the condition of its filter. */
const QUESTIONS = 100;

function modelIdOf(field: CompiledField['field']): string {
  return referenceOf(field)?.modelId ?? '';
}
