import { expect, it } from 'vitest';
import { rowAddress } from './rowAddress.js';

const row = { place: '滨海 A&B', count: 3 };

it('leads to the page of the card with the value of the row', () => {
  const to = rowAddress({ opens: '/parking/order?state=1', carry: { column: 'place', as: 'name' } }, row);
  expect(new URL(to ?? '', 'http://x').searchParams.get('name')).toBe('滨海 A&B');
  expect(to).toContain('state=1');
});

it('leads nowhere without a page, a value or a name for it', () => {
  expect(rowAddress({ opens: '', carry: { column: 'place', as: 'name' } }, row)).toBeUndefined();
  expect(rowAddress({ opens: '/a', carry: { column: 'gone', as: 'name' } }, row)).toBeUndefined();
  expect(rowAddress({ opens: '/a', carry: { column: 'place', as: '' } }, row)).toBeUndefined();
});
