import { contract, type OnlineUserSchema } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type Locale } from '@smart-admin/ui/messages';
import type * as z from 'zod';
import { at } from '../../db/columns.js';
import { organizeLabel } from '../../db/qualifiedNames.js';
import { contains } from '../../db/keyword.js';
import { readPage, type Page } from '../../db/paging.js';
import { requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { handle } from '../../http/handle.js';
import { placeText } from '../../http/placeText.js';
import { requireUserManaged, usersWithin } from '../user/userScope.js';

const { onlineUser } = contract.permission;

export const onlineUserRoutes = [
  handle(onlineUser.list, ({ deps, caller, query, locale }) => listSessions(deps, caller, { query, locale })),
  handle(onlineUser.forceOffline, async ({ deps, caller, params: { id }, describe }) => {
    const { userId, realName } = requireRow(
      await deps.db
        .selectFrom('session')
        .innerJoin('userAccount', 'userAccount.id', 'session.userId')
        .select(['userId', 'realName'])
        .where('session.id', '=', id)
        .where('endedAt', 'is', null)
        .executeTakeFirst(),
    );
    await requireUserManaged(deps, caller, userId);
    await deps.db.transaction().execute((db) => deps.sessions.end(db, [id], 601));
    describe({ verb: 'signOut', recordId: userId, recordName: realName });
    return null;
  }),
];

type Query = z.output<NonNullable<typeof onlineUser.list.query>>;

/** Sessions within the caller's data permission that are signed in, the latest first. */
async function listSessions(
  { db }: Deps,
  caller: Caller,
  { query, locale }: { query: Query; locale: Locale },
): Promise<Page<z.input<typeof OnlineUserSchema>>> {
  let sessions = db
    .selectFrom('session')
    .innerJoin('userAccount', 'userAccount.id', 'session.userId')
    .leftJoin('organize', 'organize.id', 'userAccount.organizeId')
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', at(Date.now()))
    .where(usersWithin(caller.rights.dataScope(pages.onlineUser.address)));
  if (query.keyword)
    sessions = sessions.where(
      contains(
        ['userAccount.account', 'userAccount.realName', 'session.ipAddress'],
        query.keyword,
        'userAccount.sound',
      ),
    );
  const rows = sessions
    .select([
      'session.id',
      'session.userId',
      'userAccount.account',
      'userAccount.realName',
      organizeLabel().as('organizeName'),
      'session.loginTime',
      'session.lastActiveTime',
      'session.ipAddress',
      'session.ipPlace',
      'session.platform',
    ])
    .orderBy('session.loginTime', 'desc')
    .orderBy('session.id', 'desc');
  const page = await readPage({ db, query, count: sessions, rows });
  return {
    ...page,
    list: page.list.map(({ account, realName, organizeName, ipAddress, ipPlace, platform, ...row }) => ({
      ...row,
      userAccount: account,
      userName: realName,
      organizeName: organizeName ?? '',
      loginIPAddress: ipAddress,
      loginAddress: placeText(ipPlace)(locale),
      loginPlatForm: platform,
      current: row.id === caller.sessionId,
    })),
  };
}
