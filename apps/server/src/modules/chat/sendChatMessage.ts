import { receiveMessage, sentMessage, type ChatMessage } from '@smart-admin/api-client/contract';
import { type DatabaseTransaction, type Executor } from '../../db/database.js';
import { newId } from '../../db/newId.js';
import { type Deps } from '../../deps.js';
import { saveFileUsage } from '../file/usage/saveFileUsage.js';
import { chatFileOf } from './chatFiles.js';
import { pairOf } from './conversation.js';

/**
 * Stores a message and tells both people in all their windows, with the transaction. A message that was stored already
 * is answered and told to nobody again. Answers why it was refused otherwise.
 */
export async function sendChatMessage(
  deps: Pick<Deps, 'db' | 'sockets'>,
  message: OutgoingMessage,
): Promise<SendResult> {
  const { senderId, toUserId, clientId, type, content } = message;
  const known = await findSent(deps.db, message);
  if (known) return { known };
  try {
    return await deps.db.transaction().execute(async (trx): Promise<SendResult> => {
      if (senderId === toUserId || !(await isReceiver(trx, toUserId))) return { refused: 'noReceiver' };
      const file = await chatFileOf(trx, message);
      if (file === null || content.trim() === '') return { refused: 'wrongContent' };
      const { id: conversationId, lastNumber: number } = await lockConversation(trx, message);
      const stored = await trx
        .insertInto('chatMessage')
        .values({ conversationId, number, senderId, clientId, type, content })
        .onConflict((conflict) => conflict.columns(['senderId', 'clientId']).doNothing())
        .returning('sendTime')
        .executeTakeFirst();
      if (!stored) throw new RepeatedMessage();
      await noteForBoth(trx, { conversationId, senderId, toUserId, time: stored.sendTime });
      if (file !== undefined)
        await saveFileUsage(trx, { kind: 'chat', ownerId: conversationId, isNew: true }, { [String(number)]: file });
      const told: ChatMessage = {
        userId: senderId,
        messageType: type,
        message: content,
        dateTime: stored.sendTime,
        number,
        clientId,
      };
      await deps.sockets.send(
        trx,
        { kind: 'user', keys: [senderId] },
        { frame: sentMessage, fields: { toUserId, ...told } },
      );
      await deps.sockets.send(
        trx,
        { kind: 'user', keys: [toUserId] },
        { frame: receiveMessage, fields: { formUserId: senderId, ...told } },
      );
      return {};
    });
  } catch (error) {
    // it was sent twice at the same time: this one is taken back with its number
    if (!(error instanceof RepeatedMessage)) throw error;
    const sent = await findSent(deps.db, message);
    return sent ? { known: sent } : { refused: 'wrongContent' };
  }
}

export interface OutgoingMessage {
  senderId: string;
  toUserId: string;
  type: ChatMessage['messageType'];
  content: string;
  clientId: string;
}

/** Nothing where it is stored now and told. */
export interface SendResult {
  /** It was stored before. */
  known?: ChatMessage;
  refused?: 'noReceiver' | 'wrongContent';
}

class RepeatedMessage extends Error {
  override name = 'RepeatedMessage';
}

/** The message as it was stored when it was sent to the same person before. */
async function findSent(
  db: Executor,
  { senderId, toUserId, clientId }: OutgoingMessage,
): Promise<ChatMessage | undefined> {
  const { lowUserId, highUserId } = pairOf(senderId, toUserId);
  return db
    .selectFrom('chatMessage')
    .innerJoin('chatConversation', 'chatConversation.id', 'chatMessage.conversationId')
    .select(['senderId as userId', 'type as messageType', 'content as message', 'sendTime as dateTime'])
    .select(['number', 'clientId'])
    .where('senderId', '=', senderId)
    .where('clientId', '=', clientId)
    .where('lowUserId', '=', lowUserId)
    .where('highUserId', '=', highUserId)
    .executeTakeFirst();
}

async function isReceiver(db: Executor, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('userAccount')
    .select('id')
    .where('id', '=', userId)
    .where('enabledMark', '=', 1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Takes the next number of the conversation; others who write to it wait until the transaction ends. */
function lockConversation(trx: DatabaseTransaction, { senderId, toUserId }: OutgoingMessage) {
  return trx
    .insertInto('chatConversation')
    .values({ id: newId(), ...pairOf(senderId, toUserId), lastNumber: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['lowUserId', 'highUserId'])
        .doUpdateSet(({ eb }) => ({ lastNumber: eb('chatConversation.lastNumber', '+', 1) })),
    )
    .returning(['id', 'lastNumber'])
    .executeTakeFirstOrThrow();
}

async function noteForBoth(
  trx: DatabaseTransaction,
  {
    conversationId,
    senderId,
    toUserId,
    time,
  }: { conversationId: string; senderId: string; toUserId: string; time: number },
): Promise<void> {
  const latestTime = new Date(time);
  await trx
    .insertInto('chatMember')
    .values([
      { conversationId, userId: senderId, peerId: toUserId, unreadNum: 0, latestTime },
      { conversationId, userId: toUserId, peerId: senderId, unreadNum: 1, latestTime },
    ])
    .onConflict((conflict) =>
      conflict.columns(['userId', 'peerId']).doUpdateSet(({ eb, ref }) => ({
        latestTime: ref('excluded.latestTime'),
        unreadNum: eb('chatMember.unreadNum', '+', ref('excluded.unreadNum')),
      })),
    )
    .execute();
}
