import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
} from 'kysely';
import { type DatabaseTransaction } from './database.js';

/**
 * Runs a callback when the transaction has been committed, never when it is rolled back. The callback must not throw:
 * what is committed cannot be taken back.
 */
export async function afterCommit(transaction: DatabaseTransaction, callback: () => void): Promise<void> {
  await transaction.getExecutor().provideConnection((connection) => {
    const callbacks = pending.get(connection);
    if (!callbacks) throw new Error('afterCommit needs a transaction of createDatabase');
    callbacks.push(callback);
    return Promise.resolve();
  });
}

/** PostgreSQL, with callbacks after a commit. */
export class CommitDialect extends PostgresDialect {
  constructor(private readonly settings: PostgresDialectConfig) {
    super(settings);
  }

  override createDriver(): Driver {
    return new CommitDriver(this.settings);
  }
}

const pending = new WeakMap<DatabaseConnection, (() => void)[]>();

class CommitDriver extends PostgresDriver {
  override async beginTransaction(...begun: Parameters<PostgresDriver['beginTransaction']>): Promise<void> {
    pending.set(begun[0], []);
    await super.beginTransaction(...begun);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    const callbacks = pending.get(connection) ?? [];
    pending.delete(connection);
    for (const callback of callbacks) callback();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    pending.delete(connection);
    await super.rollbackTransaction(connection);
  }
}
