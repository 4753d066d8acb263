import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { type ClientTree } from '../client/routeTypes.js';
import { definePage, pages } from '../pages/index.js';
import { crudEndpoints } from './crudEndpoints.js';

const thing = crudEndpoints({
  path: '/api/x/Thing',
  page: pages.group,
  body: z.object({ fullName: z.string(), size: z.number().default(1) }),
  row: { count: z.number() },
  query: { kind: z.enum(['a', 'b']).optional() },
  calls: { list: 'Things, paged', create: 'Creates a thing', update: 'Changes a thing', remove: 'Deletes a thing' },
});

it('declares the calls that are asked for, under their paths and permissions', () => {
  expect(Object.entries(thing).map(([name, { method, path, permission }]) => [name, method, path, permission])).toEqual(
    [
      ['list', 'GET', '/api/x/Thing', 'permission.group'],
      ['create', 'POST', '/api/x/Thing', 'permission.group:btn_add'],
      ['update', 'PUT', '/api/x/Thing/{id}', 'permission.group:btn_edit'],
      ['remove', 'DELETE', '/api/x/Thing/{id}', 'permission.group:btn_remove'],
    ],
  );
});

it('keeps exact types up to the derived client', () => {
  type Client = ClientTree<{ thing: typeof thing }>['thing'];
  type Input<Name extends keyof Client> = NonNullable<Parameters<Client[Name]>[0]>;
  expectTypeOf<keyof Client>().toEqualTypeOf<'list' | 'create' | 'update' | 'remove'>();
  expectTypeOf<Input<'update'>>().toEqualTypeOf<{
    id: string;
    body: { revision?: number | undefined; fullName?: string | undefined; size?: number | null | undefined };
  }>();
  expectTypeOf<NonNullable<Input<'list'>['query']>['kind']>().toEqualTypeOf<'a' | 'b' | undefined>();
  type Row = Awaited<ReturnType<Client['list']>>['list'][number];
  expectTypeOf<Row>().toMatchObjectType<{ id: string; fullName: string; size: number; count: number }>();
  // @ts-expect-error a page without the buttons that the calls demand
  crudEndpoints({ path: '/api/x/Thing', page: definePage('x', ['btn_add']), body: z.object({}), calls: {} });
});
