import { type RecordSource, type TreeSource } from '@smart-admin/pickers/sources';

interface Country {
  cca3: string;
  name: { common: string };
  region: string;
  capital?: string[];
  population: number;
}

async function get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(`/v3.1${path}`, { signal });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}

async function countryNames(codes: readonly string[], signal?: AbortSignal) {
  const found = await get<Country[]>(`/alpha?codes=${codes.join()}`, signal);
  return Object.fromEntries(found.map(({ cca3, name }) => [cca3, name.common]));
}

/** Regions; their countries are loaded when one opens. */
export const countryTree: TreeSource = {
  load: async (signal) =>
    (await get<string[]>('/regions', signal)).map((region) => ({ id: region, label: region, selectable: false })),
  loadChildren: async (region, signal) =>
    (await get<Country[]>(`/region/${region}`, signal)).map(({ cca3, name }) => ({
      id: cca3,
      label: name.common,
      isLeaf: true,
    })),
  names: countryNames,
};

/** Countries as the rows of a table. This API knows no pages, so the source cuts them. */
export const countryRecords: RecordSource = {
  search: async ({ keyword, page, pageSize }, signal) => {
    const found = await get<Country[]>(keyword ? `/name/${encodeURIComponent(keyword)}` : '/all', signal);
    return {
      total: found.length,
      rows: found.slice((page - 1) * pageSize, page * pageSize).map((country) => ({
        id: country.cca3,
        label: country.name.common,
        values: { ...country, name: country.name.common, capital: country.capital?.join() },
      })),
    };
  },
  names: countryNames,
};
