import { contract } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type Database } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { requireRow } from '../../db/requireRow.js';
import { CrudList } from '../../http/crud/CrudList.js';
import { handleAll, type Handler } from '../../http/handle.js';
import { mpProvider } from './accounts.js';
import { atWeChat } from './describeWeChatError.js';
import { type FollowerInfo, type MpProvider } from './providers/MpProvider.js';

type Calls = (typeof contract)['wechat']['mpUser'];

const followers = new CrudList({
  table: 'weChatFollower',
  columns: ['id', 'openId', 'nickname', 'remark', 'scene', 'isFollowing', 'followTime'],
  search: ['nickname', 'remark', 'openId'],
  order: [
    ['followTime', 'desc'],
    ['id', 'desc'],
  ],
  filters: {
    state: { value: (state: unknown) => state === 'following', where: (value) => sql`is_following = ${value}` },
  },
});

/** Milliseconds after which a call of a synchronisation stops and says where. */
const LONGEST = 8_000;
/** Followers that WeChat describes at once. */
const AT_ONCE = 100;

const sync: Handler<Calls['sync']> = async ({ deps, body, describe }) => {
  const provider = await mpProvider(deps);
  const end = Date.now() + LONGEST;
  const { id: run, begun } = await openRun(deps.db, body.run);
  // whoever a run did not begin with would look gone
  let next = body.run === '' ? '' : body.next;
  let read = 0;
  do {
    const page = await atWeChat(provider.followers(next));
    for (let start = 0; start < page.openIds.length; start += AT_ONCE) {
      const asked = await readTime(deps.db);
      const infos = await atWeChat(provider.describe(page.openIds.slice(start, start + AT_ONCE)));
      await keep(deps.db, asked, infos);
      read += infos.length;
    }
    next = page.next;
  } while (next !== '' && Date.now() < end);
  const isWhole = next === '';
  const gone = isWhole ? await markGone(deps.db, { id: run, begun }) : 0;
  if (isWhole) describe({ verb: 'run', recordId: run, recordName: '' });
  return { run, next, isWhole, read, gone };
};

export const mpUserRoutes = handleAll(contract.wechat.mpUser, {
  list: (call) => followers.page(call),
  remark: async ({ deps, params, body, describe }) => {
    const follower = requireRow(
      await deps.db
        .selectFrom('weChatFollower')
        .select(['openId', 'nickname'])
        .where('id', '=', params.id)
        .executeTakeFirst(),
    );
    const provider: MpProvider = await mpProvider(deps);
    await atWeChat(provider.remark(follower.openId, body.remark));
    await deps.db.updateTable('weChatFollower').set({ remark: body.remark }).where('id', '=', params.id).execute();
    describe({ verb: 'update', recordId: params.id, recordName: follower.nickname || follower.openId });
    return null;
  },
  sync,
});

/** Begins a run, or goes on with one. Throws 404 for one that is over. */
async function openRun(db: Database, id: string): Promise<FollowerRun> {
  const begun = sql<string>`begun::text`.as('begun');
  if (id !== '')
    return requireRow(
      await db.selectFrom('weChatFollowerRun').select(['id', begun]).where('id', '=', id).executeTakeFirst(),
    );
  // those that were broken off
  await db
    .deleteFrom('weChatFollowerRun')
    .where('begun', '<', sql<number>`now() - interval '1 day'`)
    .execute();
  return db
    .insertInto('weChatFollowerRun')
    .values({ id: newId(), begun: sql<Date>`clock_timestamp()` })
    .returning(['id', begun])
    .executeTakeFirstOrThrow();
}

/** What the clock of the database says, in all its digits. */
async function readTime(db: Database): Promise<string> {
  const { time } = await db.selectNoFrom(sql<string>`clock_timestamp()::text`.as('time')).executeTakeFirstOrThrow();
  return time;
}

/** Writes down how WeChat, asked at a time, describes followers; what it has told of them since then is newer. */
async function keep(db: Database, asked: string, infos: readonly FollowerInfo[]): Promise<void> {
  if (infos.length === 0) return;
  await db
    .insertInto('weChatFollower')
    .values(
      infos.map(({ followTime, ...info }) => ({
        ...info,
        id: newId(),
        seenTime: sql<Date>`${asked}::timestamptz`,
        followTime: followTime === null ? null : new Date(followTime),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('openId')
        .doUpdateSet((eb) => ({
          // what WeChat does not tell any more stays as it was told once
          nickname: sql<string>`coalesce(nullif(excluded.nickname, ''), we_chat_follower.nickname)`,
          remark: sql<string>`coalesce(nullif(excluded.remark, ''), we_chat_follower.remark)`,
          scene: eb.ref('excluded.scene'),
          isFollowing: eb.ref('excluded.isFollowing'),
          followTime: sql<Date>`coalesce(excluded.follow_time, we_chat_follower.follow_time)`,
          seenTime: sql<Date>`excluded.seen_time`,
        }))
        .whereRef('weChatFollower.seenTime', '<', 'excluded.seenTime'),
    )
    .execute();
}

/** Ends a run: whoever WeChat has not told of since it began follows no more. */
async function markGone(db: Database, { id, begun }: FollowerRun): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('weChatFollower')
    .set({ isFollowing: false })
    .where('seenTime', '<', sql<number>`${begun}::timestamptz`)
    .where('isFollowing', '=', true)
    .executeTakeFirst();
  await db.deleteFrom('weChatFollowerRun').where('id', '=', id).execute();
  return Number(numUpdatedRows);
}

interface FollowerRun {
  id: string;
  /** As text: a number would lose digits. */
  begun: string;
}
