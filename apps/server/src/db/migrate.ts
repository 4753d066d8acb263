import { Migrator, sql, type Migration } from 'kysely';
import { type Database } from './database.js';
import * as organization from './migrations/0001_organization.js';
import * as permission from './migrations/0002_permission.js';
import * as session from './migrations/0003_session.js';
import * as system from './migrations/0004_system.js';
import * as visualdev from './migrations/0005_visualdev.js';
import * as menuCategory from './migrations/0006_menu_category.js';
import * as files from './migrations/0007_files.js';
import * as fileReferences from './migrations/0008_file_references.js';
import * as scheduledTasks from './migrations/0009_scheduled_tasks.js';
import * as fileUsage from './migrations/0010_file_usage.js';
import * as recordChanges from './migrations/0011_record_changes.js';
import * as grantSaves from './migrations/0012_grant_saves.js';
import * as operationWords from './migrations/0013_operation_words.js';
import * as namesToldApart from './migrations/0013_names_told_apart.js';
import * as signInGuard from './migrations/0014_sign_in_guard.js';
import * as listViews from './migrations/0015_list_views.js';
import * as initialPasswords from './migrations/0016_initial_passwords.js';

/** Every migration in order; a new one is a new file and a new line. */
const migrations: Record<string, Migration> = {
  '0001_organization': organization,
  '0002_permission': permission,
  '0003_session': session,
  '0004_system': system,
  '0005_visualdev': visualdev,
  '0006_menu_category': menuCategory,
  '0007_files': files,
  '0008_file_references': fileReferences,
  '0009_scheduled_tasks': scheduledTasks,
  '0010_file_usage': fileUsage,
  '0011_record_changes': recordChanges,
  '0012_grant_saves': grantSaves,
  '0013_operation_words': operationWords,
  '0013_names_told_apart': namesToldApart,
  '0014_sign_in_guard': signInGuard,
  '0015_list_views': listViews,
  '0016_initial_passwords': initialPasswords,
};

/**
 * Brings the schema up to date; several processes may do it at once, one of them works. Returns what it ran. Throws a
 * `NewerSchemaError` for a database that a later version of the server has changed.
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableName: TABLE,
    migrationLockTableName: 'schema_migration_lock',
  });
  const unknown = await findUnknown(db);
  if (unknown.length) throw new NewerSchemaError(unknown);
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** The database has been changed by a later version of the server. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';

  constructor(unknown: readonly string[]) {
    super(
      `The database belongs to a newer version of the server: this one does not know ${unknown.join(', ')}. Start the newer version, or restore a backup from before it.`,
    );
  }
}

const TABLE = 'schema_migration';

async function findUnknown(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`select to_regclass(${TABLE}) is not null as found`.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}
