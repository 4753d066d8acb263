import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInnerAddress, type OpenHosts } from './innerAddresses.js';

/**
 * Sends one call to another server and answers as soon as its head has come; redirects are not followed. Throws `HostRefused` for inner
 * addresses that are not open, when the connection is made, so that a name which answers one address now and another one
 * later does not get around it.
 */
export function sendOpen(
  call: HttpCall,
  { open, signal }: { open: OpenHosts; signal: AbortSignal },
): Promise<IncomingMessage> {
  const { url, method, body } = call;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const requireOpen = (address: string) => {
    if (isInnerAddress(address) && !open.hasName(host) && !open.hasAddress(address)) throw new HostRefused(host);
  };
  // an address is not looked up
  if (isIP(host)) requireOpen(host);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        signal,
        agent: false,
        lookup: lookupOpen(requireOpen),
        headers: {
          accept: 'application/json',
          'accept-encoding': 'identity',
          'user-agent': 'smart-admin',
          ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
          ...call.headers,
          ...call.credentials,
        },
      },
      resolve,
    );
    sent.on('error', reject).end(body);
  });
}

export interface HttpCall {
  method: 'GET' | 'POST';
  url: URL;
  headers: Readonly<Record<string, string>>;
  /** Headers that only the first origin gets. */
  credentials: Readonly<Record<string, string>>;
  body: string;
}

/** Another server lies in the inner network and is not open. */
export class HostRefused extends Error {
  override name = 'HostRefused';

  constructor(readonly host: string) {
    super(`${host} is an inner address that is not open`);
  }
}

/** Looks a name up and refuses it when any of its addresses is refused. */
function lookupOpen(requireOpen: (address: string) => void): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
      const [first] = addresses;
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), []);
      try {
        for (const { address } of addresses) requireOpen(address);
      } catch (refusal) {
        return callback(refusal as Error, []);
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
