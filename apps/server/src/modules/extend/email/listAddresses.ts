import { sql } from 'kysely';
import { type Deps } from '../../../deps.js';
import { type Caller } from '../../../rights/caller.js';
import { USER_PAGE, usersWithin } from '../../user/userScope.js';

/**
 * By which addresses people are written to, those who have one: of their account here, which all who get a mail from them see; else of
 * their user, as far as the caller sees it on the user page.
 */
export async function listAddresses({ db }: Pick<Deps, 'db'>, caller: Caller, userIds: readonly string[]) {
  const seesEmail = caller.rights.codes(USER_PAGE, 'list').has('email');
  const ofUser = seesEmail
    ? sql<string>`case when ${usersWithin(caller.rights.dataScope(USER_PAGE))} then user_account.email else '' end`
    : sql<string>`''`;
  const list = await db
    .selectFrom('userAccount')
    .leftJoin('mailAccount', 'mailAccount.userId', 'userAccount.id')
    .where('userAccount.id', 'in', [...userIds])
    .where('userAccount.enabledMark', '=', 1)
    .select(['userAccount.id', 'userAccount.realName as name'])
    .select(sql<string>`coalesce(mail_account.address, ${ofUser})`.as('address'))
    .orderBy('userAccount.realName')
    .orderBy('userAccount.id')
    .execute();
  return { list: list.filter(({ address }) => address !== '') };
}
