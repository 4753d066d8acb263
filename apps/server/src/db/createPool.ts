import pg from 'pg';

const { builtins } = pg.types;

/**
 * Pool of connections whose days are those of `timeZone`. Points in time arrive as milliseconds since 1970, 8-byte integers
 * as numbers, decimals as texts. A connection that the server ends is dropped quietly; the next query takes another one.
 */
export function createPool(config: pg.PoolConfig, { timeZone, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'smart-admin',
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
    ...config,
    // a statement and no start-up option: those of an address would replace ours without a word, and some poolers refuse them
    onConnect: async (client) => {
      await client.query("select set_config('TimeZone', $1, false)", [timeZone]);
    },
    types: { getTypeParser: readType as typeof pg.types.getTypeParser },
  });
  pool.on('error', onError);
  // the pool listens only to idle connections: one that breaks between two queries of a transaction would end the process
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

export interface PoolOptions {
  /** IANA name. */
  timeZone: string;
  onError: (error: Error) => void;
}

function readType(type: number, format?: 'text' | 'binary') {
  if (format === 'binary') return pg.types.getTypeParser(type, 'binary');
  if (type === builtins.INT8) return Number;
  if (type === builtins.TIMESTAMPTZ) return toMilliseconds;
  return pg.types.getTypeParser(type, 'text');
}

const readDate = pg.types.getTypeParser(builtins.TIMESTAMPTZ, 'text') as (text: string) => Date;

function toMilliseconds(text: string): number {
  return readDate(text).getTime();
}
