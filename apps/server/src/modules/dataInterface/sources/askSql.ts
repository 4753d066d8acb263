import type pg from 'pg';
import { ApiError } from '../../../errors/apiError.js';
import { t } from '../dataInterface.messages.js';
import { type InterfaceBody, type InterfaceParameter, type ParameterValues } from '../dataInterface.tables.js';
import { InterfaceFailure } from '../InterfaceFailure.js';
import { fillPlaceholders } from '../placeholders.js';
import { type ReaderPool } from './ReaderPool.js';

/**
 * Rows of a query, as JSON of the database. It runs as the body of a cursor, so that the database takes nothing but one
 * query that changes nothing, in a read-only transaction that is rolled back, with a time limit that is set anew before
 * each fetch because a query can call `set_config`.
 */
export async function askSql(
  readers: ReaderPool,
  { sql, parameters, timeoutSeconds, rowLimit }: SqlSource,
  values: ParameterValues,
): Promise<unknown[]> {
  const query = { ...bindParameters(sql, parameters, values), timeoutSeconds, rowLimit };
  return asking(readers, query, fetchRows);
}

/** Names of the columns of a query, which is planned and not run. */
export async function sqlColumns(
  readers: ReaderPool,
  { sql, parameters, timeoutSeconds, rowLimit }: SqlSource,
): Promise<string[]> {
  const query = { ...bindParameters(sql, parameters, {}), timeoutSeconds, rowLimit };
  return asking(readers, query, describeColumns);
}

async function asking<Answer>(readers: ReaderPool, query: Query, read: Reading<Answer>): Promise<Answer> {
  const { timeoutSeconds } = query;
  const ask = () => readOnly(readers, (client) => read(client, query));
  try {
    return await ask();
  } catch (error) {
    if (codeOf(error) === NO_RIGHT && (await readers.grantAgain())) return ask().catch(fail(timeoutSeconds));
    return fail(timeoutSeconds)(error);
  }
}

type Reading<Answer> = (client: pg.PoolClient, query: Query) => Promise<Answer>;
type SqlSource = Pick<InterfaceBody, 'sql' | 'parameters' | 'timeoutSeconds' | 'rowLimit'>;

/** The statement with `$1` for its first parameter, and what is bound. */
export function bindParameters(
  sql: string,
  parameters: readonly InterfaceParameter[],
  values: ParameterValues,
): BoundStatement {
  const names: string[] = [];
  const text = fillPlaceholders(sql, (name) => {
    const type = parameters.find((parameter) => parameter.name === name)?.type;
    if (!type) throw new InterfaceFailure(t('unknownParameter', { name }));
    if (!names.includes(name)) names.push(name);
    return `($${names.indexOf(name) + 1}::${TYPES[type]})`;
  });
  return { text, bound: names.map((name) => values[name] ?? null) };
}

export interface BoundStatement {
  text: string;
  bound: ParameterValues[string][];
}

const TYPES = { text: 'text', number: 'numeric', boolean: 'boolean', date: 'date' } as const;

/** Something read in a transaction that changes nothing and is rolled back. */
async function readOnly<Answer>(
  readers: ReaderPool,
  read: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await readers.connect();
  let isUsable = false;
  try {
    await client.query('begin read only');
    const answer = await read(client);
    await client.query('rollback');
    // locks, settings and prepared statements of the query
    await client.query('discard all');
    isUsable = true;
    return answer;
  } catch (error) {
    isUsable = await client.query('rollback').then(
      () => client.query('discard all').then(() => true),
      () => false,
    );
    throw error;
  } finally {
    client.release(!isUsable);
  }
}

async function fetchRows(client: pg.PoolClient, { text, bound, timeoutSeconds, rowLimit }: Query): Promise<unknown[]> {
  const end = Date.now() + timeoutSeconds * 1_000;
  const limitTime = async () => {
    const left = end - Date.now();
    if (left <= 0) throw tooSlow(timeoutSeconds);
    await client.query(`set local statement_timeout = ${Math.ceil(left)}`);
  };
  await limitTime();
  await openCursor(
    client,
    `select case when octet_length(line) <= ${MAX_ROW} then line end as line
      from (select row_to_json(asked)::text as line from (
${text}
      ) asked) lines`,
    bound,
  );
  const rows: unknown[] = [];
  for (let length = 0; ;) {
    await limitTime();
    const batch = await client.query<{ line: string | null }>(`fetch forward ${BATCH} from answer`);
    for (const { line } of batch.rows) {
      length += line?.length ?? Infinity;
      if (line === null || length > MAX_LENGTH) throw new InterfaceFailure(t('tooLarge'));
      rows.push(JSON.parse(line));
    }
    if (rows.length > rowLimit) throw new InterfaceFailure(t('tooManyRows', { limit: rowLimit }));
    if (batch.rows.length < BATCH) return rows;
  }
}

async function describeColumns(client: pg.PoolClient, { text, bound, timeoutSeconds }: Query): Promise<string[]> {
  await client.query(`set local statement_timeout = ${timeoutSeconds * 1_000}`);
  await openCursor(client, `select * from (\n${text}\n) asked`, bound);
  const { fields } = await client.query('fetch forward 0 from answer');
  return fields.map(({ name }) => name);
}

/** A message of the extended protocol holds one statement: without bound values the simple one would be taken, which runs several. */
async function openCursor(client: pg.PoolClient, query: string, bound: unknown[]): Promise<void> {
  const config: pg.QueryConfig & { queryMode: 'extended' } = {
    text: `declare answer no scroll cursor for ${query}`,
    values: bound,
    queryMode: 'extended',
  };
  await client.query(config);
}

interface Query {
  text: string;
  bound: unknown[];
  timeoutSeconds: number;
  rowLimit: number;
}

/** What the database says of a wrong statement is for whoever wrote it; a lost connection is a fault of ours. */
function fail(seconds: number) {
  return (error: unknown): never => {
    if (error instanceof ApiError) throw error;
    const code = codeOf(error);
    if (code === CANCELLED) throw tooSlow(seconds);
    if (/^(0A|21|22|25|2F|3D|3F|42|53|54|P0)/.test(code))
      throw new InterfaceFailure(t('broken', { detail: (error as Error).message }));
    throw error;
  };
}

const tooSlow = (seconds: number) => new InterfaceFailure(t('tooSlow', { seconds }));
const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? '');

const NO_RIGHT = '42501';
const CANCELLED = '57014';
const BATCH = 100;
/** Bytes of one row, and characters of all, as JSON. */
const MAX_ROW = 200_000;
const MAX_LENGTH = 8_000_000;
