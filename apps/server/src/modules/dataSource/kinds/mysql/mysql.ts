import type { Connection as CoreConnection } from 'mysql2';
import type { Pool, PoolConnection, RowDataPacket } from 'mysql2/promise';
import { explainNetwork } from '../explainNetwork.js';
import {
  type SourceKind,
  type SourcePool,
  type SourceRow,
  type SourceSession,
  type SourceTarget,
} from '../SourceKind.js';
import { mysqlDialect } from './mysqlDialect.js';

/** MySQL and MariaDB. */
export const mysql: SourceKind = {
  name: 'mysql',
  dialect: mysqlDialect,
  open: async (target) => poolOf(await openPool(target)),
  explain: (error) => {
    const { errno, message } = error as { errno?: unknown; message: string };
    if (typeof errno !== 'number' || errno < 1_000) return explainNetwork(error);
    return { reason: REASONS[errno] ?? 'failed', detail: message };
  },
};

const REASONS: Readonly<Record<number, 'password' | 'database' | 'timeout' | 'tooMany'>> = {
  1045: 'password',
  1698: 'password',
  1044: 'database',
  1049: 'database',
  1040: 'tooMany',
  1203: 'tooMany',
  3024: 'timeout',
  1969: 'timeout',
  1205: 'timeout',
};

async function openPool(target: SourceTarget): Promise<Pool> {
  const { createPool } = await import('mysql2/promise');
  const { tls, certificate } = target;
  return createPool({
    host: target.host,
    port: target.port,
    // nothing but the address that the wall has let through
    stream: target.dial,
    database: target.database,
    user: target.user,
    password: target.password,
    ...(tls === 'off'
      ? {}
      : {
          ssl: {
            rejectUnauthorized: tls === 'verified',
            verifyIdentity: tls === 'verified',
            ...(certificate ? { ca: certificate } : {}),
          },
        }),
    connectionLimit: target.poolSize,
    maxIdle: 1,
    idleTimeout: 30_000,
    connectTimeout: target.timeoutSeconds * 1_000,
    charset: 'utf8mb4',
    // values as they are written: nothing is rounded, no day moves by a zone
    dateStrings: true,
    jsonStrings: true,
    supportBigNumbers: true,
    multipleStatements: false,
  });
}

function poolOf(pool: Pool): SourcePool {
  return {
    run: async ({ isReadOnly, seconds }, work) => {
      const connection = await pool.getConnection();
      let isUsable = false;
      try {
        // texts are read as we write them, whatever the server is set to
        await connection.query(`set session sql_mode = 'STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION'`);
        await limitTime(connection, seconds);
        await connection.query(`start transaction${isReadOnly ? ' read only' : ''}`);
        const answer = await work(sessionOf(connection, seconds));
        await connection.query(isReadOnly ? 'rollback' : 'commit');
        isUsable = true;
        return answer;
      } catch (error) {
        isUsable = await connection.query('rollback').then(
          () => true,
          () => false,
        );
        throw error;
      } finally {
        if (isUsable) connection.release();
        else connection.destroy();
      }
    },
    end: () => pool.end(),
  };
}

/** MariaDB counts in seconds under another name. */
async function limitTime(connection: PoolConnection, seconds: number): Promise<void> {
  const [rows] = await connection.query<RowDataPacket[]>('select version() as version');
  const isMariaDb = /mariadb/i.test(String(rows[0]?.version));
  await connection.query(
    isMariaDb
      ? `set session max_statement_time = ${Math.ceil(seconds)}`
      : `set session max_execution_time = ${Math.ceil(seconds * 1_000)}`,
  );
  await connection.query(`set session innodb_lock_wait_timeout = ${Math.max(1, Math.ceil(seconds))}`);
}

function sessionOf(connection: PoolConnection, seconds: number): SourceSession {
  return {
    query: async ({ text, values = [] }) => {
      // the server's limit is for reading alone
      const limits = { sql: text, timeout: seconds * 1_000 + GRACE };
      // values travel beside the statement: put into it, one within a text would end that
      const [rows] =
        values.length > 0
          ? await connection.execute({ ...limits, values: [...values] as never })
          : await connection.query(limits);
      return Array.isArray(rows) ? (rows as SourceRow[]) : [];
    },
    async *read({ text, values = [] }, size) {
      const core = connection.connection as unknown as CoreConnection;
      const rows = core.execute({ sql: text, values: [...values] as never }).stream({ highWaterMark: size });
      let part: SourceRow[] = [];
      for await (const row of rows as AsyncIterable<SourceRow>) {
        part.push(row);
        if (part.length < size) continue;
        yield part;
        part = [];
      }
      if (part.length > 0) yield part;
    },
  };
}

/** Milliseconds that a server has to say itself that the time is over. */
const GRACE = 2_000;
