import { type Executor } from '../../db/database.js';

const TREES = ['organize', 'menu', 'area', 'dictionaryData', 'dictionaryType'] as const;
type Named = (typeof TREES)[number] | 'position' | 'role' | 'userGroup' | 'userAccount' | 'designPage';

/** What the columns of nouns refer to. */
const REFERENCES: Readonly<Record<string, Named>> = {
  organizeId: 'organize',
  organizeIds: 'organize',
  positionIds: 'position',
  roleIds: 'role',
  groupIds: 'userGroup',
  managerId: 'userAccount',
  portalId: 'designPage',
  ownerId: 'userAccount',
  pageIds: 'menu',
};

/** Names of everything that two states of a record refer to; `parents` is the table that `parentId` refers to. */
export async function namesOfReferences(
  db: Executor,
  states: readonly Readonly<Record<string, unknown>>[],
  parents?: string,
): Promise<(field: string, id: string) => string | undefined> {
  const wanted = new Map<Named, Set<string>>();
  for (const state of states)
    for (const [field, value] of Object.entries(state)) {
      const table = tableOf(field, parents);
      if (!table) continue;
      const ids = wanted.get(table) ?? new Set();
      for (const id of Array.isArray(value) ? value : [value]) if (typeof id === 'string' && id) ids.add(id);
      wanted.set(table, ids);
    }
  const names = new Map<Named, Map<string, string>>();
  for (const [table, ids] of wanted) names.set(table, await readNames(db, table, [...ids]));
  return (field, id) => {
    const table = tableOf(field, parents);
    return table && names.get(table)?.get(id);
  };
}

function tableOf(field: string, parents: string | undefined): Named | undefined {
  return field === 'parentId' ? TREES.find((table) => table === parents) : REFERENCES[field];
}

async function readNames(db: Executor, table: Named, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows =
    table === 'userAccount'
      ? await db.selectFrom(table).select(['id', 'realName as fullName']).where('id', 'in', ids).execute()
      : await db.selectFrom(table).select(['id', 'fullName']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, fullName }) => [id, fullName]));
}
