import { sql } from 'kysely';
import { type Executor } from '../../db/database.js';

const MOBILE = /^1[3-9]\d{9}$/;

/** The user whom a typed account names: an account, a mobile number, or `mobile@account` (a sub-account). */
export async function findLoginUser(db: Executor, typed: string) {
  const query = db
    .selectFrom('userAccount')
    .select([
      'id',
      'account',
      'realName',
      'passwordHash',
      'enabledMark',
      'lockMark',
      'lockTime',
      'theme',
      'lastLoginTime',
      'lastLoginIp',
      'lastLoginPlace',
    ]);
  const byAccount = (account: string) => query.where(sql`lower(account)`, '=', account.toLowerCase());
  const [mobile = '', account] = typed.split('@', 2);
  if (account !== undefined && MOBILE.test(mobile))
    return byAccount(account).where('mobilePhone', '=', mobile).executeTakeFirst();
  const found = await byAccount(typed).executeTakeFirst();
  if (found || !MOBILE.test(typed)) return found;
  return query.where('mobilePhone', '=', typed).executeTakeFirst();
}

export type LoginUser = NonNullable<Awaited<ReturnType<typeof findLoginUser>>>;
