import { isIP } from 'node:net';
import type pg from 'pg';
import { explainNetwork } from '../explainNetwork.js';
import {
  type SourceKind,
  type SourcePool,
  type SourceRow,
  type SourceSession,
  type SourceTarget,
} from '../SourceKind.js';
import { postgresqlDialect } from './postgresqlDialect.js';

/** PostgreSQL and what speaks its protocol. */
export const postgresql: SourceKind = {
  name: 'postgresql',
  dialect: postgresqlDialect,
  open: async (target) => poolOf(await openPool(target), target.schema),
  explain: (error) => {
    const { code, message } = error as { code?: unknown; message: string };
    if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return explainNetwork(error);
    const reason = REASONS[code] ?? 'failed';
    return { reason, detail: message };
  },
};

const REASONS: Readonly<Record<string, 'password' | 'database' | 'timeout' | 'tooMany'>> = {
  '28P01': 'password',
  '28000': 'password',
  '3D000': 'database',
  '57014': 'timeout',
  '55P03': 'timeout',
  '53300': 'tooMany',
};

/** The pool of a source with values as texts, so that nothing is rounded. */
export async function openPool(target: SourceTarget): Promise<pg.Pool> {
  const { default: driver } = await import('pg');
  const { tls, host, certificate } = target;
  const pool = new driver.Pool({
    // the address and not the name: what the name answers later is not asked
    host: target.address,
    port: target.port,
    database: target.database,
    user: target.user,
    password: target.password,
    ssl: tls !== 'off' && {
      rejectUnauthorized: tls === 'verified',
      ...(isIP(host) ? {} : { servername: host }),
      ...(certificate ? { ca: certificate } : {}),
    },
    max: target.poolSize,
    application_name: 'smart-admin',
    connectionTimeoutMillis: target.timeoutSeconds * 1_000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    types: { getTypeParser: () => (text: string) => text } as pg.CustomTypesConfig,
  });
  // one that breaks while nobody uses it is replaced by the next use
  pool.on('error', ignoreLost);
  pool.on('connect', (client) => client.on('error', ignoreLost));
  return pool;
}

const ignoreLost = () => undefined;

function poolOf(pool: pg.Pool, schema: string): SourcePool {
  return {
    run: async ({ isReadOnly, seconds }, work) => {
      const client = await pool.connect();
      let isUsable = false;
      try {
        await client.query(isReadOnly ? 'begin read only' : 'begin');
        await client.query(`set local statement_timeout = ${Math.ceil(seconds * 1_000)}`);
        await client.query(`set local datestyle = 'ISO, YMD'`);
        await client.query(`set local standard_conforming_strings = on`);
        if (schema) await client.query(`select set_config('search_path', $1, true)`, [postgresqlDialect.quote(schema)]);
        const answer = await work(sessionOf(client));
        await client.query(isReadOnly ? 'rollback' : 'commit');
        isUsable = true;
        return answer;
      } catch (error) {
        isUsable = await client.query('rollback').then(
          () => true,
          () => false,
        );
        throw error;
      } finally {
        client.release(!isUsable);
      }
    },
    end: () => pool.end(),
  };
}

function sessionOf(client: pg.PoolClient): SourceSession {
  let cursors = 0;
  return {
    query: async ({ text, values = [] }) => {
      // never the simple protocol, which would take several statements
      const config: pg.QueryConfig & { queryMode: 'extended' } = { text, values: [...values], queryMode: 'extended' };
      const { rows } = await client.query<SourceRow>(config);
      return rows;
    },
    async *read({ text, values = [] }, size) {
      cursors += 1;
      const name = `part_${cursors}`;
      await client.query(`declare ${name} no scroll cursor for ${text}`, [...values]);
      for (let isLeft = true; isLeft;) {
        const { rows } = await client.query<SourceRow>(`fetch forward ${size} from ${name}`);
        if (rows.length > 0) yield rows;
        isLeft = rows.length === size;
      }
      await client.query(`close ${name}`);
    },
  };
}
