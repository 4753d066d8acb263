import { isIP } from 'node:net';
import type { ConnectionPool, Transaction } from 'mssql';
import { explainNetwork } from '../explainNetwork.js';
import {
  type SourceKind,
  type SourcePool,
  type SourceRow,
  type SourceSession,
  type SourceTarget,
  type Statement,
} from '../SourceKind.js';
import { sqlserverDialect } from './sqlserverDialect.js';

/** Microsoft SQL Server. */
export const sqlserver: SourceKind = {
  name: 'sqlserver',
  dialect: sqlserverDialect,
  open: (target) => openPool(target),
  explain: (error) => {
    const { number, code, message } = error as { number?: unknown; code?: unknown; message: string };
    if (code === 'ELOGIN')
      return {
        reason: number === 4060 || /4060|Cannot open database/.test(message) ? 'database' : 'password',
        detail: message,
      };
    if (code === 'ETIMEOUT') return { reason: 'timeout', detail: message };
    const ofNetwork = explainNetwork(error);
    if (ofNetwork) return ofNetwork;
    if (code === 'ESOCKET' || code === 'ECONNCLOSED') return { reason: 'unreachable', detail: message };
    return typeof number === 'number' || code === 'EREQUEST' ? { reason: 'failed', detail: message } : undefined;
  },
};

async function openPool(target: SourceTarget): Promise<SourcePool> {
  const { default: driver } = await import('mssql');
  const { tls, host, certificate, timeoutSeconds } = target;
  let opening: Promise<ConnectionPool> | undefined;
  const connected = () =>
    (opening ??= new driver.ConnectionPool({
      server: target.address,
      port: target.port,
      database: target.database,
      user: target.user,
      password: target.password,
      connectionTimeout: timeoutSeconds * 1_000,
      requestTimeout: LONGEST,
      pool: { max: target.poolSize, min: 0, idleTimeoutMillis: 30_000 },
      options: {
        encrypt: tls !== 'off',
        trustServerCertificate: tls !== 'verified',
        useUTC: true,
        // a server that sends us on does not get us anywhere else
        connector: () => Promise.resolve(target.dial()),
        ...(isIP(host) ? {} : { serverName: host }),
        ...(certificate ? { cryptoCredentialsDetails: { ca: certificate } } : {}),
      } as object,
    })
      .connect()
      .catch((error: unknown) => {
        opening = undefined;
        throw error;
      }));
  return {
    run: async ({ isReadOnly, seconds }, work) => {
      const transaction = (await connected()).transaction();
      await transaction.begin();
      let isOver = false;
      // a statement that the server gives up takes the transaction with it
      transaction.on('rollback', () => (isOver = true));
      try {
        const answer = await work(sessionOf(transaction, seconds));
        if (isReadOnly) await transaction.rollback();
        else await transaction.commit();
        return answer;
      } catch (error) {
        if (!isOver) await transaction.rollback().catch(() => undefined);
        throw error;
      }
    },
    end: async () => {
      const pool = await opening?.catch(() => undefined);
      await pool?.close();
    },
  };
}

function sessionOf(transaction: Transaction, seconds: number): SourceSession {
  const requestOf = ({ values = [] }: Statement) => {
    const request = transaction.request();
    Object.assign(request, { overrides: { requestTimeout: seconds * 1_000 } });
    values.forEach((value, index) => request.input(`p${index + 1}`, value));
    return request;
  };
  return {
    query: async (statement) => {
      const { recordset } = await requestOf(statement).query<SourceRow>(statement.text);
      return recordset === undefined ? [] : recordset.map(plain);
    },
    async *read(statement, size) {
      const request = requestOf(statement);
      request.stream = true;
      const rows = request.toReadableStream({ highWaterMark: size });
      void request.query(statement.text);
      let part: SourceRow[] = [];
      for await (const row of rows as AsyncIterable<SourceRow>) {
        part.push(plain(row));
        if (part.length < size) continue;
        yield part;
        part = [];
      }
      if (part.length > 0) yield part;
    },
  };
}

/** Values as texts where the driver has made objects of them. */
function plain(row: SourceRow): SourceRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
}

/** Milliseconds; each statement has a limit of its own. */
const LONGEST = 600_000;
