import { sql } from 'kysely';
import { type FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createPool } from '../../../db/createPool.js';
import { type Database } from '../../../db/database.js';
import { Signer } from '../../../db/signer.js';
import { type Env } from '../../../env.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from '../dataInterface.messages.js';
import { grantReader } from './grantReader.js';

/**
 * Connections of an account of the database that can only read, and only what interfaces may show: `QUERY_DATABASE_URL`,
 * or one that is made here where the server's own account may do that. What a statement can reach is decided by the
 * database, not by reading the statement.
 */
export class ReaderPool {
  private pool: Promise<pg.Pool> | undefined;

  constructor(private readonly options: ReaderOptions) {}

  /** Throws 503 where there is no such account. */
  connect(): Promise<pg.PoolClient> {
    this.pool ??= this.open().catch((error: unknown) => {
      this.pool = undefined;
      throw error;
    });
    return this.pool.then((pool) => pool.connect());
  }

  /** Lets the account read what has come since, such as tables of models. False for an account that others look after. */
  async grantAgain(): Promise<boolean> {
    const { env, db } = this.options;
    if (env.QUERY_DATABASE_URL) return false;
    await grantReader(db, await this.roleName());
    return true;
  }

  async stop(): Promise<void> {
    const pool = await this.pool?.catch(() => undefined);
    await pool?.end();
  }

  private async open(): Promise<pg.Pool> {
    const { env, log } = this.options;
    const config = env.QUERY_DATABASE_URL ? { connectionString: env.QUERY_DATABASE_URL } : await this.createAccount();
    const pool = createPool(
      { ...config, max: CONNECTIONS, application_name: 'smart-admin-interfaces' },
      {
        timeZone: env.TIME_ZONE,
        onError: (error) => log.warn({ err: error }, 'a connection of data interfaces was lost'),
      },
    );
    if (env.QUERY_DATABASE_URL || (await isSignedInAs(pool, await this.roleName()))) return pool;
    // the database lets in by other means than the password, as whom the server is
    await pool.end();
    throw new ApiError(503, t('noReader'));
  }

  private async createAccount(): Promise<pg.PoolConfig> {
    const { db, databaseConfig } = this.options;
    const name = await this.roleName();
    const password = await new Signer(db, 'interface-reader').read();
    try {
      await db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
        const { rows } = await sql`select from pg_roles where rolname = ${name}`.execute(trx);
        const verb = sql.raw(rows.length ? 'alter' : 'create');
        await sql`${verb} role ${sql.ref(name)} login password ${sql.lit(password)} nosuperuser nocreatedb nocreaterole noinherit`.execute(
          trx,
        );
      });
    } catch (error) {
      if ((error as { code?: string }).code === NOT_ALLOWED) throw new ApiError(503, t('noReader'));
      throw error;
    }
    await grantReader(db, name);
    const { connectionString, ...config } = databaseConfig;
    if (!connectionString) return { ...config, user: name, password };
    const url = new URL(connectionString);
    // an address of a socket has no place for them before the host, and one that names a user there is asked first
    url.searchParams.set('user', name);
    url.searchParams.set('password', password);
    return { ...config, connectionString: url.href };
  }

  private async roleName(): Promise<string> {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(this.options.db);
    return `${(rows[0]?.name ?? '').slice(0, 50)}_reader`;
  }
}

async function isSignedInAs(pool: pg.Pool, name: string): Promise<boolean> {
  const { rows } = await pool.query<{ name: string }>('select current_user as name');
  return rows[0]?.name === name;
}

export interface ReaderOptions {
  env: Pick<Env, 'QUERY_DATABASE_URL' | 'TIME_ZONE'>;
  db: Database;
  /** Where the database is. */
  databaseConfig: pg.PoolConfig;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const CONNECTIONS = 4;
const LOCK = 20_201_122;
const NOT_ALLOWED = '42501';
