import { type EntityItem, type EntitySource } from './EntitySource.js';
import { matching, pageOf } from './memoryRows.js';

/** An entity source over items in memory, for tests, stories and prototypes. Searches names and descriptions. */
export function createMemoryEntities(items: readonly EntityItem[]): EntitySource {
  return {
    async search({ keyword, page, pageSize }) {
      const found = await matching(items, keyword, ({ label, description = '' }) => [label, description]);
      return { items: pageOf(found, page, pageSize), total: found.length };
    },
    names(ids) {
      const wanted = new Set(ids);
      return Promise.resolve(
        Object.fromEntries(items.flatMap(({ id, label }) => (wanted.has(id) ? [[id, label] as const] : []))),
      );
    },
  };
}
