import { type EntitySource, type RecordSource, type TreeSource } from '@smart-admin/pickers/sources';

/** In place of a tree that the application did not give: no data. */
export const NO_TREE: TreeSource = { load: () => Promise.resolve([]) };

/** In place of people that the application did not give: nobody. */
export const NO_ENTITIES: EntitySource = {
  search: () => Promise.resolve({ items: [], total: 0 }),
  names: () => Promise.resolve({}),
};

/** In place of records that the application did not give: none. */
export const NO_RECORDS: RecordSource = {
  search: () => Promise.resolve({ rows: [], total: 0 }),
  names: () => Promise.resolve({}),
};
