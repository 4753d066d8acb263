import { type askMessageList, type messageList } from '@smart-admin/api-client/contract';
import type * as z from 'zod';
import { contains } from '../../db/keyword.js';
import { type Deps } from '../../deps.js';
import { findConversation, isShownTo } from './conversation.js';

/** Messages of a conversation as one of its two sees them, found by their numbers in the index. */
export async function listChatMessages(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  query: MessageQuery,
): Promise<Omit<z.input<typeof messageList.schema>, 'method'>> {
  const { toUserId, before, after, keyword, pageSize, currentPage } = query;
  const asked = {
    toUserId,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    ...(keyword === '' ? {} : { keyword }),
  };
  const conversation = await findConversation(db, userId, toUserId).executeTakeFirst();
  if (!conversation) return { ...asked, list: [], isLast: true, readNumber: 0 };
  let messages = db
    .selectFrom('chatMessage')
    .select(['senderId as sendUserId', 'type as contentType', 'content', 'sendTime', 'number', 'clientId'])
    .where('conversationId', '=', conversation.id)
    .where(isShownTo(userId));
  if (keyword !== '') messages = messages.where('type', '=', 'text').where(contains(['content'], keyword));
  if (before !== undefined) messages = messages.where('number', '<', before);
  if (after !== undefined) messages = messages.where('number', '>', after);
  const isKeyset = before !== undefined || after !== undefined;
  const direction = isKeyset ? (after === undefined ? 'desc' : 'asc') : query.sord;
  const found = await messages
    .orderBy('number', direction)
    .limit(pageSize + 1)
    .offset(isKeyset ? 0 : (currentPage - 1) * pageSize)
    .execute();
  const peer = await db
    .selectFrom('chatMember')
    .select('readNumber')
    .where('userId', '=', toUserId)
    .where('peerId', '=', userId)
    .executeTakeFirst();
  return {
    ...asked,
    list: found.slice(0, pageSize),
    isLast: found.length <= pageSize,
    readNumber: peer?.readNumber ?? 0,
  };
}

type MessageQuery = Omit<z.output<typeof askMessageList.schema>, 'method'>;
