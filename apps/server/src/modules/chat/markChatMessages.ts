import { messagesRead, messagesRemoved } from '@smart-admin/api-client/contract';
import { sql } from 'kysely';
import { type Deps } from '../../deps.js';
import { findConversation } from './conversation.js';

type Needs = Pick<Deps, 'db' | 'sockets'>;

/** Somebody has read what another wrote, up to a number (default: all); both are told. */
export async function readChatMessages(
  { db, sockets }: Needs,
  userId: string,
  { peerId, readNumber }: { peerId: string; readNumber?: number | undefined },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // nobody writes meanwhile, so that what is counted is all there is
    const conversation = await findConversation(trx, userId, peerId).forUpdate().executeTakeFirst();
    if (!conversation) return;
    const upTo = Math.min(readNumber ?? conversation.lastNumber, conversation.lastNumber);
    const { rows } = await sql<{ readNumber: number; unreadNum: number }>`
      update chat_member set read_number = ${upTo}, unread_num = (
        select count(*) from chat_message
        where conversation_id = ${conversation.id} and number > ${upTo} and sender_id = ${peerId}
      )
      where user_id = ${userId} and peer_id = ${peerId} and (read_number < ${upTo} or unread_num > 0)
        and read_number <= ${upTo}
      returning read_number as "readNumber", unread_num as "unreadNum"`.execute(trx);
    const [member] = rows;
    if (member)
      await sockets.send(
        trx,
        { kind: 'user', keys: [userId, peerId] },
        { frame: messagesRead, fields: { formUserId: userId, toUserId: peerId, ...member } },
      );
  });
}

/** Deletes messages from one side of a conversation; the other one keeps them. */
export async function removeChatMessages(
  { db, sockets }: Needs,
  userId: string,
  { peerId, numbers }: { peerId: string; numbers: number[] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const conversation = await findConversation(trx, userId, peerId).executeTakeFirst();
    if (!conversation) return;
    await trx
      .updateTable('chatMessage')
      .set({
        removedBySender: sql`case when sender_id = ${userId} then 1 else removed_by_sender end`,
        removedByReceiver: sql`case when sender_id = ${userId} then removed_by_receiver else 1 end`,
      })
      .where('conversationId', '=', conversation.id)
      .where('number', 'in', numbers)
      .execute();
    await sockets.send(
      trx,
      { kind: 'user', keys: [userId] },
      { frame: messagesRemoved, fields: { toUserId: peerId, numbers } },
    );
  });
}
