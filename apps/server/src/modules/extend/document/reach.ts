import { pages } from '@smart-admin/api-client/pages';
import { sql, type RawBuilder } from 'kysely';
import { at } from '../../../db/columns.js';
import { type Executor } from '../../../db/database.js';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';

/** What somebody reaches: their own store, and what is shared with them today, each with everything below it. */
export interface Reach {
  userId: string;
  /** Entries that are shared with them. */
  sharedIds: string[];
  /** Those of them that they may change. */
  editIds: string[];
}

/** Reads it anew for each call, so that a share that is taken back or over is gone at once. */
export async function reachOf(db: Executor, { clock }: Pick<Deps, 'clock'>, userId: string): Promise<Reach> {
  const { rows } = await sql<{ entryId: string; canEdit: boolean }>`
    select entry_id as "entryId", bool_or(can_edit) as "canEdit" from document_share
    where (until is null or until >= ${dayOf(clock)})
      and (kind = 'user' and target_id = ${userId}
        or kind = 'role' and target_id in (
          select role.id from membership join role on role.id = membership.target_id and role.enabled_mark = 1
          where membership.kind = 'role' and membership.user_id = ${userId})
        or kind = 'organize' and target_id in (
          select top.id from membership
            join organize own on own.id = membership.target_id
            join organize top on starts_with(own.path, top.path)
          where membership.kind = 'organize' and membership.user_id = ${userId}))
    group by entry_id`.execute(db);
  return {
    userId,
    sharedIds: rows.map(({ entryId }) => entryId),
    editIds: rows.filter(({ canEdit }) => canEdit).map(({ entryId }) => entryId),
  };
}

/** Today on the clocks of TIME_ZONE, as `document_share.until` has it. */
export function dayOf(clock: Deps['clock']): RawBuilder<string> {
  return sql<string>`to_char(${at(clock.now())}::timestamptz, 'YYYY-MM-DD')`;
}

/** Condition on `document_entry`: somebody may read it, leaving the recycle bin aside. */
export function isReached({ userId, sharedIds }: Reach): RawBuilder<boolean> {
  return sql<boolean>`(document_entry.owner_id = ${userId} or document_entry.ancestors && ${sharedIds}::text[])`;
}

/** Whether somebody may change an entry and put things below it. */
export function isEditable({ userId, editIds }: Reach): RawBuilder<boolean> {
  return sql<boolean>`(document_entry.owner_id = ${userId} or document_entry.ancestors && ${editIds}::text[])`;
}

/** Whether somebody may take an entry away from where it lies, which changes what lies above it. */
export function isMovable({ userId, editIds }: Reach): RawBuilder<boolean> {
  return sql<boolean>`(document_entry.owner_id = ${userId} or ${ABOVE} && ${editIds}::text[])`;
}

/** Whether somebody may look into the folder in which an entry lies. */
export function isFolderReached({ userId, sharedIds }: Reach): RawBuilder<boolean> {
  return sql<boolean>`(document_entry.owner_id = ${userId} or ${ABOVE} && ${sharedIds}::text[])`;
}

const ABOVE = sql`document_entry.ancestors[1:cardinality(document_entry.ancestors) - 1]`;

/** Whether somebody may open a file of the type `document`: what their page shows them, and what they have sent and not yet put anywhere. */
export async function maySeeDocument(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, rights }: Pick<Caller, 'userId' | 'rights'>,
  file: { name: string; userId: string },
): Promise<boolean> {
  const entry = await deps.db
    .selectFrom('documentEntry')
    .select(['ownerId', 'ancestors', 'binId'])
    .where('fileId', '=', file.name)
    .executeTakeFirst();
  if (!entry) return file.userId === userId;
  if (!rights.hasPage(pages.document.address)) return false;
  if (entry.ownerId === userId) return true;
  if (entry.binId !== '') return false;
  const { sharedIds } = await reachOf(deps.db, deps, userId);
  return entry.ancestors.some((id) => sharedIds.includes(id));
}
