import { t } from './dataSource.messages.js';
import { isOneQuery } from './isOneQuery.js';
import { type SourcePools } from './SourcePools.js';
import { ApiError } from '../../errors/apiError.js';

/**
 * Rows of one query of a source, in a transaction that only reads and is rolled back. `write` puts the values into the text by
 * the places of the source's kind. Throws a `SourceFailure` of what the source refuses, and 400 for more rows than `rowLimit`.
 */
export async function askSource(pools: SourcePools, query: SourceQuery): Promise<Record<string, unknown>[]> {
  const source = await pools.find(query.sourceId);
  const { dialect } = source;
  const { text, bound } = query.write(dialect.place);
  if (!isOneQuery(text, dialect.lexis)) throw new ApiError(400, t('oneQuery'));
  const rows = await pools.run(source, { isReadOnly: true, seconds: query.timeoutSeconds }, (session) =>
    session.query({ text: dialect.limited(text, query.rowLimit + 1), values: bound }),
  );
  if (rows.length > query.rowLimit) throw new ApiError(400, t('tooManyRows', { limit: query.rowLimit }));
  const answer = rows.map(readable);
  if (JSON.stringify(answer).length > MAX_LENGTH) throw new ApiError(400, t('tooLarge'));
  return answer;
}

export interface SourceQuery {
  sourceId: string;
  write: (place: (index: number) => string) => { text: string; bound: unknown[] };
  timeoutSeconds: number;
  rowLimit: number;
}

/** Bytes are told by how many there are. */
function readable(row: Record<string, unknown>): Record<string, unknown> {
  if (typeof row.row_as_json === 'string') return JSON.parse(row.row_as_json) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? `[${value.length} B]` : value]),
  );
}

/** Characters of all rows as JSON. */
const MAX_LENGTH = 8_000_000;
