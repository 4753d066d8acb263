import { api } from '../app/api.js';
import { onFrame, sendLive, useLive } from '../app/liveSocket.js';
import { useSession } from '../app/sessionStore.js';
import { createChatStorage } from './chatStorage.js';
import { CHAT_METHODS, createChat, type Chat } from './createChat.js';

let current: { userId: string; chat: Chat; end: () => void } | undefined;

/** The chat of whoever is signed in; it lives until they sign out. */
export function currentChat(userId: string): Chat {
  if (current?.userId === userId) return current.chat;
  current?.end();
  const chat = createChat({
    userId,
    send: sendLive,
    loadConversations: async () => (await api.chat.conversations({}, { silent: true })).list,
    storage: createChatStorage(userId),
  });
  const ends = [
    onFrame(CHAT_METHODS, chat.receive),
    useLive.subscribe(({ isHeard }) => !isHeard && chat.away()),
    useSession.subscribe((session) => {
      if (session.user?.userInfo.userId !== userId) endCurrent(chat);
    }),
  ];
  current = {
    userId,
    chat,
    end: () => {
      ends.forEach((end) => end());
      // what waits stays theirs: it must not go out by the socket of whoever signs in next
      chat.away();
    },
  };
  // the greeting may have come before anybody listened
  if (useLive.getState().isHeard)
    chat.receive({ method: 'initMessage', unreadMessageCount: 0, unreadNoticeCount: 0, unreadNums: [] });
  return chat;
}

function endCurrent(chat: Chat): void {
  if (current?.chat !== chat) return;
  current.end();
  current = undefined;
}
