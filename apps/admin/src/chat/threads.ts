import { toChatMessage, type ChatMessage, type ServerFrame } from '@smart-admin/api-client';
import { type Conversation, type Thread } from './chatTypes.js';

export const NO_THREAD: Thread = { messages: [], isLoaded: false, isWhole: false, isLoading: false, peerRead: 0 };

/** Messages of both lists, each once, in the order of the conversation. */
export function mergeMessages(one: readonly ChatMessage[], other: readonly ChatMessage[]): ChatMessage[] {
  return [...new Map([...one, ...other].map((message) => [message.number, message])).values()].sort(
    (before, after) => before.number - after.number,
  );
}

/** A conversation with the page that came. */
export function withPage(thread: Thread, page: Extract<ServerFrame, { method: 'messageList' }>): Thread {
  return {
    ...thread,
    messages: mergeMessages(thread.messages, page.list.map(toChatMessage)),
    isLoaded: true,
    isLoading: page.after === undefined ? false : thread.isLoading,
    isWhole: page.after === undefined ? page.isLast : thread.isWhole,
    peerRead: Math.max(thread.peerRead, page.readNumber),
  };
}

/** The list of conversations after a message; undefined where its person is not in the list. */
export function withLatest(
  conversations: readonly Conversation[],
  peerId: string,
  { messageType, message, dateTime, userId }: ChatMessage,
): Conversation[] | undefined {
  const known = conversations.find(({ id }) => id === peerId);
  if (!known) return undefined;
  const latest: Conversation = {
    ...known,
    messageType,
    latestMessage: messageType === 'text' ? message : '',
    latestDate: dateTime,
    unreadMessage: known.unreadMessage + (userId === peerId ? 1 : 0),
  };
  return [latest, ...conversations.filter(({ id }) => id !== peerId)];
}

/** The last number of a conversation; 0 while nothing is loaded. */
export function lastNumber({ messages }: Thread): number {
  return messages.at(-1)?.number ?? 0;
}
