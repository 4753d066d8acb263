import { sql, type RawBuilder } from 'kysely';
import { type DatabaseTransaction } from '../../../../db/database.js';
import { type Deps } from '../../../../deps.js';
import { ApiError } from '../../../../errors/apiError.js';
import { type Locale } from '@smart-admin/ui/messages';
import { type ReleasedModel } from '../../releasedModel.js';
import { subtablesOf } from '../../tables/subtablesOf.js';
import { recordsRestored } from '../../visualdev.events.js';
import { t } from '../../visualdev.messages.js';
import { translateTaken } from '../checkUnique.js';
import { openRecords } from '../recordAccess.js';
import { writeHistory } from '../recordHistory.js';
import { evolveRow, type TableEvolution } from './evolveTables.js';
import { lockRecycled, type RecycledInput } from './lockRecycled.js';
import { readEvolutions } from './readEvolutions.js';

/**
 * Puts deleted records back with their rows, all or none, under the names and types that fields have now. Throws 409
 * when a field cannot hold its value any more.
 */
export async function restoreRecords(deps: Deps, input: RecycledInput & { locale: Locale }): Promise<null> {
  const { modelId, caller, locale } = input;
  const access = await openRecords(deps, caller, modelId, locale);
  const { model } = access;
  await deps.db.transaction().execute(async (db) => {
    const records = await lockRecycled(db, input);
    const recordIds = records.map(({ recordId }) => recordId);
    const evolutions = await readEvolutions(
      db,
      model,
      records.map(({ documentVersion }) => documentVersion),
    );
    for (const version of new Set(records.map(({ documentVersion }) => documentVersion))) {
      const written = records.filter(({ documentVersion }) => documentVersion === version);
      const rows = { records: written, evolution: evolutions.get(version) ?? [] };
      await translateTaken(access, () => insertRecords(db, model, rows));
    }
    await db.deleteFrom('recycledRecord').where('modelId', '=', modelId).where('recordId', 'in', recordIds).execute();
    const history = records.map(({ recordId, revision }) => ({ recordId, revision: revision + 2 }));
    await writeHistory(
      db,
      ...history.map((place) => ({
        ...place,
        modelId,
        cause: 'restore' as const,
        userId: caller.userId,
        version: model.version,
      })),
    );
    await deps.events.emit(db, recordsRestored, { modelId, recordIds, userId: caller.userId });
  });
  return null;
}

type Recycled = Awaited<ReturnType<typeof lockRecycled>>[number];

interface RestoredRows {
  /** Written under the same version of the documents. */
  records: readonly Recycled[];
  evolution: readonly TableEvolution[];
}

/** Rows go from table to table inside the database, so that nothing of them is rounded; only what has another name or type comes from here. */
async function insertRecords(db: DatabaseTransaction, model: ReleasedModel, { records, evolution }: RestoredRows) {
  const [{ name: main }] = model.tables;
  const source = sql`from recycled_record where model_id = ${model.id} and record_id = any(${records.map(({ recordId }) => recordId)}::text[])`;
  const evolved = evolution.find(({ table }) => table === main);
  const contents = records.map(({ content }) => content);
  // its removal and its return are revisions too
  const revised = sql`|| jsonb_build_object('_revision', (content ->> '_revision')::int + 2)`;
  // a table that was there before its model may give its keys itself
  await sql`insert into ${sql.table(main)} overriding system value
    select (jsonb_populate_record(null::${sql.table(main)}, ${NEW_COLUMNS} || content ${revised} ${patch(contents, evolved, sql`record_id`)})).*
    ${source}`.execute(db.withoutPlugins());
  for (const table of await subtablesOf(db, main)) {
    const change = evolution.find((each) => each.table === table);
    const earlier = change?.earlier ?? table;
    const rows = records.flatMap(({ subtables }) => subtables[earlier] ?? []);
    if (rows.length === 0) continue;
    await sql`insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, below ${patch(rows, change, sql`below ->> '_id'`)})).*
      from (select jsonb_array_elements(subtables -> ${earlier}) as below ${source}) rows`.execute(db.withoutPlugins());
  }
}

/** Columns without null that a release may have added since. */
const NEW_COLUMNS = sql`'{"_sounds": ""}'::jsonb`;

/** What is put over each stored row, found by its id. */
function patch(
  rows: readonly Recycled['content'][],
  evolution: TableEvolution | undefined,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!evolution || evolution.columns.length === 0) return sql``;
  const lost = new Set<string>();
  const changes = rows.map((row) => {
    const evolved = evolveRow(row, evolution);
    for (const label of evolved.lost) lost.add(label);
    return [String(row._id), evolved.changed] as const;
  });
  if (lost.size > 0) throw new ApiError(409, t('notRestorable', { fields: [...lost].join('、') }));
  return sql`|| (${JSON.stringify(Object.fromEntries(changes))}::jsonb -> (${id}))`;
}
