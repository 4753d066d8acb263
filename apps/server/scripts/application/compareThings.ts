import { isDeepStrictEqual } from 'node:util';
import { type Part, type Thing } from './Part.js';

/** How the things of a part in a folder differ from those of a server. */
export interface Comparison {
  /** Only in the folder. */
  added: Thing[];
  changed: { thing: Thing; differences: Difference[] }[];
  unchanged: Thing[];
  /** Only on the server. */
  missing: Thing[];
}

/** One value that is different, by its file and its place in it: `fields[3].label`. */
export interface Difference {
  file: string;
  place: string;
  folder: unknown;
  server: unknown;
}

export function compareThings(part: Part, folder: readonly Thing[], server: readonly Thing[]): Comparison {
  const there = new Map(server.map((thing) => [thing.code, thing]));
  const here = new Set(folder.map(({ code }) => code));
  const result: Comparison = { added: [], changed: [], unchanged: [], missing: [] };
  for (const thing of folder) {
    const other = there.get(thing.code);
    if (!other) result.added.push(thing);
    else {
      const differences = Object.keys(thing.files).flatMap((file) =>
        differencesOf(thing.files[file], other.files[file])
          .filter(({ place }) => !part.told?.includes(place))
          .map((one) => ({ file, ...one })),
      );
      if (differences.length > 0) result.changed.push({ thing, differences });
      else result.unchanged.push(thing);
    }
  }
  result.missing = server.filter(({ code }) => !here.has(code));
  return result;
}

/** The smallest parts in which two values differ. A value that one side does not have is undefined there. */
export function differencesOf(folder: unknown, server: unknown, place = ''): Omit<Difference, 'file'>[] {
  if (isDeepStrictEqual(folder, server)) return [];
  if (Array.isArray(folder) && Array.isArray(server)) {
    const length = Math.max(folder.length, server.length);
    return Array.from({ length }, (_, index) =>
      differencesOf(folder[index], server[index], `${place}[${index}]`),
    ).flat();
  }
  if (isObject(folder) && isObject(server)) {
    const keys = [...new Set([...Object.keys(folder), ...Object.keys(server)])].toSorted();
    return keys.flatMap((key) => differencesOf(folder[key], server[key], place === '' ? key : `${place}.${key}`));
  }
  return [{ place, folder, server }];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
