import { expect, it } from 'vitest';
import { AddressList, THIS_MACHINE } from './addressList.js';

it.each([
  ['10.1.2.3', '10.1.2.3', true],
  ['10.1.2.3', '10.1.2.4', false],
  ['10.1.0.0/16', '10.1.255.9', true],
  ['10.1.0.0/16', '10.2.0.1', false],
  ['10.1.0.0/16', '::ffff:10.1.0.7', true],
  ['192.168.0.0/24\n  2001:db8::/32 \n', '2001:db8:1::5', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['0.0.0.0/0', 'not an address', false],
])('%j has %s: %s', (text, address, isThere) => {
  const list = new AddressList(text);
  expect(list.wrong).toBeUndefined();
  expect(list.has(address)).toBe(isThere);
});

it.each(['10.1.2', '10.1.2.3/33', '2001:db8::/129', '10.0.0.0/8/8', 'office', '10.0.0.0/', '10.0.0.0/x'])(
  'names %s as wrong',
  (line) => {
    expect(new AddressList(`10.1.2.3\n${line}`).wrong).toBe(line);
  },
);

it('knows an empty list, and the machine itself', () => {
  expect(new AddressList(' \n').isEmpty).toBe(true);
  expect(THIS_MACHINE.has('127.0.0.1')).toBe(true);
  expect(THIS_MACHINE.has('::1')).toBe(true);
  expect(THIS_MACHINE.has('203.0.113.7')).toBe(false);
});
