import { expect, it } from 'vitest';
import { endpoint } from '../contract/endpoint.js';
import { NothingSchema } from '../contract/schemas.js';
import { definePage, pages } from './index.js';

const call = { method: 'GET', path: '/api/x/Thing', summary: 'A thing', data: NothingSchema } as const;

it('gives a page and its buttons as what a call demands', () => {
  const thing = definePage('x.thing', ['btn_add']);
  expect(endpoint({ ...call, permission: thing.permission }).permission).toBe('x.thing');
  expect(endpoint({ ...call, permission: thing.button('btn_add') }).permission).toBe('x.thing:btn_add');
});

it('lets no misspelt permission compile', () => {
  // @ts-expect-error a page is named by its definition, never by a text
  endpoint({ ...call, permission: 'permission.grop' });
  // @ts-expect-error a button that the page does not have
  endpoint({ ...call, permission: pages.group.button('btn_ad') });
  // @ts-expect-error a button that the pages of models do not have
  endpoint({ ...call, permission: 'model:btn_ad' });
  expect(endpoint({ ...call, permission: 'model:btn_add' }).permission).toBe('model:btn_add');
});

it('names each page once', () => {
  const addresses = Object.values(pages).map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
});
