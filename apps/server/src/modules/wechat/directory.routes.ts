import { contract } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { readPage } from '../../db/paging.js';
import { withSessionLock } from '../../db/withSessionLock.js';
import { ApiError } from '../../errors/apiError.js';
import { handleAll } from '../../http/handle.js';
import { usersWithin } from '../user/userScope.js';
import { qyProvider } from './accounts.js';
import { describeReason } from './describeWeChatError.js';
import { DirectorySync } from './DirectorySync.js';
import { readOrganizes, selectPeople } from './readDirectory.js';
import { t } from './wechat.messages.js';

export const qyDirectoryRoutes = handleAll(contract.wechat.qyDirectory, {
  organizes: async ({ deps, locale }) => {
    const organizes = await readOrganizes(deps.db);
    return {
      list: organizes.map(({ wanted: _wanted, depth: _depth, sortCode: _sortCode, ...row }) => ({
        ...row,
        reason: describeReason(row.reason)(locale),
      })),
    };
  },
  users: async ({ deps: { db }, caller, query, locale }) => {
    const scope = caller.rights.dataScope(pages.user.address);
    let users = selectPeople(db).where(usersWithin(scope, 'people.id'));
    if (query.keyword)
      users = users.where(
        sql<boolean>`position(lower(${query.keyword}) in lower(people.full_name || ' ' || people.account || ' ' || people.mobile_phone)) > 0`,
      );
    if (query.state) users = users.where('people.state', '=', query.state);
    const page = await readPage({
      ...{ db, query, count: users },
      rows: users
        .select(['people.id', 'people.fullName', 'people.account', 'people.organizeName', 'people.mobilePhone'])
        .select(['people.email', 'people.remoteId', 'people.reason', 'people.syncTime', 'people.state'])
        .orderBy('people.account')
        .orderBy('people.id'),
    });
    return { ...page, list: page.list.map((row) => ({ ...row, reason: describeReason(row.reason)(locale) })) };
  },
  sync: async ({ deps, caller, body, describe }) => {
    const provider = await qyProvider(deps);
    // two at once would both add what is missing
    const result = await withSessionLock(
      deps.db,
      { name: 'weChat directory', refuse: () => new ApiError(409, t('syncUnderWay')) },
      () => new DirectorySync(deps, provider, caller).run(body),
    );
    describe({ verb: 'run', recordId: 'qy', recordName: '' });
    return result;
  },
});
