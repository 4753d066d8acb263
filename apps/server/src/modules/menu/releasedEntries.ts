import { sql } from 'kysely';
import { type DatabaseTransaction, type Executor } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type MenuCategory, type MenuNames } from '../../rights/menuCatalog.js';
import { emitEntriesRemoved } from './emitRemoved.js';
import { t } from './menu.messages.js';
import { saveCodes } from './saveMenu.js';

/** What a release puts into a menu: a model, or a designed page. */
export interface ReleasedThing {
  id: string;
  /** Entry of an earlier release; '' for none. */
  menuId: string;
  fullName: string;
  enCode: string;
  /** Names in other languages. */
  names: MenuNames;
  /** Type of the entry: 3 model, 5 report, 6 screen, 8 portal. */
  type: number;
  /** Settings of the entry, by which it names the thing. */
  property: string;
  urlAddress: string;
  icon: string;
  /** Whether columns, fields and rows are given on it. Default false. */
  hasCodes?: boolean;
  /** What can be given on it. */
  codes: Parameters<typeof saveCodes>[2];
}

export interface MenuPlace {
  category: MenuCategory;
  /** Whether an entry is made when there is none. */
  wanted: boolean;
  parentId: string;
}

/**
 * An entry that shows the thing already keeps its place and its settings; its codes follow the release, whatever that aims
 * at, because all entries show the same. Answers its id, or '' for none, and the codes that left it.
 */
export async function saveReleasedEntry(
  db: Executor,
  thing: ReleasedThing,
  { category, wanted, parentId }: MenuPlace,
): Promise<{ id: string; removedCodes: string[] }> {
  const present = await entriesOf(db, thing)
    .select(['id', 'fullName', 'names'])
    .where('category', '=', category)
    .executeTakeFirst();
  if (!present && !wanted) return { id: '', removedCodes: [] };
  const id = present?.id ?? newId();
  // whoever gave the entry another name gave it one in every language
  if (present && present.fullName === thing.fullName)
    await db
      .updateTable('menu')
      .set({ names: JSON.stringify({ ...present.names, ...thing.names }) })
      .where('id', '=', id)
      .execute();
  if (!present) {
    await requireFolder(db, category, parentId);
    const mark = thing.hasCodes ? 1 : 0;
    await db
      .insertInto('menu')
      .values({
        id,
        parentId: parentId === '0' ? '-1' : parentId,
        enCode: await freeCode(db, category === 'App' ? `${thing.enCode}.app` : thing.enCode),
        fullName: thing.fullName,
        names: JSON.stringify(thing.names),
        icon: thing.icon,
        category,
        type: thing.type,
        urlAddress: thing.urlAddress,
        linkTarget: '',
        propertyJson: thing.property,
        sortCode: 99,
        isColumnAuthorize: mark,
        isFormAuthorize: mark,
        isDataAuthorize: mark,
      })
      .execute();
  }
  return { id, removedCodes: await saveCodes(db, id, thing.codes) };
}

/** Takes the entries that show a thing out of the menus, with all grants of them. */
export async function removeReleasedEntries(
  { db, events }: { db: DatabaseTransaction } & Pick<Deps, 'events'>,
  thing: Pick<ReleasedThing, 'menuId' | 'type' | 'property'>,
): Promise<void> {
  const entries = await entriesOf(db, thing).select('id').execute();
  await emitEntriesRemoved(
    { db, events },
    entries.map(({ id }) => id),
  );
  for (const { id } of entries) {
    await db
      .deleteFrom('menu')
      .where('id', '=', id)
      .where(sql<boolean>`not exists (select 1 from menu child where child.parent_id = menu.id)`)
      .execute();
  }
}

/** Type of entries that show a model. */
const MODEL = 3;

/** Types of the entries whose codes are those of a model: its own, and pages of the application that draw it. */
export const MODEL_ENTRIES: readonly number[] = [MODEL, 2];

/** Entries of a thing: the one that it knows, and those whose settings name it first, whatever else they say. */
function entriesOf(db: Executor, { menuId, type, property }: Pick<ReleasedThing, 'menuId' | 'type' | 'property'>) {
  const named = sql<boolean>`starts_with(property_json, ${property.slice(0, -1)})`;
  return db
    .selectFrom('menu')
    .where('type', 'in', type === MODEL ? MODEL_ENTRIES : [type])
    .where(({ eb, or }) => or([eb('id', '=', menuId), named]));
}

async function requireFolder(db: Executor, category: MenuCategory, parentId: string): Promise<void> {
  if (parentId === '-1' || parentId === '0') return;
  const parent = await db
    .selectFrom('menu')
    .select('id')
    .where('id', '=', parentId)
    .where('category', '=', category)
    .executeTakeFirst();
  if (!parent) throw fieldError(category === 'App' ? 'appModuleParentId' : 'pcModuleParentId', t('otherMenu'));
}

/** The code, or that with a number when another entry has it. */
async function freeCode(db: Executor, code: string): Promise<string> {
  const taken = await db
    .selectFrom('menu')
    .select('enCode')
    .where(sql<boolean>`lower(en_code) like ${`${code.toLowerCase()}%`}`)
    .execute();
  const codes = new Set(taken.map(({ enCode }) => enCode.toLowerCase()));
  let candidate = code;
  for (let suffix = 2; codes.has(candidate.toLowerCase()); suffix += 1) candidate = `${code}${suffix}`;
  return candidate;
}
