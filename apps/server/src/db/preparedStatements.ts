import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { createHash } from 'node:crypto';
import { type Pool, type PoolClient } from 'pg';

/**
 * Names the reading statements that repeat, so that PostgreSQL parses and plans each once for a connection instead of
 * at every call. Statements over generated tables and over all columns stay unnamed: their result may change its type; and
 * so do those with `BY_VALUE`.
 */
export function withPreparedStatements(pool: Pool): PostgresPool {
  const names = new StatementNames();
  return {
    connect: async () => prepare(await pool.connect(), names),
    end: () => pool.end(),
  };
}

/** Statements that one process names at most: each costs memory on every connection. */
const LIMIT = 400;
/** Calls after which a statement is worth a name. */
const WORTH = 3;

/**
 * A condition that always holds, for a statement whose best plan depends on its values: a rare word is found by an index, a
 * frequent one by walking. A named statement gets one plan for all of them after some calls.
 */
export const BY_VALUE = sql<boolean>`/* by value */ true`;

/** Decides which statements have a name. Kept apart from connections, because all of them share the decision. */
export class StatementNames {
  private readonly calls = new Map<string, number>();
  private readonly names = new Map<string, string>();

  /** Name of a statement; undefined when it has none (yet). */
  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known) return known;
    if (this.names.size >= LIMIT || !isRepeatable(text)) return undefined;
    const calls = (this.calls.get(text) ?? 0) + 1;
    if (calls < WORTH) {
      if (this.calls.size >= LIMIT * 4) this.calls.clear();
      this.calls.set(text, calls);
      return undefined;
    }
    this.calls.delete(text);
    const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    this.names.set(text, name);
    return name;
  }
}

function isRepeatable(text: string): boolean {
  return (
    text.startsWith('select ') && text.length < 8_000 && !/"mt_|"_id"|select \*|\.\*|\/\* by value \*\//.test(text)
  );
}

function prepare(client: PoolClient, names: StatementNames): PostgresPoolClient {
  const query = (text: unknown, values?: readonly unknown[]) => {
    if (typeof text !== 'string') return client.query(text as never);
    const name = names.of(text);
    return client.query(name ? { name, text, values: [...(values ?? [])] } : { text, values: [...(values ?? [])] });
  };
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}
