import { lookup } from 'node:dns/promises';
import { connect, isIP } from 'node:net';
import { isInnerAddress, type OpenHosts } from '../dataInterface/sources/innerAddresses.js';
import { type SourceTarget } from './kinds/SourceKind.js';
import { SourceFailure } from './SourceFailure.js';

/**
 * Finds the address of a source by the rule of HTTP interfaces: the inner network only as far as it is open. Whoever connects
 * takes this address, so that a name which answers another one later does not get around it. Throws a `SourceFailure`.
 */
export async function openTarget(
  asked: Omit<SourceTarget, 'address' | 'dial'>,
  open: OpenHosts,
): Promise<SourceTarget> {
  const { host, port, timeoutSeconds } = asked;
  const address = await openAddress(host, open);
  const dial = () => {
    const socket = connect({ host: address, port });
    socket.setTimeout(timeoutSeconds * 1_000, () => {
      if (socket.connecting) socket.destroy(Object.assign(new Error('connection timeout'), { code: 'ETIMEDOUT' }));
    });
    return socket;
  };
  return { ...asked, address, dial };
}

/** The address of a host that may be connected to. Throws a `SourceFailure`. */
export async function openAddress(host: string, open: OpenHosts): Promise<string> {
  const addresses = isIP(host) ? [host] : await addressesOf(host);
  const [address] = addresses;
  if (address === undefined) throw new SourceFailure('hostUnknown', { host });
  if (addresses.some((each) => isInnerAddress(each) && !open.hasName(host) && !open.hasAddress(each)))
    throw new SourceFailure('hostRefused', { host });
  return address;
}

async function addressesOf(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch {
    throw new SourceFailure('hostUnknown', { host });
  }
}
