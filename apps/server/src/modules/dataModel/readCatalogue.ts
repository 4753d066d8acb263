import { type SourcePools, type StoredSource } from '../dataSource/SourcePools.js';
import { type ColumnKind, type RawColumn } from '../dataSource/kinds/Dialect.js';
import { type SourceRow, type SourceSession } from '../dataSource/kinds/SourceKind.js';

/** Tables of a source by name, without those of extensions. */
export async function readTables(pools: SourcePools, source: StoredSource): Promise<SourceTable[]> {
  return pools.run(source, { isReadOnly: true }, (session) => tablesOf(session, source));
}

/** The same on a connection that is there. */
export async function tablesOf(session: SourceSession, { dialect, schemaName }: StoredSource): Promise<SourceTable[]> {
  const rows = await session.query(dialect.tables(schemaName));
  return rows.map((row) => ({ name: textOf(row.name), comment: textOf(row.comment), rows: numberOf(row.rows) }));
}

/** Columns and indexes of a table; none of one that is not there. */
export async function structureOf(
  session: SourceSession,
  source: StoredSource,
  table: string,
): Promise<TableStructure> {
  const { dialect, schemaName } = source;
  const columns = (await session.query(dialect.columns(schemaName, table))).map((row) => toColumn(row, source));
  const indexes = new Map<string, SourceIndex>();
  for (const row of await session.query(dialect.indexes(schemaName, table))) {
    const name = textOf(row.name);
    const index = indexes.get(name) ?? {
      ...{ name, columns: [], isUnique: isTrue(row.isUnique), isPrimary: isTrue(row.isPrimary) },
    };
    index.columns.push(textOf(row.column));
    indexes.set(name, index);
  }
  return { columns, indexes: [...indexes.values()] };
}

export interface SourceTable {
  name: string;
  comment: string;
  /** Estimated; null where the database does not know. */
  rows: number | null;
}

export interface TableStructure {
  columns: SourceColumn[];
  indexes: SourceIndex[];
}

export interface SourceColumn extends Omit<RawColumn, 'defaultText' | 'comment'> {
  kind: ColumnKind;
  defaultText: string;
  comment: string;
}

export interface SourceIndex {
  name: string;
  columns: string[];
  isUnique: boolean;
  isPrimary: boolean;
}

function toColumn(row: SourceRow, { dialect }: StoredSource): SourceColumn {
  const type = textOf(row.type);
  const length = numberOf(row.length);
  return {
    ...{ name: textOf(row.name), type, kind: dialect.kindOf(type) },
    length: length !== null && length > 0 && length <= LONGEST ? length : null,
    ...{ precision: numberOf(row.precision), scale: numberOf(row.scale) },
    ...{ isNullable: isTrue(row.isNullable), keyPlace: numberOf(row.keyPlace) ?? 0 },
    ...{ defaultText: textOf(row.defaultText), comment: textOf(row.comment), isGenerated: isTrue(row.isGenerated) },
  };
}

/** Characters beyond which a length is that of a text without one. */
const LONGEST = 100_000_000;

// drivers say numbers and marks in their own ways
const textOf = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
const isTrue = (value: unknown) => value === true || value === 1 || value === '1' || value === 't' || value === 'true';
const numberOf = (value: unknown) => {
  const number = value === null || value === undefined || value === '' ? NaN : Number(value);
  return Number.isFinite(number) ? number : null;
};
