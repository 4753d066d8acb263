import { messagesSeen } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { contains } from '../../db/keyword.js';
import { readPage } from '../../db/paging.js';
import { requireRow } from '../../db/requireRow.js';
import { type DatabaseTransaction, type Executor } from '../../db/database.js';
import { type Deps } from '../../deps.js';

const COLUMNS = [
  'message.id',
  'message.title',
  'message.type',
  'messageReceipt.creatorTime as lastModifyTime',
  sql<string>`coalesce((select real_name from user_account where id = message.creator_user_id), '')`.as('creatorUser'),
  sql<'0' | '1'>`message_receipt.is_read::text`.as('isRead'),
] as const;

/** Messages that somebody received. */
export function listOwnMessages({ db }: Deps, userId: string, query: OwnQuery) {
  let received = ownMessages({ db }, userId);
  if (query.type !== undefined) received = received.where('message.type', '=', query.type);
  if (query.isRead !== undefined) received = received.where('isRead', '=', query.isRead);
  if (query.keyword) received = received.where(contains(['message.title'], query.keyword, 'message.sound'));
  return readPage({
    db,
    query,
    count: received,
    rows: received
      .select(COLUMNS)
      .orderBy('messageReceipt.creatorTime', query.sort)
      .orderBy('messageReceipt.messageId', query.sort),
  });
}

/** One of them; it is read from then on, in every window. Throws 404 for what they did not receive. */
export async function readOwnMessage({ db, sockets }: Deps, userId: string, messageId: string) {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('messageReceipt')
      .set({ isRead: 1, readTime: new Date() })
      .where('userId', '=', userId)
      .where('messageId', '=', messageId)
      .where('isRead', '=', 0)
      .executeTakeFirst();
    if (numUpdatedRows > 0) await tellSeen({ sockets }, trx, userId, [messageId]);
  });
  return requireRow(
    await ownMessages({ db }, userId)
      .where('messageId', '=', messageId)
      .select([...COLUMNS, 'message.bodyText', 'message.files'])
      .executeTakeFirst(),
  );
}

/** Reads everything that somebody received, whatever list they look at. */
export async function readAllMessages({ db, sockets }: Deps, userId: string): Promise<null> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('messageReceipt')
      .set({ isRead: 1, readTime: new Date() })
      .where('userId', '=', userId)
      .where('isRead', '=', 0)
      .where('isRemoved', '=', 0)
      .execute();
    await tellSeen({ sockets }, trx, userId, []);
  });
  return null;
}

/** Deletes messages from the own list; what others received stays. */
export async function removeOwnMessages({ db, sockets }: Deps, userId: string, ids: readonly string[]): Promise<null> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('messageReceipt')
      .set({ isRemoved: 1 })
      .where('userId', '=', userId)
      .where('messageId', 'in', [...ids])
      .execute();
    await tellSeen({ sockets }, trx, userId, ids);
  });
  return null;
}

/** Tells the windows of somebody what they need not show as unread any more. */
async function tellSeen(
  { sockets }: Pick<Deps, 'sockets'>,
  trx: DatabaseTransaction,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await sockets.send(
    trx,
    { kind: 'user', keys: [userId] },
    { frame: messagesSeen, fields: { ids: [...ids], ...(await countUnread({ db: trx }, userId)) } },
  );
}

/** How many notices, and how many other messages, somebody has not read. */
export async function countUnread({ db }: { db: Executor }, userId: string) {
  const { notices, messages } = await ownMessages({ db }, userId)
    .where('isRead', '=', 0)
    .select([
      sql<number>`count(*) filter (where message.type = 1)::int`.as('notices'),
      sql<number>`count(*) filter (where message.type <> 1)::int`.as('messages'),
    ])
    .executeTakeFirstOrThrow();
  return { unreadNoticeCount: notices, unreadMessageCount: messages };
}

function ownMessages({ db }: { db: Executor }, userId: string) {
  return db
    .selectFrom('messageReceipt')
    .innerJoin('message', 'message.id', 'messageReceipt.messageId')
    .where('messageReceipt.userId', '=', userId)
    .where('messageReceipt.isRemoved', '=', 0);
}

interface OwnQuery {
  currentPage: number;
  pageSize: number;
  sort: 'asc' | 'desc';
  keyword?: string | undefined;
  type?: 1 | 2 | 3 | undefined;
  isRead?: 0 | 1 | undefined;
}
