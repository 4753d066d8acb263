import { storedText } from '../../errors/storedText.js';
import { type Deps } from '../../deps.js';
import { nameOf } from '../dataModel/definitionText.js';
import { type SourceRow, type SourceSession } from '../dataSource/kinds/SourceKind.js';
import { SourceFailure } from '../dataSource/SourceFailure.js';
import { type StoredSource } from '../dataSource/SourcePools.js';
import { convertValue } from './convertValue.js';
import { type SyncResult } from './dataSync.tables.js';
import { type PreparedTable, type SyncEnds } from './prepareSync.js';

/** Counts of one table, which grow while it is copied. */
export type Counts = Pick<SyncResult, 'read' | 'inserted' | 'updated' | 'skipped' | 'failed' | 'errors'>;

/**
 * Copies a table some rows at a time, so that memory stays the same for any number of them. Parts that fail are tried row by row:
 * what one row is refused for holds no other back; a table that is replaced is so as a whole or not at all. `tell` is asked after
 * each part and throws to end it.
 */
export async function copyTable(
  deps: Deps,
  { source, target }: SyncEnds,
  prepared: PreparedTable,
  counts: Counts,
  tell: () => Promise<void>,
): Promise<void> {
  const { table, columns, statements } = prepared;
  const { dataSources } = deps;
  if (statements.length > 0)
    await dataSources.run(target, { isReadOnly: false, seconds: SECONDS }, async (session) => {
      for (const text of statements) await session.query({ text });
    });
  const writer = new TableWriter(target, prepared);
  const names = columns.map((pair, index) => `${source.dialect.quote(pair.source.name)} as c${index}`).join(', ');
  const parts = (session: SourceSession) =>
    session.read({ text: `select ${names} from ${nameOf(source, table.sourceTable)}` }, PART);
  await dataSources.run(source, { isReadOnly: true, seconds: LONGEST }, async (from) => {
    if (table.way !== 'replace') {
      for await (const rows of parts(from)) {
        counts.read += rows.length;
        const values = rows.map((row) => writer.valuesOf(row));
        await dataSources
          .run(target, { isReadOnly: false, seconds: SECONDS }, (session) => writer.write(session, values))
          .then(
            (done) => add(counts, done),
            (error: unknown) => {
              // where the answer was lost nobody knows whether the rows are there: they are not written again
              if (!isRefusal(error)) throw error;
              return writeSingly(deps, target, { writer, values, counts });
            },
          );
        await tell();
      }
      return;
    }
    await dataSources.run(target, { isReadOnly: false, seconds: LONGEST }, async (to) => {
      await to.query({ text: `delete from ${nameOf(target, table.targetTable)}` });
      for await (const rows of parts(from)) {
        counts.read += rows.length;
        add(
          counts,
          await writer.write(
            to,
            rows.map((row) => writer.valuesOf(row)),
          ),
        );
        await tell();
      }
    });
  });
}

/** Rows at a time. */
const PART = 500;
/** Seconds for the statements of one part, and for a table as a whole. */
const SECONDS = 60;
const LONGEST = 3_600;
const MOST_ERRORS = 5;
const LONGEST_ERROR = 300;

type Written = Pick<Counts, 'inserted' | 'updated' | 'skipped'>;

function add(counts: Counts, { inserted, updated, skipped }: Written): void {
  counts.inserted += inserted;
  counts.updated += updated;
  counts.skipped += skipped;
}

interface Singly {
  writer: TableWriter;
  values: unknown[][];
  counts: Counts;
}

async function writeSingly(
  { dataSources }: Deps,
  target: StoredSource,
  { writer, values, counts }: Singly,
): Promise<void> {
  for (const row of values) {
    try {
      add(
        counts,
        await dataSources.run(target, { isReadOnly: false, seconds: SECONDS }, (session) =>
          writer.write(session, [row]),
        ),
      );
    } catch (error) {
      // a source that is not reached ends the table, a row that is refused does not
      if (!isRefusal(error)) throw error;
      counts.failed += 1;
      if (counts.errors.length < MOST_ERRORS) counts.errors.push(storedText(error.text, LONGEST_ERROR));
    }
  }
}

/** Whether a database has said no to a statement, which then has changed nothing. */
function isRefusal(error: unknown): error is SourceFailure {
  return error instanceof SourceFailure && error.reason === 'failed';
}

