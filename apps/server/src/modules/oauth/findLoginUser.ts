import { sql } from 'kysely';
import { type Executor } from '../../db/database.js';

const MOBILE = /^1[3-9]\d{9}$/;

/** The user whom a typed account names: an account, a mobile number, or `mobile@account` (a sub-account). */
export async function findLoginUser(db: Executor, typed: string) {
  const query = loginUsers(db);
  const byAccount = (account: string) => query.where(sql`lower(account)`, '=', account.toLowerCase());
  const [mobile = '', account] = typed.split('@', 2);
  if (account !== undefined && MOBILE.test(mobile))
    return byAccount(account).where('mobilePhone', '=', mobile).executeTakeFirst();
  if (!MOBILE.test(typed)) return byAccount(typed).executeTakeFirst();
  // both are asked for, whatever the first finds
  const named = await byAccount(typed).executeTakeFirst();
  const called = await query.where('mobilePhone', '=', typed).executeTakeFirst();
  return named ?? called;
}

/** The user of a mobile number, whatever accounts are called: who has proved that the number is theirs has proved nothing of an account. */
export function findMobileUser(db: Executor, mobile: string): Promise<LoginUser | undefined> {
  return loginUsers(db).where('mobilePhone', '=', mobile).executeTakeFirst();
}

/** The user of an id. */
export function readLoginUser(db: Executor, id: string): Promise<LoginUser> {
  return loginUsers(db).where('id', '=', id).executeTakeFirstOrThrow();
}

function loginUsers(db: Executor) {
  return db
    .selectFrom('userAccount')
    .select([
      'id',
      'account',
      'realName',
      'passwordHash',
      'passwordTime',
      'enabledMark',
      'lockMark',
      'lockTime',
      'theme',
      'lastLoginTime',
      'lastLoginIp',
      'lastLoginPlace',
    ]);
}

export type LoginUser = NonNullable<Awaited<ReturnType<typeof findLoginUser>>>;
