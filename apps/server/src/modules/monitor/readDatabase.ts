import { sql } from 'kysely';
import { type Database } from '../../db/database.js';

const TABLES = 20;
const STATEMENTS = 20;

/** The database as it is now: its load, its largest tables, its slowest statements. */
export async function readDatabase(db: Database) {
  const [load, tables, slowStatements] = await Promise.all([readLoad(db), readTables(db), readStatements(db)]);
  return { ...load, tables, slowStatements };
}

async function readLoad(db: Database) {
  const { rows } = await sql<Load>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as size,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "maxConnections",
      (xact_commit + xact_rollback) / greatest(extract(epoch from now() - coalesce(stats_reset, pg_postmaster_start_time())), 1)::float8 as transactions,
      case when blks_hit + blks_read > 0 then blks_hit * 100.0::float8 / (blks_hit + blks_read) end as "cacheHits",
      (select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting
    from pg_stat_database where datname = current_database()`.execute(db.withoutPlugins());
  const [load] = rows;
  if (!load) throw new Error('the database tells nothing of itself');
  return load;
}

async function readTables(db: Database) {
  const { rows } = await sql<{ name: string; rows: number; size: number }>`
    select relname as name, coalesce(nullif(pg_stat_get_live_tuples(pg_class.oid), 0), greatest(reltuples, 0))::float8 as rows, pg_total_relation_size(pg_class.oid)::float8 as size
    from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
    order by size desc, name limit ${TABLES}`.execute(db.withoutPlugins());
  return rows;
}

/** Null where the extension that measures them is not installed or not loaded. */
async function readStatements(db: Database): Promise<SlowStatement[] | null> {
  // its settings are known where its library is loaded; which libraries are is told to superusers alone
  const { rows: found } = await sql<{ schema: string }>`
    select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_stat_statements' and exists (select from pg_settings where name = 'pg_stat_statements.max')`.execute(
    db.withoutPlugins(),
  );
  const [extension] = found;
  if (!extension) return null;
  // a statement whose entry was given up while it ran is kept with its constants
  const query = sql`regexp_replace(query, '''(?:[^'']|'''')*''', '''…''', 'g')`;
  const { rows } = await sql<SlowStatement>`
    select left(regexp_replace(${query}, '\\s+', ' ', 'g'), 500) as statement, mean_exec_time as average, max_exec_time as slowest,
      calls::float8 as calls, total_exec_time * 100 / nullif(sum(total_exec_time) over (), 0) as share
    from ${sql.id(extension.schema, 'pg_stat_statements')}
    where dbid = (select oid from pg_database where datname = current_database())
    order by mean_exec_time desc limit ${STATEMENTS}`.execute(db.withoutPlugins());
  return rows;
}

interface Load {
  version: string;
  size: number;
  connections: number;
  maxConnections: number;
  transactions: number;
  cacheHits: number | null;
  waiting: number;
}

export interface SlowStatement {
  statement: string;
  average: number;
  slowest: number;
  calls: number;
  share: number;
}
