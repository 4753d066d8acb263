import { readHosts, resolveHosts } from '@smart-admin/api-client';

/** Where the parts of the system are reached: as the server wrote into the page, else its own origin. */
export const hosts =
  // what only computes is tried without a page
  typeof document === 'undefined'
    ? resolveHosts({}, '')
    : resolveHosts(
        readHosts(document.querySelector<HTMLMetaElement>('meta[name="smart-hosts"]')?.content),
        location.origin,
      );

/** Where a code leads that is printed or shown to be scanned. `path` begins with a slash. */
export function codeAddress(path: string): string {
  return hosts.qrCode + path;
}
