import { sql } from 'kysely';
import { t } from '../errors/errors.messages.js';
import { type Executor } from './database.js';
import { fieldError } from './requireRow.js';

/**
 * Id of the parent as it is stored. Throws a 400 on `parentId` when there is no such parent, or it is the row itself or
 * below it. Locks the tree until the transaction ends: two moves at once could close a circle.
 */
export async function requireParent(db: Executor, { table, root, id, parentId, within }: TreePlace): Promise<string> {
  if (parentId === '-1' || parentId === '0') return root;
  await lockTree(db, table);
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id from ${sql.table(table)} where id = ${parentId} and ${within ? sql`${sql.ref(within.column)} = ${within.value}` : sql`true`}
      union select up.id, up.parent_id from ${sql.table(table)} up join above on up.id = above.parent_id
    ) select id from above`.execute(db);
  if (rows.length === 0) throw fieldError('parentId', t('parentMissing'));
  if (rows.some((above) => above.id === id)) throw fieldError('parentId', t('belowItself'));
  return parentId;
}

interface TreePlace {
  /** Table and columns as the database names them. */
  table: string;
  /** What the topmost rows carry as `parent_id`. */
  root: string;
  /** The row; undefined for a new one. */
  id: string | undefined;
  parentId: string;
  /** What the parent must have in common with the row. */
  within?: { column: string; value: unknown };
}

/** Makes other writers of a tree wait until the transaction ends. */
export async function lockTree(db: Executor, table: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${table}))`.execute(db);
}
