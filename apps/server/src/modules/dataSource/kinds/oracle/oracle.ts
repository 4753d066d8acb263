import type { Connection, Pool } from 'oracledb';
import { explainNetwork } from '../explainNetwork.js';
import {
  type SourceKind,
  type SourcePool,
  type SourceRow,
  type SourceSession,
  type SourceTarget,
} from '../SourceKind.js';
import { oracleDialect } from './oracleDialect.js';

/** Oracle Database from 12.1 on, spoken to without a client of its maker. */
export const oracle: SourceKind = {
  name: 'oracle',
  dialect: oracleDialect,
  open: (target) => openPool(target),
  explain: (error) => {
    const { code, message } = error as { code?: unknown; message: string };
    const number = /\b(ORA-\d{5}|NJS-\d{3})\b/.exec(`${String(code)} ${message}`)?.[1];
    if (number === undefined) return explainNetwork(error);
    const reason = REASONS.find(([numbers]) => numbers.includes(number))?.[1];
    if (reason) return { reason, detail: message };
    return explainNetwork(error) ?? { reason: number.startsWith('NJS') ? 'unreachable' : 'failed', detail: message };
  },
};

const REASONS: readonly (readonly [
  readonly string[],
  'password' | 'database' | 'timeout' | 'tooMany' | 'refused' | 'hostUnknown',
])[] = [
  [['ORA-01017', 'ORA-28000', 'ORA-28001', 'ORA-01045'], 'password'],
  [['ORA-12514', 'ORA-12505', 'NJS-518', 'NJS-517'], 'database'],
  [['ORA-12170', 'NJS-510', 'NJS-123', 'ORA-01013', 'NJS-040', 'NJS-076'], 'timeout'],
  [['ORA-12516', 'ORA-12519', 'ORA-00020', 'ORA-02391'], 'tooMany'],
  [['ORA-12541', 'NJS-511'], 'refused'],
  [['NJS-515'], 'hostUnknown'],
];

async function openPool(target: SourceTarget): Promise<SourcePool> {
  const { default: driver } = await import('oracledb');
  const { tls, host, timeoutSeconds, database, port, address, certificate } = target;
  const security = tls === 'off' ? '' : `(SECURITY=(SSL_SERVER_DN_MATCH=${tls === 'verified' ? 'yes' : 'no'}))`;
  let opening: Promise<Pool> | undefined;
  const connected = () =>
    (opening ??= driver
      .createPool({
        user: target.user,
        password: target.password,
        // what stands in it has been let through by the schema: neither brackets nor signs of another address
        connectString: `(DESCRIPTION=(CONNECT_TIMEOUT=${timeoutSeconds})(ADDRESS=(PROTOCOL=${tls === 'off' ? 'tcp' : 'tcps'})(HOST=${tls === 'verified' ? host : address})(PORT=${port}))(CONNECT_DATA=(SERVICE_NAME=${database}))${security})`,
        poolMin: 0,
        poolMax: target.poolSize,
        poolTimeout: 30,
        queueTimeout: timeoutSeconds * 1_000,
        ...(certificate ? { walletContent: certificate } : {}),
      })
      .catch((error: unknown) => {
        opening = undefined;
        throw error;
      }));
  const texts = new Set([
    driver.DB_TYPE_DATE,
    driver.DB_TYPE_TIMESTAMP,
    driver.DB_TYPE_TIMESTAMP_TZ,
    driver.DB_TYPE_TIMESTAMP_LTZ,
    driver.DB_TYPE_CLOB,
    driver.DB_TYPE_NCLOB,
  ] as unknown[]);
  const options = {
    outFormat: driver.OUT_FORMAT_OBJECT,
    fetchTypeHandler: ({ dbType }: { dbType?: unknown }) => {
      if (dbType === driver.DB_TYPE_NUMBER) return { type: driver.STRING, converter: exactNumber };
      if (dbType === driver.DB_TYPE_BLOB) return { type: driver.BUFFER };
      return texts.has(dbType) ? { type: driver.STRING } : undefined;
    },
  };
  return {
    run: async ({ isReadOnly, seconds }, work) => {
      const connection = await (await connected()).getConnection();
      let isUsable = false;
      try {
        connection.callTimeout = seconds * 1_000;
        await connection.execute(
          `alter session set nls_date_format = 'YYYY-MM-DD"T"HH24:MI:SS' nls_timestamp_format = 'YYYY-MM-DD"T"HH24:MI:SS.FF3' nls_timestamp_tz_format = 'YYYY-MM-DD"T"HH24:MI:SS.FF3TZH:TZM' nls_numeric_characters = '.,'`,
        );
        await connection.rollback();
        if (isReadOnly) await connection.execute('set transaction read only');
        if (target.schema)
          await connection.execute(`alter session set current_schema = ${oracleDialect.quote(target.schema)}`);
        const answer = await work(sessionOf(connection, options));
        if (isReadOnly) await connection.rollback();
        else await connection.commit();
        isUsable = true;
        return answer;
      } catch (error) {
        isUsable = await connection.rollback().then(
          () => true,
          () => false,
        );
        throw error;
      } finally {
        await connection.close({ drop: !isUsable });
      }
    },
    end: async () => {
      const pool = await opening?.catch(() => undefined);
      await pool?.close(0);
    },
  };
}

/** A number where it is the same one, else its digits. */
function exactNumber(digits: string | null): number | string | null {
  if (digits === null) return null;
  const number = Number(digits);
  return String(number) === digits ? number : digits;
}

function sessionOf(connection: Connection, options: object): SourceSession {
  return {
    query: async ({ text, values = [] }) => {
      const { rows } = await connection.execute<SourceRow>(text, [...values] as never, options);
      return rows ?? [];
    },
    async *read({ text, values = [] }, size) {
      const { resultSet } = await connection.execute<SourceRow>(text, [...values] as never, {
        ...options,
        resultSet: true,
        fetchArraySize: size,
      });
      if (!resultSet) return;
      try {
        for (;;) {
          const rows = await resultSet.getRows(size);
          if (rows.length === 0) return;
          yield rows;
        }
      } finally {
        await resultSet.close();
      }
    },
  };
}
