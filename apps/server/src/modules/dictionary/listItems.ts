import { buildSelector, buildTree, withoutBranch } from '../../db/buildTree.js';
import { contains } from '../../db/keyword.js';
import { requireRow } from '../../db/requireRow.js';
import { withAncestors } from '../../db/withAncestors.js';
import { addTo } from '../../db/groups.js';
import { type Deps } from '../../deps.js';

const COLUMNS = [
  'id',
  'dictionaryTypeId',
  'parentId',
  'fullName',
  'enCode',
  'description',
  'enabledMark',
  'sortCode',
  'creatorTime',
  'lastModifyTime',
] as const;

/** Items of a type; as a tree where the type is one, with what is above those that a keyword finds. */
export async function listItems(
  { db }: Deps,
  { typeId, keyword = '', isTree }: { typeId: string; keyword?: string | undefined; isTree?: 0 | 1 | undefined },
) {
  const type = requireRow(
    await db.selectFrom('dictionaryType').select('isTree').where('id', '=', typeId).executeTakeFirst(),
  );
  const showsTree = (isTree ?? type.isTree) === 1;
  let items = db.selectFrom('dictionaryData').where('dictionaryTypeId', '=', typeId);
  if (keyword) {
    const found = contains(['dictionaryData.fullName', 'dictionaryData.enCode'], keyword, 'dictionaryData.sound');
    items = items.where(showsTree ? withAncestors('dictionaryData', found) : found);
  }
  const rows = await items
    .select([...COLUMNS])
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  return { list: showsTree ? buildTree(rows) : rows.map((row) => ({ ...row, hasChildren: false })) };
}

/** Enabled items of a type as a selector, without a branch. */
export async function selectItems(
  { db }: Deps,
  { typeId, without, isTree }: { typeId: string; without: string; isTree?: 0 | 1 | undefined },
) {
  const rows = await db
    .selectFrom('dictionaryData')
    .select(['id', 'parentId', 'fullName', 'enCode'])
    .where('dictionaryTypeId', '=', typeId)
    .where('enabledMark', '=', 1)
    .orderBy('sortCode')
    .orderBy('id')
    .execute();
  const nodes = isTree === 0 ? rows.map((row) => ({ ...row, parentId: '0' })) : rows;
  return { list: buildSelector(withoutBranch(nodes, without)) };
}

/** Items of a type, which is named by its id or its code: the enabled ones, or all. */
export async function itemsOf(
  { db }: Deps,
  { type, withDisabled }: { type: string; withDisabled?: 0 | 1 | undefined },
) {
  let items = db
    .selectFrom('dictionaryData')
    .innerJoin('dictionaryType', 'dictionaryType.id', 'dictionaryData.dictionaryTypeId')
    .where(({ eb, or }) => or([eb('dictionaryType.id', '=', type), eb('dictionaryType.enCode', '=', type)]));
  if (withDisabled !== 1) items = items.where('dictionaryData.enabledMark', '=', 1);
  const list = await items
    .select([
      'dictionaryData.id',
      'dictionaryData.fullName',
      'dictionaryData.enCode',
      'dictionaryData.parentId',
      'dictionaryData.enabledMark',
    ])
    .orderBy('dictionaryData.sortCode')
    .orderBy('dictionaryData.id')
    .execute();
  return { list };
}

/** Every type with its enabled items. */
export async function allDictionaries({ db }: Deps) {
  const [types, items] = await Promise.all([
    db
      .selectFrom('dictionaryType')
      .select(['id', 'enCode', 'fullName', 'isTree'])
      .orderBy('sortCode')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('dictionaryData')
      .select(['id', 'fullName', 'enCode', 'parentId', 'dictionaryTypeId'])
      .where('enabledMark', '=', 1)
      .orderBy('sortCode')
      .orderBy('id')
      .execute(),
  ]);
  const byType = new Map<string, { id: string; fullName: string; enCode: string; parentId: string }[]>();
  for (const { dictionaryTypeId, ...item } of items) addTo(byType, dictionaryTypeId, item);
  return { list: types.map((type) => ({ ...type, dictionaryList: byType.get(type.id) ?? [] })) };
}
