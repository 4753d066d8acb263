import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { keywordPatterns, matches } from '../../db/keyword.js';
import { newId } from '../../db/newId.js';
import { readOrder, readPage } from '../../db/paging.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { type Deps } from '../../deps.js';
import { type Caller } from '../../rights/caller.js';
import { crudRoutes } from '../../http/crud/crudRoutes.js';
import { type BodyOf, type CrudContext } from '../../http/crud/CrudOptions.js';
import { AddressList } from '../config/addressList.js';
import { menuNodes } from '../menu/menuNodes.js';
import { requireOwnersManaged } from '../user/requireOwnersManaged.js';
import { requireUsersManaged, USER_PAGE, usersWithin } from '../user/userScope.js';
import { t } from './apiKey.messages.js';
import { makeKey } from './StoredApiKeys.js';

type KeyBody = BodyOf<typeof contract.system.apiKey>;

export const apiKeyRoutes = crudRoutes(contract.system.apiKey, {
  table: 'apiKey',
  toRow: toKeyRow,
  guard: (keys, { db, call }) => requireOwnersManaged(db, call, keys),
  own: {
    pages: ({ caller, locale }) => Promise.resolve({ list: menuNodes(caller.rights.menuList, locale) }),
    list: async ({ deps: { db }, caller, query }) => {
      const { currentPage, pageSize, keyword, enabledMark, access } = query;
      const found = visibleKeys(db, caller)
        .$if(keyword !== undefined && keyword !== '', (keys) =>
          keys.where(matches(SEARCHED, keywordPatterns(keyword ?? ''))),
        )
        .$if(enabledMark !== undefined, (keys) => keys.where('apiKey.enabledMark', '=', enabledMark ?? 1))
        .$if(access !== undefined, (keys) => keys.where('apiKey.access', '=', access ?? 'read'));
      const ordered = readOrder(query, ORDERS, [['creatorTime', 'desc']]).reduce(
        (keys, [column, direction]) => keys.orderBy(sql.ref(`apiKey.${column}`), direction),
        found,
      );
      return readPage({
        db,
        rows: ordered.orderBy('apiKey.id').select(SHOWN),
        count: found,
        query: { currentPage, pageSize },
      });
    },
    read: async ({ deps: { db }, caller, params }) =>
      requireRow(
        await visibleKeys(db, caller)
          .select([...SHOWN, 'apiKey.revision'])
          .where('apiKey.id', '=', params.id)
          .executeTakeFirst(),
      ),
    create: ({ deps, caller, locale, body, describe }) =>
      // never twice by its name: an answer that is kept would keep the key
      deps.db.transaction().execute(async (db) => {
        const row = await toKeyRow(body, { db, call: { deps, caller, locale, describe } });
        const { key, ...kept } = makeKey();
        const id = newId();
        await db
          .insertInto('apiKey')
          .values({ ...row, ...kept, id, creatorUserId: caller.userId })
          .execute();
        describe({ verb: 'create', recordId: id, recordName: row.fullName });
        return { id, key };
      }),
  },
});

const ORDERS = {
  fullName: 'fullName',
  expiresTime: 'expiresTime',
  lastUsedTime: 'lastUsedTime',
  creatorTime: 'creatorTime',
} as const;
const SEARCHED = ['apiKey.fullName', 'apiKey.prefix', 'userAccount.realName', 'userAccount.account'];
const SHOWN = [
  'apiKey.id',
  'apiKey.fullName',
  'apiKey.ownerId',
  'apiKey.access',
  'apiKey.reach',
  'apiKey.pageIds',
  'apiKey.perMinute',
  'apiKey.expiresTime',
  'apiKey.addresses',
  'apiKey.description',
  'apiKey.enabledMark',
  'apiKey.prefix',
  'apiKey.lastUsedTime',
  'apiKey.lastUsedIp',
  'apiKey.creatorTime',
  'apiKey.lastModifyTime',
  sql<string>`coalesce(user_account.real_name, '')`.as('ownerName'),
] as const;

/** Keys of the people whom the caller sees; those of deleted people are seen by who sees everybody. */
function visibleKeys(db: Deps['db'], { rights }: Caller) {
  return db
    .selectFrom('apiKey')
    .leftJoin('userAccount', 'userAccount.id', 'apiKey.ownerId')
    .where(usersWithin(rights.dataScope(USER_PAGE), 'apiKey.ownerId'));
}

/** A key as it is stored. Throws 400 for what is wrong, 403 for an owner who may do more than the caller. */
async function toKeyRow(body: KeyBody, { db, call }: Pick<CrudContext, 'db' | 'call'>) {
  const { wrong: line } = new AddressList(body.addresses);
  if (line !== undefined) throw fieldError('addresses', t('wrongAddress', { line }));
  await requireUsersManaged({ ...call.deps, db }, call.caller, [body.ownerId]);
  if (body.reach === 'pages' && body.pageIds.length === 0) throw fieldError('pageIds', t('noPages'));
  const { expiresTime, reach, pageIds, ...row } = body;
  return {
    ...row,
    reach,
    pageIds: JSON.stringify(reach === 'pages' ? pageIds : []),
    expiresTime: expiresTime === null ? null : new Date(expiresTime),
  };
}
