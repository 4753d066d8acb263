// The REST APIs of somebody else that the consumer talks to: countries, units and employees. Nothing of ours.
const COUNTRIES = [
  ['CHN', 'China', 'Asia', 'Beijing', 1402112000],
  ['JPN', 'Japan', 'Asia', 'Tokyo', 125836021],
  ['VNM', 'Vietnam', 'Asia', 'Hanoi', 97338583],
  ['FRA', 'France', 'Europe', 'Paris', 67391582],
  ['ESP', 'Spain', 'Europe', 'Madrid', 47351567],
].map(([cca3, common, region, capital, population]) => ({
  cca3,
  name: { common },
  region,
  capital: [capital],
  population,
}));

const UNITS = [
  ['acme', null, 'ACME', 'firm'],
  ['sales', 'acme', '销售部', 'team'],
  ['lab', 'acme', '研发部', 'team'],
  ['clerk', 'sales', '销售专员', 'job'],
  ['head', 'sales', '销售主管', 'job'],
  ['admin', 'acme', '管理员', 'role'],
  ['club', 'acme', '读书会', 'circle'],
].map(([key, parent, title, kind]) => ({ key, parent, title, kind }));

const EMPLOYEES = [
  [1, 'Leanne Graham', 'bret', 'sales'],
  [2, 'Ervin Howell', 'antonette', 'lab'],
  [3, 'Clementine Bauch', 'samantha', 'lab'],
].map(([id, name, username, team]) => ({ id, name, username, team }));

/** The answer to a path with its query; undefined when nothing stands there. */
export function answer(url) {
  const { pathname, searchParams: query } = new URL(url, 'http://localhost');
  const [, version, call, key] = decodeURIComponent(pathname).split('/');
  if (version === 'v3.1') {
    if (call === 'all') return COUNTRIES;
    if (call === 'regions') return [...new Set(COUNTRIES.map(({ region }) => region))];
    if (call === 'region') return COUNTRIES.filter(({ region }) => region === key);
    if (call === 'name') return COUNTRIES.filter(({ name }) => name.common.toLowerCase().includes(key.toLowerCase()));
    if (call === 'alpha') return COUNTRIES.filter(({ cca3 }) => query.get('codes').split(',').includes(cca3));
  }
  if (pathname === '/units') return UNITS;
  if (pathname === '/employees') {
    const ids = query.get('ids')?.split(',');
    const hits = EMPLOYEES.filter(
      ({ id, name }) =>
        (!ids || ids.includes(String(id))) && name.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
    );
    const size = Number(query.get('size') ?? 1000);
    const first = (Number(query.get('page') ?? 1) - 1) * size;
    return { hits: hits.slice(first, first + size), count: hits.length };
  }
  return undefined;
}
