import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
} from 'kysely';
import { expect, it } from 'vitest';
import { range } from './filters.js';
import { type Filter } from './ListOptions.js';

const db = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (each) => new PostgresIntrospector(each),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const read = (filter: Filter | undefined, asked: string) => {
  const condition = filter?.where(filter.value?.(asked, {} as never)) as RawBuilder<boolean>;
  const { sql, parameters } = condition.compile(db);
  return [sql, ...parameters];
};

it('both ends of a range belong to it, whatever it is of', () => {
  const moments = range('t.paidTime', ['from', 'to']);
  expect(read(moments.from, '1000')).toEqual(['"t"."paidTime" >= $1::timestamptz', new Date(1000)]);
  expect(read(moments.to, '1000')).toEqual(['"t"."paidTime" <= $1::timestamptz', new Date(1000)]);
  expect(read(range('day', ['from', 'to'], 'day').to, '2026-07-01')).toEqual(['"day" <= $1::date', '2026-07-01']);
  expect(read(range('fee', ['least', 'most'], 'number').least, '250')).toEqual(['"fee" >= $1::numeric', 250]);
});
