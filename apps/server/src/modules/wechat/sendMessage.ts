import { type WeChatContent } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type Database, type Executor } from '../../db/database.js';
import { type JobAttempt, type JobDeps } from '../../jobs/handleJob.js';
import { mpProvider, qyProvider } from './accounts.js';
import { toReason } from './describeWeChatError.js';
import { readCovers, readMaterialFile, toOutgoing } from './materials.js';
import { type MpContent } from './providers/MpProvider.js';
import { type QyContent } from './providers/QyProvider.js';
import { type WeChatAccountId } from './wechat.tables.js';

/** Receivers of news and members who are told at once. */
const AT_ONCE = { mp: 100, qy: 1_000 } as const;

/** Followers get texts and images by one call each, and what a call has done is written down before the next. */
function atOnce(account: WeChatAccountId, type: WeChatContent['type']): number {
  return account === 'mp' && type !== 'news' ? 1 : AT_ONCE[account];
}

/**
 * Sends a message to everybody whom it has not been sent to yet, some at a time: what is sent is written down before the
 * next are told, so an attempt that breaks off repeats at most the last of them.
 */
export async function sendMessage(
  deps: JobDeps,
  { messageId }: { messageId: string },
  { signal, isLast }: Pick<JobAttempt, 'signal' | 'isLast'>,
): Promise<void> {
  const { db } = deps;
  const message = await db
    .updateTable('weChatMessage')
    .set({ state: 'sending' })
    .where('id', '=', messageId)
    .where('state', 'in', ['waiting', 'sending'])
    .returning(['account', 'type', 'content', 'toAll', 'receivers'])
    .executeTakeFirst();
  // deleted, or sent by an attempt whose end was lost
  if (!message) return;
  try {
    const sender =
      message.account === 'mp' ? await mpSender(deps, message.content) : await qySender(deps, message.content);
    if (message.toAll) {
      await sender.sendAll();
      return await end(db, messageId, { delivered: message.receivers, failed: 0 });
    }
    const limit = atOnce(message.account, message.type);
    for (let waiting = await readWaiting(db, messageId, limit); waiting.length > 0;) {
      signal.throwIfAborted();
      const refused = await sender.send(waiting.map(({ address }) => address));
      await writeDown(db, waiting, refused);
      waiting = await readWaiting(db, messageId, limit);
    }
    await end(db, messageId, await countOutcomes(db, messageId));
  } catch (error) {
    // what WeChat refuses is not tried again
    const reason = toReason(error);
    if (reason === undefined && !isLast) throw error;
    await giveUp(db, messageId, { reason: reason ?? 'failed', toAll: message.toAll, receivers: message.receivers });
    if (reason === undefined) throw error;
  }
}

/** Ends a message that could not be sent: whoever was not told by then has failed. */
export async function giveUp(
  db: Executor,
  messageId: string,
  { reason, toAll, receivers }: { reason: string; toAll: boolean; receivers: number },
): Promise<void> {
  await db
    .updateTable('weChatReceiver')
    .set({ state: 'failed', reason })
    .where('messageId', '=', messageId)
    .where('state', '=', 'waiting')
    .execute();
  await end(db, messageId, toAll ? { delivered: 0, failed: receivers } : await countOutcomes(db, messageId));
}

async function mpSender(deps: JobDeps, content: WeChatContent): Promise<Sender> {
  const provider = await mpProvider(deps);
  const outgoing: MpContent =
    content.type === 'text'
      ? content
      : { type: content.type, mediaId: (await readMaterial(deps.db, content.materialId)).mediaId };
  return {
    send: (openIds) => provider.send(openIds, outgoing),
    sendAll: () => provider.sendAll(outgoing),
  };
}

async function qySender(deps: JobDeps, content: WeChatContent): Promise<Sender> {
  const provider = await qyProvider(deps);
  const outgoing = await toQyContent(deps, content);
  return {
    send: (userIds) => provider.send(userIds, outgoing),
    sendAll: () => provider.sendAll(outgoing),
  };
}

async function toQyContent(deps: JobDeps, content: WeChatContent): Promise<QyContent> {
  if (content.type === 'text') return content;
  const material = await readMaterial(deps.db, content.materialId);
  if (content.type === 'image') return { type: 'image', file: await readMaterialFile(deps, material.fileName) };
  const covers = await readCovers(deps.db, material.articles);
  const articles = [];
  for (const [index, { thumbMediaId: _, ...article }] of toOutgoing(material.articles, covers).entries()) {
    const cover = covers.get(material.articles[index]?.coverId ?? '');
    articles.push({ ...article, cover: await readMaterialFile(deps, cover?.fileName ?? '') });
  }
  return { type: 'news', articles };
}

function readMaterial(db: Executor, id: string) {
  return db
    .selectFrom('weChatMaterial')
    .select(['mediaId', 'fileName', 'articles'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function readWaiting(db: Database, messageId: string, limit: number) {
  return db
    .selectFrom('weChatReceiver')
    .select(['id', 'address'])
    .where('messageId', '=', messageId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(limit)
    .execute();
}

async function writeDown(db: Database, told: readonly Told[], refused: ReadonlyMap<string, string>): Promise<void> {
  const reasons = told.map(({ address }) => refused.get(address) ?? refused.get(address.toLowerCase()) ?? '');
  await sql`
    update we_chat_receiver set state = case when told.reason = '' then 'sent' else 'failed' end, reason = told.reason
    from unnest(${told.map(({ id }) => id)}::text[], ${reasons}::text[]) as told (id, reason)
    where we_chat_receiver.id = told.id`.execute(db);
}

async function countOutcomes(db: Executor, messageId: string): Promise<Outcome> {
  return db
    .selectFrom('weChatReceiver')
    .select([
      sql<number>`count(*) filter (where state = 'sent')`.as('delivered'),
      sql<number>`count(*) filter (where state = 'failed')`.as('failed'),
    ])
    .where('messageId', '=', messageId)
    .executeTakeFirstOrThrow();
}

async function end(db: Executor, id: string, { delivered, failed }: Outcome): Promise<void> {
  await db
    .updateTable('weChatMessage')
    .set({ delivered, failed, sentTime: new Date() })
    .set({ state: failed === 0 ? 'sent' : delivered === 0 ? 'failed' : 'partly' })
    .where('id', '=', id)
    .execute();
}

interface Sender {
  send: (addresses: readonly string[]) => Promise<Map<string, string>>;
  sendAll: () => Promise<void>;
}

interface Told {
  id: string;
  address: string;
}

interface Outcome {
  delivered: number;
  failed: number;
}
