import { sql } from 'kysely';
import { type Executor } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { ApiError } from '../../../errors/apiError.js';
import { t } from './document.messages.js';
import { requirePlace, type DocumentEntry, type Place } from './documentRows.js';
import { reachOf } from './reach.js';

/** Letters that a name has at most. */
const LONGEST = 200;

type Kind = DocumentEntry['kind'];

/** What has a name in a place already; undefined for nothing. */
async function findNamed(db: Executor, { ownerId, parentId }: Pick<Place, 'ownerId' | 'parentId'>, name: string) {
  return db
    .selectFrom('documentEntry')
    .select(['id', 'kind'])
    .where('ownerId', '=', ownerId)
    .where('parentId', '=', parentId)
    .where('binId', '=', '')
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .executeTakeFirst();
}

/** Whether a name is taken where somebody may put things, by what, and which one like it is free for a file. Throws as `requirePlace` does. */
export async function readName(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { parentId, name }: { parentId: string; name: string },
) {
  const place = await requirePlace(deps.db, await reachOf(deps.db, deps, userId), parentId);
  const taken = await findNamed(deps.db, place, name);
  return { taken: taken ?? null, proposal: await freeName(deps.db, place, { name, kind: 'file' }) };
}

/** A name that is free in a place: this one, or the first like it with a number (`plan (2).docx`). */
export async function freeName(
  db: Executor,
  { ownerId, parentId }: Pick<Place, 'ownerId' | 'parentId'>,
  { name, kind }: { name: string; kind: Kind },
): Promise<string> {
  const rows = await db
    .selectFrom('documentEntry')
    .select(sql<string>`lower(name)`.as('name'))
    .where('ownerId', '=', ownerId)
    .where('parentId', '=', parentId)
    .where('binId', '=', '')
    .where(sql<boolean>`starts_with(lower(name), lower(${partsOf(name, kind).stem.slice(0, LONGEST / 2)}))`)
    .execute();
  return nextName({ name, kind }, new Set(rows.map((row) => row.name)));
}

/** Throws 409 with a free name as `proposal` where something has the name in a place. */
export async function requireFreeName(
  db: Executor,
  place: Pick<Place, 'ownerId' | 'parentId'>,
  { id, name, kind }: { id?: string; name: string; kind: Kind },
): Promise<void> {
  const taken = await findNamed(db, place, name);
  if (!taken || taken.id === id) return;
  const proposal = await freeName(db, place, { name, kind });
  throw new ApiError(409, t('nameTaken', { name, proposal }), { proposal });
}

/** The first name like this one that is not among those taken, which are in small letters. */
export function nextName({ name, kind }: { name: string; kind: Kind }, taken: ReadonlySet<string>): string {
  if (!taken.has(name.toLowerCase())) return name;
  const { stem, extension } = partsOf(name, kind);
  for (let number = 2; ; number += 1) {
    const end = ` (${number})${extension}`;
    const next = stem.slice(0, LONGEST - end.length) + end;
    if (!taken.has(next.toLowerCase())) return next;
  }
}

/** What stands before a number and the extension of a file. */
function partsOf(name: string, kind: Kind): { stem: string; extension: string } {
  const extension = kind === 'file' ? (/.(\.[A-Za-z0-9]{1,10})$/.exec(name)?.[1] ?? '') : '';
  const stem = name.slice(0, name.length - extension.length);
  return { stem: stem.replace(/(.) \(\d{1,6}\)$/, '$1'), extension };
}
