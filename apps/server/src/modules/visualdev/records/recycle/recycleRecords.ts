import { sql } from 'kysely';
import { type DatabaseTransaction } from '../../../../db/database.js';
import { type ReleasedModel } from '../../releasedModel.js';
import { subtablesOf } from '../../tables/subtablesOf.js';

/**
 * Moves records out of the tables of a model into the recycle bin, with the rows of every table below it, also of
 * subtables that left the form. The caller holds locks on the records, so no release changes the tables meanwhile.
 */
export async function recycleRecords(
  db: DatabaseTransaction,
  { id: modelId, tables: [{ name: main }] }: ReleasedModel,
  { ids, userId }: { ids: readonly string[]; userId: string },
): Promise<void> {
  const parts = (await subtablesOf(db, main)).map(
    (name) => sql`jsonb_build_object(${name}::text, coalesce((
      select jsonb_agg(to_jsonb(below) order by below._sort, below._id) from ${sql.table(name)} below where below._parent = record._id), '[]'))`,
  );
  const subtables = sql.join([sql`'{}'::jsonb`, ...parts], sql` || `);
  await sql`
    insert into recycled_record (model_id, record_id, creator, organize, document_version, content, subtables, deleted_by)
    select ${modelId}, _id, _creator, _organize, (select version from visual_model where id = ${modelId}),
      to_jsonb(record), ${subtables}, ${userId}
    from ${sql.table(main)} record where _id = any(${[...ids]}::text[])`.execute(db.withoutPlugins());
  await sql`delete from ${sql.table(main)} where _id = any(${[...ids]}::text[])`.execute(db.withoutPlugins());
}
