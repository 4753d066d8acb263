import { type contract, type GrantSaveSchema } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import type * as z from 'zod';
import { type Database, type Executor } from '../../db/database.js';
import { readPage } from '../../db/paging.js';
import { type Caller } from '../../rights/caller.js';
import { type GrantChange } from './grantChange.js';
import { holderKey, type Holder } from '../../rights/holders.js';

/**
 * Who saved the grants of a holder last; null before the first save. With `lock` nobody else saves them until the
 * transaction ends.
 */
export async function lastSave(
  db: Executor,
  holder: Holder,
  { lock = false } = {},
): Promise<z.input<typeof GrantSaveSchema> | null> {
  if (lock) await sql`select pg_advisory_xact_lock(hashtextextended(${`grants ${holderKey(holder)}`}, 0))`.execute(db);
  const row = await saves(db, holder)
    .select(['revision', 'userName', 'creatorTime as time'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps what a save changed. */
export async function saveRevision(
  db: Executor,
  { type: holderType, id: holderId }: Holder,
  { revision, change, caller }: { revision: number; change: GrantChange; caller: Caller },
): Promise<void> {
  await db
    .insertInto('grantSave')
    .values({
      holderType,
      holderId,
      revision,
      userId: caller.userId,
      userName: caller.realName,
      change: JSON.stringify(change),
    })
    .execute();
}

type History = z.input<typeof contract.permission.authority.history.data>;

/** The saves of a holder, the latest first. */
export function listSaves(
  db: Database,
  holder: Holder,
  query: { currentPage: number; pageSize: number },
): Promise<History> {
  const count = saves(db, holder);
  const rows = count.select(['revision', 'userName', 'creatorTime as time', 'change']).orderBy('revision', 'desc');
  return readPage({ db, query, count, rows });
}

function saves(db: Executor, { type, id }: Holder) {
  return db.selectFrom('grantSave').where('holderType', '=', type).where('holderId', '=', id);
}
