import { isDeepStrictEqual } from 'node:util';
import { type Executor } from '../../db/database.js';
import { joinNames, NAMED } from '../../http/operationDetail.js';

/** Tables whose `parentId` refers to another row of theirs. */
const TREES = ['organize', 'menu', 'area', 'dictionaryData', 'dictionaryType', 'dataMap', 'parkingPlace'] as const;
type Named =
  | (typeof TREES)[number]
  | ('position' | 'role' | 'userGroup' | 'userAccount' | 'designPage' | 'visualModel' | 'flow')
  | ('dataSource' | 'dataInterface' | 'dataSync' | 'messageTemplate')
  | ('parkingTariff' | 'parkingCardKind' | 'parkingBerth');

/** What the columns of nouns refer to. */
const REFERENCES: Readonly<Record<string, Named>> = {
  organizeId: 'organize',
  organizeIds: 'organize',
  positionIds: 'position',
  roleIds: 'role',
  groupIds: 'userGroup',
  toOrganizeIds: 'organize',
  toRoleIds: 'role',
  toGroupIds: 'userGroup',
  managerId: 'userAccount',
  ownerId: 'userAccount',
  userId: 'userAccount',
  userIds: 'userAccount',
  toUserId: 'userAccount',
  toUserIds: 'userAccount',
  noticeUserIds: 'userAccount',
  leadIds: 'userAccount',
  memberIds: 'userAccount',
  readerIds: 'userAccount',
  portalId: 'designPage',
  pageIds: 'menu',
  dictionaryTypeId: 'dictionaryType',
  modelId: 'visualModel',
  modelIds: 'visualModel',
  flowIds: 'flow',
  sourceId: 'dataSource',
  targetId: 'dataSource',
  interfaceId: 'dataInterface',
  syncId: 'dataSync',
  templateId: 'messageTemplate',
  placeId: 'parkingPlace',
  tariffId: 'parkingTariff',
  cardKindId: 'parkingCardKind',
  berthIds: 'parkingBerth',
};

/** Names of everything that states of a record refer to differently; `parents` is the table that `parentId` refers to. */
export async function namesOfReferences(
  db: Executor,
  states: readonly Readonly<Record<string, unknown>>[],
  parents?: string,
): Promise<(field: string, id: string) => string | undefined> {
  const wanted = new Map<Named, Set<string>>();
  for (const state of states)
    for (const [field, value] of Object.entries(state)) {
      const table = tableOf(field, parents);
      const isSame = states.every((other) => isDeepStrictEqual(other[field], value));
      if (!table || (isSame && states.length > 1)) continue;
      const ids = wanted.get(table) ?? new Set();
      // a message goes to thousands, of whom a line names the first
      const referred = (Array.isArray(value) ? value : [value]).flatMap((each) =>
        typeof each === 'string' ? idsIn(each) : [],
      );
      for (const id of referred.slice(0, NAMED)) ids.add(id);
      wanted.set(table, ids);
    }
  const names = new Map<Named, Map<string, string>>();
  for (const [table, ids] of wanted) names.set(table, await readNames(db, table, [...ids]));
  return (field, value) => {
    const table = tableOf(field, parents);
    const known = table && names.get(table);
    return known && joinNames(idsIn(value).map((id) => known.get(id) ?? id));
  };
}

/** Several receivers are kept as one text. */
function idsIn(value: string): string[] {
  return value.split(',').filter((id) => id !== '');
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
