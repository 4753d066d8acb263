import ip2region from 'ip2region';

type Searcher = { search: (ip: string) => { country?: string; province?: string; city?: string } | null };
// the package is CommonJS: its class is the default of its default
const Ip2Region = ((ip2region as unknown as { default?: unknown }).default ?? ip2region) as new () => Searcher;

/** Stands for a place inside a network; `placeText` puts it into words. */
export const INTRANET = 'intranet';

let searcher: Searcher | undefined;

/** Place of an internet address by a table that ships with the server; `INTRANET` inside a network, empty when unknown. */
export function findPlace(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (/^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/.test(plain)) return INTRANET;
  searcher ??= new Ip2Region();
  const found = searcher.search(plain);
  if (!found) return '';
  const { country = '', province = '', city = '' } = found;
  return [country === '中国' ? '' : country, province, city === province ? '' : city]
    .filter((part) => part && part !== '0')
    .join('');
}
