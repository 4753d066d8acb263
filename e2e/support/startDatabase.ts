import { createServer, connect as dial, type Socket } from 'node:net';
import { once } from 'node:events';
import { connect } from '../../apps/server/src/db/connect.js';
import { createPool } from '../../apps/server/src/db/createPool.js';
import { type FileServers } from './FileServers.js';

/** Where journeys find databases of somebody else: `serve.mjs` opens it, and nothing besides. */
const HOST = '127.0.0.77';

/** A database beside that of the server that answers, which the server finds like one of somebody else. */
export async function startDatabase(
  servers: FileServers,
  name: string,
  statements: readonly string[],
): Promise<OtherDatabase> {
  const onError = (error: unknown) => {
    throw error;
  };
  const address = await connect({ DATABASE_URL: undefined, DATA_DIR: servers.data, EMBEDDED_FSYNC: 'off' }, onError);
  const { host = '', port = 5432, user = '' } = address.config;
  for (const [database, texts] of [
    [address.config.database ?? 'postgres', [`create database ${name}`]],
    [name, statements],
  ] as const) {
    const pool = createPool({ ...address.config, database, max: 1 }, { timeZone: 'UTC', onError });
    for (const text of texts) await pool.query(text);
    await pool.end();
  }
  const sockets = new Set<Socket>();
  const relay = createServer((client) => {
    const server = dial(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  relay.listen(0, HOST);
  await once(relay, 'listening');
  const bound = relay.address();
  return {
    host: HOST,
    port: typeof bound === 'object' && bound ? bound.port : 0,
    ...{ name, user },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      relay.close();
      await address.stop();
    },
  };
}

export interface OtherDatabase {
  host: string;
  port: number;
  name: string;
  user: string;
  stop: () => Promise<void>;
}
