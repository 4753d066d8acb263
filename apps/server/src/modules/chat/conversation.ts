import { sql, type RawBuilder } from 'kysely';
import { type Executor } from '../../db/database.js';

/** The two of a conversation as its row has them. */
export function pairOf(one: string, other: string): { lowUserId: string; highUserId: string } {
  return one < other ? { lowUserId: one, highUserId: other } : { lowUserId: other, highUserId: one };
}

/** The conversation of two people; undefined before the first message. */
export function findConversation(db: Executor, userId: string, peerId: string) {
  const { lowUserId, highUserId } = pairOf(userId, peerId);
  return db
    .selectFrom('chatConversation')
    .select(['id', 'lastNumber'])
    .where('lowUserId', '=', lowUserId)
    .where('highUserId', '=', highUserId);
}

/** Condition that somebody has not deleted a message from their side. */
export function isShownTo(userId: string): RawBuilder<boolean> {
  return sql<boolean>`case when chat_message.sender_id = ${userId} then removed_by_sender else removed_by_receiver end = 0`;
}
