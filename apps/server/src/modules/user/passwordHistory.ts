import { sql } from 'kysely';
import { type Executor } from '../../db/database.js';
import { fieldError } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { isPassword } from './password.js';
import { t } from './user.messages.js';

/** As many as the configuration can ask for. */
const KEPT = 24;

/** Remembers the present password of somebody who is about to get another one. */
export async function rememberPassword(db: Executor, userId: string): Promise<void> {
  await sql`
    insert into password_history (user_id, password_hash)
    select id, password_hash from user_account where id = ${userId}`.execute(db);
  await sql`
    delete from password_history where user_id = ${userId} and ctid not in (
      select ctid from password_history where user_id = ${userId} order by used_until desc limit ${KEPT})`.execute(db);
}

/**
 * Throws 400 where a password, as the browser sends it, is one of the last ones of its owner; how many count says the
 * configuration, and the present one is among them.
 */
export async function requireUnusedPassword(
  { db, configs }: Pick<Deps, 'db' | 'configs'>,
  userId: string,
  password: string,
): Promise<void> {
  const { passwordHistory: count } = await configs.read();
  if (count <= 1) return;
  const earlier = await db
    .selectFrom('passwordHistory')
    .select('passwordHash')
    .where('userId', '=', userId)
    .orderBy('usedUntil', 'desc')
    .limit(count - 1)
    .execute();
  // one after the other: each takes memory and a processor
  for (const { passwordHash } of earlier)
    if (await isPassword(password, passwordHash)) throw fieldError('password', t('usedPassword', { count }));
}
