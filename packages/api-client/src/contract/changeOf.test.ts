import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { changeOf } from './changeOf.js';

const body = z.object({
  fullName: z.string().min(1),
  size: z.number().default(1),
  day: z.number().nullable().default(null),
  picture: z.string().optional(),
  tags: z.array(z.string().max(3)).default([]),
  parts: z.array(z.object({ n: z.number() })).default([]),
});
const change = changeOf(body);
const read = (value: object) => change.safeParse(value).data;

it('puts no defaults in', () => {
  expect(read({})).toEqual({});
  expect(read({ revision: 3, fullName: 'A' })).toEqual({ revision: 3, fullName: 'A' });
});

it('takes null for what has a default, and for nothing else', () => {
  expect(read({ size: null, day: null, tags: null })).toEqual({ size: null, day: null, tags: null });
  expect(read({ fullName: null })).toBeUndefined();
  expect(read({ picture: null })).toBeUndefined();
});

it('keeps the rules of the fields, and takes lists of texts by difference too', () => {
  expect(read({ fullName: '' })).toBeUndefined();
  expect(read({ tags: ['a'] })).toEqual({ tags: ['a'] });
  expect(read({ tags: { add: ['a'] } })).toEqual({ tags: { add: ['a'], remove: [] } });
  expect(read({ tags: { add: ['long'] } })).toBeUndefined();
  expect(read({ parts: { add: [] } })).toBeUndefined();
});

it('has the types of its parts', () => {
  type Change = z.input<typeof change>;
  expectTypeOf<Change['fullName']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Change['size']>().toEqualTypeOf<number | null | undefined>();
  expectTypeOf<Change['tags']>().toEqualTypeOf<
    string[] | { add?: string[] | undefined; remove?: string[] | undefined } | null | undefined
  >();
});
