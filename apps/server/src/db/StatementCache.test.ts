import { type CompiledQuery } from 'kysely';
import { expect, it, vi } from 'vitest';
import { StatementCache } from './StatementCache.js';

/** A builder that compiles to its values, and a database that answers what it was sent. */
const compile = vi.fn((parameters: readonly unknown[]) => ({ sql: 'select', parameters }) as unknown as CompiledQuery);
const db = {
  executeQuery: (query: CompiledQuery) => Promise.resolve({ rows: [query.parameters] }),
} as unknown as Parameters<StatementCache['run']>[0];

it('compiles a statement once for each shape and puts the values of each call in their places', async () => {
  compile.mockClear();
  const statements = new StatementCache();
  const ask = (shape: string, values: { limit: number; ids?: string[] }) =>
    statements.run(db, {
      shape,
      values,
      build: ({ limit, ids }) => ({ compile: () => compile(ids ? ['fixed', ids, limit] : ['fixed', limit]) }),
    });
  expect(await ask('plain', { limit: 20 })).toEqual([['fixed', 20]]);
  expect(await ask('plain', { limit: 50 })).toEqual([['fixed', 50]]);
  expect(await ask('ids', { limit: 20, ids: ['a'] })).toEqual([['fixed', ['a'], 20]]);
  expect(await ask('ids', { limit: 20, ids: ['b', 'c'] })).toEqual([['fixed', ['b', 'c'], 20]]);
  expect(compile).toHaveBeenCalledTimes(2);
});
