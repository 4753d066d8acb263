import { sql, type Kysely } from 'kysely';

/** Models that were released before get the index of Chinese characters (`KeywordIndex`) beside those who write. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ hasJobs: boolean }>`
    select to_regnamespace('graphile_worker') is not null as "hasJobs"`.execute(db);
  // without jobs there are no models yet either
  if (rows[0]?.hasJobs)
    await sql`
      select graphile_worker.add_job('model.indexes', json_build_object('modelId', id, 'isChanged', false), max_attempts => 10)
      from visual_model where version > 0`.execute(db);
}
