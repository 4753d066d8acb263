import { CamelCasePlugin, Kysely, type Transaction } from 'kysely';
import { type Pool } from 'pg';
import { CommitDialect } from './afterCommit.js';
import { withPreparedStatements } from './preparedStatements.js';
import { type Tables } from './tables.js';

/**
 * Query builder over a pool. Names are camelCase in code and snake_case in the database; keys inside jsonb stay as
 * they are. Tables of generated models use `db.withoutPlugins()`: their names come from stored metadata.
 */
export function createDatabase(pool: Pool): Database {
  return new Kysely<Tables>({
    dialect: new CommitDialect({ pool: withPreparedStatements(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

export type Database = Kysely<Tables>;
/** What a use case needs: the pool or a transaction. */
export type Executor = Kysely<Tables> | Transaction<Tables>;
/** What needs all or nothing: events and jobs of a change. */
export type DatabaseTransaction = Transaction<Tables>;
