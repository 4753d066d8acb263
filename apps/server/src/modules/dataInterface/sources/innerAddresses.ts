import { isIP } from 'node:net';
import { Networks } from '../../../http/Networks.js';

/** Whether an address belongs to this machine, an inner network, or to nobody on the Internet (RFC 6890). */
export function isInnerAddress(address: string): boolean {
  return isIP(address) !== 4 ? !isPublicV6(address) : INNER_V4.has(address);
}

/** Hosts and networks that are open although they lie inside: `10.1.0.0/16, intranet.example, ::1`. */
export function readOpenHosts(text: string): OpenHosts {
  const names = new Set<string>();
  const networks = new Networks();
  for (const entry of text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)) {
    if (isIP(entry.split('/')[0] ?? '') === 0) names.add(entry);
    else if (!networks.add(entry)) throw new Error(`INTERFACE_HOSTS: ${entry} is no network`);
  }
  return {
    hasName: (host) => names.has(host.toLowerCase()),
    hasAddress: (address) => networks.has(address),
  };
}

export interface OpenHosts {
  hasName(host: string): boolean;
  hasAddress(address: string): boolean;
}

/** Only global unicast is the Internet, without what embeds IPv4 addresses or is for documentation. */
function isPublicV6(address: string): boolean {
  return GLOBAL_V6.has(address) && !SPECIAL_V6.has(address);
}

const INNER_V4 = new Networks([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);
const GLOBAL_V6 = new Networks(['2000::/3']);
const SPECIAL_V6 = new Networks(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);
