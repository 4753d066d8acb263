import { type contract } from '@smart-admin/api-client/contract';
import { type Locale } from '@smart-admin/ui/messages';
import { type RawBuilder, sql } from 'kysely';
import { type Database } from '../../../db/database.js';
import { readPage } from '../../../db/paging.js';
import { requireRow } from '../../../db/requireRow.js';
import { type Call } from '../../../http/handle.js';

type Migrations = (typeof contract)['workflow']['migration'];

/** Migrations of a flow that concern somebody: they see at least one of the flows, and count no others. */
export function listMigrations(
  db: Database,
  { flowId, watched, query }: Watched & { query: Call<Migrations['list']>['query'] },
) {
  const migrations = concerning(db, { flowId, watched });
  return readPage({
    db,
    query,
    count: migrations,
    rows: withColumns(migrations).orderBy('flowMigration.creatorTime', 'desc').orderBy('flowMigration.id', 'desc'),
  });
}

/** One of them. Throws 404 for what is not theirs. */
export async function readMigration(db: Database, { migrationId, ...watched }: Watched & { migrationId: string }) {
  return requireRow(
    await withColumns(concerning(db, watched)).where('flowMigration.id', '=', migrationId).executeTakeFirst(),
  );
}

/** What became of the flows of one. Throws 404 for what is not theirs. */
export async function listMovedFlows(
  db: Database,
  {
    migrationId,
    query,
    locale,
    ...watched
  }: Watched & {
    migrationId: string;
    query: Call<Migrations['flows']>['query'];
    locale: Locale;
  },
) {
  await readMigration(db, { migrationId, ...watched });
  let flows = db
    .selectFrom('flowMigrationFlow')
    .innerJoin('flowInstance', 'flowInstance.id', 'flowMigrationFlow.instanceId')
    .leftJoin('userAccount', 'userAccount.id', 'flowInstance.launcherId')
    .where('migrationId', '=', migrationId)
    .where(watched.watched);
  if (query.result) flows = flows.where('result', '=', query.result);
  const { list, pagination } = await readPage({
    db,
    query,
    count: flows,
    rows: flows
      .select(['flowInstance.id', 'number', 'title', 'result', 'reasons'])
      .select(sql<string>`coalesce(user_account.real_name, '')`.as('launcherName'))
      .orderBy(sql`reasons = '[]'`)
      .orderBy('flowInstance.id'),
  });
  return {
    list: list.map(({ reasons, ...flow }) => ({ ...flow, reasons: reasons.map((text) => text[locale]) })),
    pagination,
  };
}

interface Watched {
  flowId: string;
  /** Condition of `watchedFlows`. */
  watched: RawBuilder<boolean>;
}

const amount = (alias: string, result: string) =>
  sql<number>`count(*) filter (where flow_migration_flow.result = ${sql.lit(result)})::int`.as(alias);

function concerning(db: Database, { flowId, watched }: Watched) {
  return db
    .selectFrom('flowMigration')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('flowMigrationFlow')
          .innerJoin('flowInstance', 'flowInstance.id', 'flowMigrationFlow.instanceId')
          .select(sql<number>`count(*)::int`.as('total'))
          .select([amount('waiting', 'waiting'), amount('moved', 'moved'), amount('refused', 'refused')])
          .select([amount('returned', 'returned'), amount('kept', 'kept')])
          .whereRef('flowMigrationFlow.migrationId', '=', 'flowMigration.id')
          .where(watched)
          .as('parts'),
      (join) => join.onTrue(),
    )
    .where('flowMigration.flowId', '=', flowId)
    .where('parts.total', '>', 0);
}

const nameOf = (column: string) =>
  sql<string>`coalesce((select real_name from user_account where id = ${sql.ref(column)}), '')`;

function withColumns(migrations: ReturnType<typeof concerning>) {
  return migrations
    .select(['flowMigration.id', 'fromVersion as from', 'toVersion as to', 'flowMigration.state'])
    .select(['flowMigration.creatorTime', 'flowMigration.endTime'])
    .select([nameOf('flowMigration.userId').as('userName'), nameOf('flowMigration.undoUserId').as('undoneBy')])
    .select(['parts.total', 'parts.moved', 'parts.refused', 'parts.returned', 'parts.kept'])
    .select(
      sql<number>`case flow_migration.state when 'running' then parts.waiting when 'undoing' then parts.moved else 0 end`.as(
        'left',
      ),
    );
}
