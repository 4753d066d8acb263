import { type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { readLines } from '../../files/readLines.js';
import { END_OF_ROWS, END_OF_STATEMENT } from './backupText.js';
import { decodeCopyLine } from './copyText.js';

/**
 * Makes an empty database what a backup holds, all or nothing. Throws for one that has tables, and for a file that is no
 * backup or not whole. `withoutJobs` leaves out what waited when it was made: a copy to try sends nothing of it.
 */
export async function restoreBackup(
  client: pg.ClientBase,
  file: Readable,
  { withoutJobs = false }: { withoutJobs?: boolean } = {},
): Promise<{ rows: number }> {
  const { rows: known } = await client.query(`select from pg_tables where schemaname = 'public' limit 1`);
  if (known.length > 0) throw new Error('the database is not empty: a backup is only put into a new one');
  await client.query('begin');
  try {
    const rows = await runScript(client, file);
    if (rows === 0) throw new Error('the file holds no rows: it is no backup');
    // a backup of an earlier version holds no jobs
    const { rows: jobs } = await client.query(`select where to_regclass('kept_job') is not null`);
    if (withoutJobs && jobs.length > 0) await client.query('delete from kept_job');
    await client.query('commit');
    return { rows };
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Rows at a time. */
const BATCH = 500;

async function runScript(client: pg.ClientBase, file: Readable): Promise<number> {
  const unzipped = createGunzip();
  file.on('error', (error) => unzipped.destroy(error));
  let statement: string[] = [];
  let rows: RowWriter | undefined;
  let total = 0;
  for await (const line of readLines(file.pipe(unzipped) as AsyncIterable<Buffer>)) {
    if (rows) {
      if (line !== END_OF_ROWS) await rows.add(line);
      else {
        total += await rows.end();
        rows = undefined;
      }
    } else if (line === END_OF_STATEMENT) {
      await client.query(statement.join('\n'));
      statement = [];
    } else if (statement.length === 0 && /^copy .* from stdin;$/.test(line)) {
      rows = await beginRows(client, line);
    } else statement.push(line);
  }
  if (rows || statement.length > 0) throw new Error('the backup is not whole');
  return total;
}

interface RowWriter {
  add: (line: string) => Promise<void>;
  end: () => Promise<number>;
}

/** Writes the rows of a table some at a time, each value read by its type as COPY reads it. */
async function beginRows(client: pg.ClientBase, copy: string): Promise<RowWriter> {
  const target = copy.slice('copy '.length, -' from stdin;'.length);
  const table = target.slice(0, target.indexOf(' ('));
  const names = target.slice(table.length + 2, -1).split(', ');
  const { rows: types } = await client.query<{ name: string; type: string }>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type
    from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  const typeOf = new Map(types.map(({ name, type }) => [name, type]));
  const values = names.map((name, place) => `v${place}::${typeOf.get(name) ?? 'text'}`).join(', ');
  const columns = names.map((_name, place) => `v${place}`).join(', ');
  const arrays = names.map((_name, place) => `$${place + 1}::text[]`).join(', ');
  const text = `insert into ${target} select ${values} from unnest(${arrays}) as given (${columns})`;
  let waiting: (string | null)[][] = [];
  let total = 0;
  const write = async () => {
    if (waiting.length === 0) return;
    await client.query(
      text,
      names.map((_name, place) => waiting.map((row) => row[place] ?? null)),
    );
    total += waiting.length;
    waiting = [];
  };
  return {
    add: async (line) => {
      waiting.push(decodeCopyLine(line));
      if (waiting.length === BATCH) await write();
    },
    end: async () => {
      await write();
      return total;
    },
  };
}
