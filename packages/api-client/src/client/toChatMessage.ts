import { type ChatMessage, type StoredChatMessage } from '../contract/chat.js';

/** A stored message as it would have been told when it was sent. */
export function toChatMessage(stored: StoredChatMessage): ChatMessage {
  return {
    userId: stored.sendUserId,
    messageType: stored.contentType,
    message: stored.content,
    dateTime: stored.sendTime,
    number: stored.number,
    clientId: stored.clientId,
  };
}
