import { isReachable, type Env } from '../env.js';
import { clientHash, hashPassword } from '../modules/user/password.js';
import { type Database, type Executor } from '../db/database.js';

const KEY = 'demoPasswordHashes';

/** Notes which password hashes are those of the demonstration, whose passwords everybody can read. */
export async function noteDemoPasswords(db: Executor, exceptUserId?: string): Promise<void> {
  const rows = await db.selectFrom('userAccount').select(['id', 'passwordHash']).execute();
  const hashes = [...new Set(rows.filter(({ id }) => id !== exceptUserId).map(({ passwordHash }) => passwordHash))];
  await db
    .insertInto('systemConfig')
    .values({ key: KEY, value: JSON.stringify(hashes) })
    .execute();
}

/**
 * A server that others can reach must not keep passwords of the demonstration: accounts that still have one get
 * ADMIN_PASSWORD. Hashes are salted, so an account that changed its password is never taken for one of them.
 */
export async function replaceDemoPasswords(
  db: Database,
  env: Pick<Env, 'HOST' | 'TRUSTED_PROXIES' | 'ADMIN_PASSWORD'>,
): Promise<void> {
  if (!isReachable(env) || !env.ADMIN_PASSWORD) return;
  const noted = await db.selectFrom('systemConfig').select('value').where('key', '=', KEY).executeTakeFirst();
  const hashes = Array.isArray(noted?.value) ? noted.value.map(String) : [];
  if (hashes.length === 0) return;
  const passwordHash = await hashPassword(clientHash(env.ADMIN_PASSWORD));
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('userAccount').set({ passwordHash }).where('passwordHash', 'in', hashes).execute();
    await transaction.deleteFrom('systemConfig').where('key', '=', KEY).execute();
  });
}
