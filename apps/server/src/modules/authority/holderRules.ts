import { dbErrorKind } from '../../db/dbError.js';
import { type Executor } from '../../db/database.js';
import { fieldError } from '../../db/requireRow.js';
import { ApiError } from '../../http/apiError.js';
import { say } from '../position/position.messages.js';
import { type MembershipKind } from '../user/user.tables.js';
import { type HolderType } from './authority.tables.js';

/** Throws 409 while a position, role or group has members. */
export async function requireNoMembers(
  db: Executor,
  { kind, id, name }: { kind: MembershipKind; id: string; name: string },
): Promise<void> {
  const { count } = await db
    .selectFrom('membership')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('targetId', '=', id)
    .executeTakeFirstOrThrow();
  if (count > 0) throw new ApiError(409, say('hasMembers', { name, count }));
}

/** Takes everything away that a deleted holder had been given. */
export async function removeGrants(db: Executor, holderType: HolderType, holderId: string): Promise<void> {
  await db.deleteFrom('grantItem').where('holderType', '=', holderType).where('holderId', '=', holderId).execute();
  await db.deleteFrom('dataGrant').where('holderType', '=', holderType).where('holderId', '=', holderId).execute();
}

/** Runs a write whose only unique column is the code, and names the field when it is taken. */
export async function tellingCode<Result>(code: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (dbErrorKind(error) === 'duplicate') throw fieldError('enCode', say('codeTaken', { code }));
    throw error;
  }
}

/** Throws 400 unless every organisation exists. */
export async function requireOrganizes(db: Executor, field: string, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const known = await db.selectFrom('organize').select('id').where('id', 'in', wanted).execute();
  if (known.length !== wanted.length) throw fieldError(field, say('organizeMissing'));
}
