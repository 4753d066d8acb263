import { expect, it } from 'vitest';
import { isInnerAddress, readOpenHosts } from './innerAddresses.js';

it.each([
  '127.0.0.1',
  '10.2.3.4',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fc00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'ff02::1',
])('takes %s for an inner address', (address) => expect(isInnerAddress(address)).toBe(true));

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '240e:1::1'])(
  'takes %s for one of the Internet',
  (address) => expect(isInnerAddress(address)).toBe(false),
);

it('opens the names, addresses and networks that are configured, and nothing beside them', () => {
  const open = readOpenHosts(' Intranet.example, 10.1.0.0/16, 127.0.0.1,::1 ');
  expect([open.hasName('intranet.EXAMPLE'), open.hasName('example')]).toEqual([true, false]);
  expect(
    ['10.1.9.9', '10.2.0.1', '127.0.0.1', '127.0.0.2', '::1', '::2'].map((address) => open.hasAddress(address)),
  ).toEqual([true, false, true, false, true, false]);
  expect(readOpenHosts('').hasAddress('10.0.0.1')).toBe(false);
});
