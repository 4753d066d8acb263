import { contract, type WeChatContent } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { sql } from 'kysely';
import { type Executor } from '../../db/database.js';
import { insertAll } from '../../db/insertAll.js';
import { newId } from '../../db/newId.js';
import { fieldError, requireRow } from '../../db/requireRow.js';
import { CrudList } from '../../http/crud/CrudList.js';
import { handleAll, type Handler, type Route } from '../../http/handle.js';
import { enqueue } from '../../jobs/enqueue.js';
import { type Caller } from '../../rights/caller.js';
import { requireUsersVisible, usersWithin } from '../user/userScope.js';
import { mpProvider, qyProvider } from './accounts.js';
import { describeReason } from './describeWeChatError.js';
import { sendWeChatMessageJob } from './messageJobs.js';
import { t } from './wechat.messages.js';
import { type WeChatAccountId } from './wechat.tables.js';

type Calls = (typeof contract)['wechat']['mpMessage'];

/** Characters of a text that stand in lists. */
const SUMMARY = 100;

const receiversOfMessage = new CrudList({
  table: 'weChatReceiver',
  columns: ['id', 'name', 'state', 'reason'],
  search: ['name', 'address'],
  order: [
    ['state', 'asc'],
    ['id', 'asc'],
  ],
});

export const weChatMessageRoutes: Route[] = [
  ...handleAll(contract.wechat.mpMessage, callsOf('mp')),
  ...handleAll(contract.wechat.qyMessage, callsOf('qy')),
];

function callsOf(account: WeChatAccountId): { [Name in keyof Calls]: Handler<Calls[Name]> } {
  const messages = new CrudList({
    table: 'weChatMessage',
    columns: [
      ...(['id', 'type', 'summary', 'state', 'toAll', 'receivers', 'delivered', 'failed'] as const),
      ...(['creatorTime', 'sentTime'] as const),
    ],
    fixed: { account },
    joins: { sender: { table: 'userAccount', by: 'creatorUserId', names: { userName: 'realName' } } },
    search: ['summary', 'sender.realName'],
    order: [
      ['creatorTime', 'desc'],
      ['id', 'desc'],
    ],
    scope: {
      page: pages.user,
      within: (scope) => usersWithin(scope, 'weChatMessage.creatorUserId'),
    },
  });
  const requireMessage = async (db: Executor, caller: Caller, id: string) => {
    const scope = caller.rights.dataScope(pages.user.address);
    const message = await db
      .selectFrom('weChatMessage')
      .select(['id', 'summary', 'state'])
      .where('id', '=', id)
      .where('account', '=', account)
      .where(usersWithin(scope, 'weChatMessage.creatorUserId'))
      .executeTakeFirst();
    return requireRow(message);
  };
  return {
    list: (call) => messages.page(call),
    receivers: async (call) => {
      const { id: messageId } = await requireMessage(call.deps.db, call.caller, call.params.id);
      const page = await receiversOfMessage.page({ ...call, query: { ...call.query, messageId } });
      return { ...page, list: page.list.map((row) => ({ ...row, reason: describeReason(row.reason)(call.locale) })) };
    },
    send: async (call) => {
      const { deps, caller, body } = call;
      // what is missing is told before anything is stored
      await (account === 'mp' ? mpProvider(deps) : qyProvider(deps));
      return call.once(async (trx) => {
        const summary = await summarise(trx, body.content);
        const chosen = body.toAll ? [] : await findReceivers(trx, { account, caller, ids: body.receiverIds });
        const receivers = body.toAll ? await countAll(trx, account) : chosen.length;
        if (receivers === 0) throw fieldError('receiverIds', t(body.toAll ? 'empty' : 'noReceivers'));
        const id = newId();
        await trx
          .insertInto('weChatMessage')
          .values({
            ...{ id, account, type: body.content.type, content: JSON.stringify(body.content), summary },
            ...{ toAll: body.toAll, receivers, creatorUserId: caller.userId },
          })
          .execute();
        await insertAll(
          trx,
          'weChatReceiver',
          chosen.map((receiver) => ({ ...receiver, id: newId(), messageId: id })),
        );
        await enqueue(trx, sendWeChatMessageJob, { messageId: id }, { queue: `weChat:${account}` });
        call.describe({ verb: 'create', recordId: id, recordName: summary });
        return id;
      });
    },
    remove: async ({ deps, caller, params, describe }) => {
      const { id, summary } = await requireMessage(deps.db, caller, params.id);
      await deps.db.deleteFrom('weChatMessage').where('id', '=', id).execute();
      describe({ verb: 'remove', recordId: id, recordName: summary });
      return null;
    },
  };
}

/** What stands for a content in lists. Throws 400 for a material of another type. */
async function summarise(db: Executor, content: WeChatContent): Promise<string> {
  if (content.type === 'text') return content.text.slice(0, SUMMARY);
  const material = await db
    .selectFrom('weChatMaterial')
    .select('fullName')
    .where('id', '=', content.materialId)
    .where('type', '=', content.type)
    .executeTakeFirst();
  if (!material) throw fieldError('content.materialId', t('wrongMaterial'));
  return material.fullName;
}

/** Whom a message goes to by name. Throws 400 where somebody is gone, 403 or 404 for people whom the caller may not see. */
async function findReceivers(db: Executor, { account, caller, ids }: ChosenReceivers): Promise<FoundReceiver[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = account === 'mp' ? await findFollowers(db, wanted) : await findMembers(db, caller, wanted);
  if (found.length < wanted.length) throw fieldError('receiverIds', t('unknownReceivers'));
  return found;
}

async function findFollowers(db: Executor, ids: readonly string[]): Promise<FoundReceiver[]> {
  return db
    .selectFrom('weChatFollower')
    .select(['id as targetId', 'openId as address'])
    .select(sql<string>`coalesce(nullif(remark, ''), nullif(nickname, ''), open_id)`.as('name'))
    .where('id', 'in', ids)
    .where('isFollowing', '=', true)
    .execute();
}

async function findMembers(db: Executor, caller: Caller, ids: readonly string[]): Promise<FoundReceiver[]> {
  await requireUsersVisible(db, caller, ids);
  const people = await db
    .selectFrom('userAccount')
    .leftJoin('weChatDirectory as known', (join) =>
      join.onRef('known.id', '=', 'userAccount.id').on('known.kind', '=', 'user'),
    )
    .select(['userAccount.id as targetId', 'userAccount.realName as name'])
    .select(sql<string>`coalesce(known.remote_id, '')`.as('address'))
    .where('userAccount.id', 'in', ids)
    .where('userAccount.enabledMark', '=', 1)
    .execute();
  const missing = people.find(({ address }) => address === '');
  if (missing) throw fieldError('receiverIds', t('notSynced', { name: missing.name }));
  return people;
}

async function countAll(db: Executor, account: WeChatAccountId): Promise<number> {
  const { count } = await db
    .selectNoFrom(
      account === 'mp'
        ? sql<number>`(select count(*) from we_chat_follower where is_following)`.as('count')
        : sql<number>`(select count(*) from we_chat_directory where kind = 'user' and remote_id <> '')`.as('count'),
    )
    .executeTakeFirstOrThrow();
  return count;
}

interface ChosenReceivers {
  account: WeChatAccountId;
  caller: Caller;
  ids: readonly string[];
}

interface FoundReceiver {
  targetId: string;
  address: string;
  name: string;
}
