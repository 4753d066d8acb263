import { sql, type Selectable } from 'kysely';
import { type DatabaseTransaction, type Executor } from '../../../db/database.js';
import { requireRow } from '../../../db/requireRow.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from './document.messages.js';
import { type DocumentEntryTable } from './document.tables.js';
import { isEditable, isMovable, isReached, type Reach } from './reach.js';

export type DocumentEntry = Omit<Selectable<DocumentEntryTable>, 'sound'>;

/** An entry with what somebody may do with it. */
export interface ReachedEntry extends DocumentEntry {
  canEdit: boolean;
  canMove: boolean;
}

/** Where entries lie: a folder, or the top of a store. */
export interface Place {
  ownerId: string;
  /** '' for the top. */
  parentId: string;
  /** Down to the folder itself. */
  ancestors: string[];
}

/** Entries that somebody reaches, in any order. Throws 404 unless they reach all of them. */
export async function requireEntries(db: Executor, reach: Reach, ids: readonly string[]): Promise<ReachedEntry[]> {
  const wanted = [...new Set(ids)];
  const entries = await entriesOf(db, reach).where('documentEntry.id', 'in', wanted).execute();
  return requireRow(entries.length === wanted.length ? entries : undefined);
}

/** The same for one. */
export async function requireEntry(db: Executor, reach: Reach, id: string): Promise<ReachedEntry> {
  return requireRow(await entriesOf(db, reach).where('documentEntry.id', '=', id).executeTakeFirst());
}

/** An entry that somebody may change. Throws 404 for one that they do not reach, 403 for one that they may only read. */
export async function requireEditable(db: Executor, reach: Reach, id: string): Promise<ReachedEntry> {
  const entry = await requireEntry(db, reach, id);
  if (!entry.canEdit) throw new ApiError(403, t('readOnly'));
  return entry;
}

/** Where somebody may put things: the top of their own store for '', else a folder. Throws as `requireEditable` does. */
export async function requirePlace(db: Executor, reach: Reach, parentId: string): Promise<Place> {
  if (parentId === '') return { ownerId: reach.userId, parentId, ancestors: [] };
  const { kind, ownerId, ancestors } = await requireEditable(db, reach, parentId);
  return requireRow(kind === 'folder' ? { ownerId, parentId, ancestors } : undefined);
}

/**
 * Lets changes of stores happen one after the other: those of somebody and those in which the entries lie. So no two of them take
 * one name or move two folders into each other, and sums are right.
 */
export async function lockStores(
  trx: DatabaseTransaction,
  { userId }: Pick<Reach, 'userId'>,
  ids: readonly string[],
): Promise<void> {
  const named = ids.filter((id) => id !== '');
  const owners =
    named.length === 0
      ? []
      : await trx.selectFrom('documentEntry').select('ownerId').distinct().where('id', 'in', named).execute();
  for (const owner of [...new Set([userId, ...owners.map(({ ownerId }) => ownerId)])].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${owner}`}, 0))`.execute(trx);
}

/** Entries at whose top one of these stands, without those that stand below another of them. */
export function withoutNested<Entry extends Pick<DocumentEntry, 'id' | 'ancestors'>>(
  entries: readonly Entry[],
): Entry[] {
  const ids = new Set(entries.map(({ id }) => id));
  return entries.filter(({ id, ancestors }) => !ancestors.some((above) => above !== id && ids.has(above)));
}

/** How many levels an entry has, itself among them. */
export async function levelsBelow(
  trx: DatabaseTransaction,
  { id, ownerId, ancestors }: DocumentEntry,
): Promise<number> {
  const { levels } = await trx
    .selectFrom('documentEntry')
    .where('ownerId', '=', ownerId)
    .where(sql<boolean>`ancestors @> array[${id}]`)
    .select(sql<number>`max(cardinality(ancestors))`.as('levels'))
    .executeTakeFirstOrThrow();
  return levels - ancestors.length + 1;
}

/** Throws 400 for an entry so many levels below the top that its path is of no use to anybody. */
export function requireDepth(levels: number): void {
  if (levels > MOST_LEVELS) throw new ApiError(400, t('tooDeep', { depth: MOST_LEVELS }));
}

/** Entries with everything below them that is not in the recycle bin, those above first. Throws 400 for more than are taken at once. */
export async function entriesBelow(
  db: Executor,
  tops: readonly Pick<DocumentEntry, 'id' | 'ownerId'>[],
): Promise<DocumentEntry[]> {
  const [ids, ownerIds] = [tops.map(({ id }) => id), tops.map(({ ownerId }) => ownerId)];
  const entries = await db
    .selectFrom('documentEntry')
    .where('ownerId', 'in', ownerIds)
    .where(sql<boolean>`ancestors && ${ids}::text[]`)
    .where('binId', '=', '')
    .select(COLUMNS)
    .orderBy(sql`cardinality(ancestors)`)
    .orderBy('name')
    .limit(MOST_ENTRIES + 1)
    .execute();
  if (entries.length > MOST_ENTRIES) throw new ApiError(400, t('tooMany', { count: MOST_ENTRIES }));
  return entries;
}

const MOST_LEVELS = 32;
const MOST_ENTRIES = 2_000;
const COLUMNS = [
  ...(['id', 'ownerId', 'parentId', 'ancestors', 'kind', 'name', 'fileId', 'size', 'binId', 'binTime'] as const),
  ...(['creatorUserId', 'creatorTime', 'modifyTime'] as const),
];

function entriesOf(db: Executor, reach: Reach) {
  return db
    .selectFrom('documentEntry')
    .where('binId', '=', '')
    .where(isReached(reach))
    .select(COLUMNS)
    .select([isEditable(reach).as('canEdit'), isMovable(reach).as('canMove')]);
}
