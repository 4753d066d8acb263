import { type EntitySource, type TreeSource } from '@smart-admin/pickers/sources';

/** In place of a tree that the application did not give: no data. */
export const NO_TREE: TreeSource = { load: () => Promise.resolve([]) };

/** In place of people that the application did not give: nobody. */
export const NO_ENTITIES: EntitySource = {
  search: () => Promise.resolve({ items: [], total: 0 }),
  names: () => Promise.resolve({}),
};
