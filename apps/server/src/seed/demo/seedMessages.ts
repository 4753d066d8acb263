import { pairOf } from '../../modules/chat/conversation.js';
import { type Executor } from '../../db/database.js';
import { insertAll } from '../../db/insertAll.js';
import { newId } from '../../db/newId.js';

const MINUTE = 60_000;
const READER = 'admin';

/** Notices with how many hours ago they came, and whether they have been read. */
const NOTICES = [
  [
    '关于 11 月 25 日凌晨系统维护的通知',
    '<p>系统将于 11 月 25 日 01:00 至 03:00 维护，期间车场按<strong>离线模式</strong>放行。</p>',
    2,
    0,
  ],
  [
    '科技园北区收费规则调整公告',
    '<p>自下月一日起，夜间封顶金额由 20 元调整为 15 元，请各车场提前更换公示牌。</p>',
    7,
    0,
  ],
  ['第三季度路侧泊位巡检结果通报', '<ul><li>巡检泊位 1,280 个</li><li>标线不清 14 处，已全部重划</li></ul>', 52, 1],
] as const;

/** What was said with one person, the last message some minutes ago; those that begin with `>` are the reader's own. */
const CHATS = [
  [
    18,
    0,
    [
      '访客登记页的合计行已经按新稿改好，减免为 0 时隐藏那一行，对吗？',
      '>对，为 0 就不显示。金额保留两位小数。',
      '好的，今晚合并[好的]',
    ],
  ],
  [46, 2, ['>西门道闸恢复了吗？', '已经重启，在观察', '目前抬杆正常，晚高峰后再报一次']],
  [130, 1, ['额度调整的合同我补传了，请您看一下[抱拳]']],
  [1_500, 0, ['>下周的值班表排好了吗？', '排好了，已经发到部门邮箱', '>收到[赞]']],
] as const;

/** Notices and conversations of the administrator, so that bell and chat have something to show at the first start. */
export async function seedMessages(db: Executor): Promise<void> {
  const now = Date.now();
  for (const [title, bodyText, hours, isRead] of NOTICES) {
    const id = newId();
    const time = new Date(now - hours * 60 * MINUTE);
    await db
      .insertInto('message')
      .values({
        id,
        type: 1,
        title,
        bodyText,
        toUserIds: READER,
        enabledMark: 1,
        releaseTime: time,
        creatorTime: time,
        creatorUserId: 'operator',
      })
      .execute();
    await db
      .insertInto('messageReceipt')
      .values({ messageId: id, userId: READER, isRead, readTime: isRead ? time : null, creatorTime: time })
      .execute();
  }
  const people = await db
    .selectFrom('userAccount')
    .select('id')
    .where('id', 'not in', [READER, 'operator', 'developer'])
    .orderBy('sortCode')
    .orderBy('id')
    .limit(CHATS.length)
    .execute();
  for (const [index, { id: peerId }] of people.entries()) await seedChat(db, peerId, CHATS[index], now);
}

async function seedChat(db: Executor, peerId: string, chat: (typeof CHATS)[number] | undefined, now: number) {
  if (!chat) return;
  const [minutes, unreadNum, texts] = chat;
  const conversationId = newId();
  const timeOf = (index: number) => new Date(now - (minutes + (texts.length - 1 - index) * 2) * MINUTE);
  await db
    .insertInto('chatConversation')
    .values({ id: conversationId, ...pairOf(READER, peerId), lastNumber: texts.length })
    .execute();
  const latestTime = timeOf(texts.length - 1);
  await insertAll(db, 'chatMember', [
    { conversationId, userId: READER, peerId, unreadNum, readNumber: texts.length - unreadNum, latestTime },
    { conversationId, userId: peerId, peerId: READER, readNumber: texts.length, latestTime },
  ]);
  await insertAll(
    db,
    'chatMessage',
    texts.map((text, index) => ({
      conversationId,
      number: index + 1,
      senderId: text.startsWith('>') ? READER : peerId,
      clientId: newId(),
      type: 'text' as const,
      content: text.replace(/^>/, ''),
      sendTime: timeOf(index),
    })),
  );
}
