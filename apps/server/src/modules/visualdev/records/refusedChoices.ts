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
import { type Executor } from '../../../db/database.js';
import { modelTables, readReleased, type ReleasedModel } from '../releasedModel.js';
import { OWN_COLUMNS } from '../visualdev.tables.js';
import { type FoundRows } from './InterfaceRows.js';
import { offeredCondition } from './offeredRecords.js';

/**
 * The chosen records and rows of data interfaces that the filter of their field does not offer, each with its message in a language.
 * What stays as it is saved is not asked again while the filter looks at the same values: a free space that somebody chose is not
 * free any more.
 */
export async function refusedChoices({
  db,
  form,
  now,
  ...input
}: ChoicesInput): Promise<(locale: Locale) => FieldError[]> {
  const compiled = compileForm(form).fields.flatMap((field) => [field, ...field.columns]);
  const filtered = compiled.filter(
    ({ field, optionFilter }) => optionFilter && referenceOf(field)?.modelId !== undefined,
  );
  const rowed = compiled.filter(({ field, optionFilter }) => optionFilter && referenceOf(field)?.kind === 'interface');
  if (filtered.length + rowed.length === 0) return () => [];
  const refused: Choice[] = rowed
    .flatMap((field) => choicesOf(field, input, now))
    .filter(({ compiled: { field }, id, offered }) => {
      const row = input.rows.get(referenceOf(field)?.key ?? '')?.rows?.get(id);
      // a row that is not there is told by itself
      return row !== undefined && !(offered === 'all' || (offered !== 'none' && filterHolds(offered, row)));
    });
  const asked = new Map<string, Choice[]>();
  for (const choice of filtered.flatMap((field) => choicesOf(field, input, now))) {
    const key = JSON.stringify([referenceOf(choice.compiled.field)?.modelId, choice.offered]);
    asked.set(key, [...(asked.get(key) ?? []), choice]);
  }
  for (const choices of asked.values()) {
    const [first] = choices;
    const passing = first ? await passingIds(db, first, { ids: choices.map(({ id }) => id), now }) : new Set<string>();
    refused.push(...choices.filter(({ id }) => !passing.has(id)));
  }
  return (locale) =>
    refused.map(({ path, compiled: { field } }) => {
      return { path, label: field.label, message: formatMessage(validationMessages, locale, 'optionFilter') };
    });
}

interface ChoicesInput {
  db: Executor;
  form: ReleasedModel['form'];
  /** As they will be saved. */
  values: FormValues;
  stored: FormValues | undefined;
  rows: ReadonlyMap<string, FoundRows>;
  user: { id: string; organizeId: string };
  now: Date;
}

/** A record or row that somebody has chosen newly, or whose filter looks at other values than before. */
interface Choice {
  compiled: CompiledField;
  path: string;
  id: string;
  offered: OfferedRecords;
}

function choicesOf(
  compiled: CompiledField,
  { values, stored, user }: Pick<ChoicesInput, 'values' | 'stored' | 'user'>,
  now: Date,
): Choice[] {
  const { field, table } = compiled;
  const around = { now: () => now, user };
  const one = (path: string, row: FormValues | undefined, before: FormValues | undefined): Choice[] => {
    const id = (row ?? values)[field.id];
    const filter = bindOptionFilter(compiled, recordScope(values, row, around));
    if (typeof id !== 'string' || id === '' || !filter) return [];
    const was = stored && before && bindOptionFilter(compiled, recordScope(stored, row && before, around));
    if (was && sameValue(id, before?.[field.id]) && sameValue(was.values, filter.values)) return [];
    const offered = recordFilterOf(filter);
    return offered === 'all' ? [] : [{ compiled, path, id, offered }];
  };
  if (!table) return one(field.id, undefined, stored);
  const earlier = new Map(rowsOf(stored?.[table.path]).map((row) => [row.id, row]));
  return rowsOf(values[table.path]).flatMap((row, index) =>
    one(`${table.path}.${index}.${field.id}`, row, earlier.get(row.id)),
  );
}

/** Those of the ids that pass the filter of a choice. */
async function passingIds(
  db: Executor,
  { compiled: { field }, offered }: Choice,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  const model = await readReleased(db, referenceOf(field)?.modelId ?? '');
  const rows = await modelTables(db)
    .selectFrom(model.tables[0].name)
    .select(OWN_COLUMNS.id)
    .where(OWN_COLUMNS.id, 'in', [...new Set(ids)])
    .where(offeredCondition(model, offered, now))
    .execute();
  return new Set(rows.map((row) => String(row[OWN_COLUMNS.id])));
}