/** Writes rows to the target of a table. */
class TableWriter {
  private readonly name: string;
  private readonly keys: number[];

  constructor(
    private readonly target: StoredSource,
    private readonly prepared: PreparedTable,
  ) {
    this.name = nameOf(target, prepared.table.targetTable);
    this.keys = prepared.columns.flatMap((pair, index) => (pair.target.keyPlace > 0 ? [index] : []));
  }

  /** The values of a row, as the target takes them. */
  valuesOf(row: SourceRow): unknown[] {
    return this.prepared.columns.map((pair, index) =>
      convertValue(row[`c${index}`] ?? row[`C${index}`], pair.target.kind, this.target.kind),
    );
  }

  async write(session: SourceSession, rows: unknown[][]): Promise<Written> {
    if (this.prepared.table.way !== 'upsert') {
      await this.insert(session, rows);
      return { inserted: rows.length, updated: 0, skipped: 0 };
    }
    const known = rows.filter((row) => this.keys.every((index) => row[index] !== null));
    const found = await this.findKeys(session, known);
    const fresh = new Map<string, unknown[]>();
    let updated = 0;
    for (const row of known) {
      const key = this.keyOf(row);
      if (found.has(key)) {
        await this.update(session, row);
        updated += 1;
      } else fresh.set(key, row);
    }
    await this.insert(session, [...fresh.values()]);
    return { inserted: fresh.size, updated, skipped: rows.length - updated - fresh.size };
  }

  private keyOf(row: unknown[]): string {
    return JSON.stringify(this.keys.map((index) => String(row[index])));
  }

  private async findKeys(session: SourceSession, rows: unknown[][]): Promise<Set<string>> {
    const { dialect } = this.target;
    const { columns } = this.prepared;
    const found = new Set<string>();
    const atOnce = Math.max(1, Math.floor(MOST_VALUES / Math.max(1, this.keys.length)));
    const cells = this.keys.map((index) => {
      const { name, kind } = columns[index]?.target ?? { name: '', kind: 'string' as const };
      return { quoted: dialect.quote(name), text: dialect.asText(dialect.quote(name), kind) };
    });
    for (let start = 0; start < rows.length; start += atOnce) {
      const values: unknown[] = [];
      const conditions = rows.slice(start, start + atOnce).map((row) => {
        const same = this.keys.map(
          (index, place) => `${cells[place]?.quoted} = ${dialect.place(values.push(row[index]))}`,
        );
        return `(${same.join(' and ')})`;
      });
      const text = `select ${cells.map((cell, index) => `${cell.text} as k${index}`).join(', ')} from ${this.name} where ${conditions.join(' or ')}`;
      for (const row of await session.query({ text, values }))
        found.add(JSON.stringify(cells.map((_, index) => String(row[`k${index}`] ?? row[`K${index}`]))));
    }
    return found;
  }

  private async update(session: SourceSession, row: unknown[]): Promise<void> {
    const { dialect } = this.target;
    const values: unknown[] = [];
    const assign = (index: number) =>
      `${dialect.quote(this.prepared.columns[index]?.target.name ?? '')} = ${dialect.place(values.push(row[index]))}`;
    const others = row.flatMap((_, index) => (this.keys.includes(index) ? [] : [assign(index)]));
    if (others.length === 0) return;
    const keys = this.keys.map(assign);
    await session.query({ text: `update ${this.name} set ${others.join(', ')} where ${keys.join(' and ')}`, values });
  }

  private async insert(session: SourceSession, rows: unknown[][]): Promise<void> {
    const { dialect, kind } = this.target;
    const names = this.prepared.columns.map(({ target }) => dialect.quote(target.name)).join(', ');
    const width = this.prepared.columns.length;
    // Oracle takes one row in a statement
    const atOnce = kind === 'oracle' ? 1 : Math.max(1, Math.floor(MOST_VALUES / width));
    for (let start = 0; start < rows.length; start += atOnce) {
      const values: unknown[] = [];
      const lines = rows
        .slice(start, start + atOnce)
        .map((row) => `(${row.map((value) => dialect.place(values.push(value))).join(', ')})`);
      await session.query({ text: `insert into ${this.name} (${names}) values ${lines.join(', ')}`, values });
    }
  }
}

/** Values of one statement: SQL Server takes 2,100. */
const MOST_VALUES = 2_000;
