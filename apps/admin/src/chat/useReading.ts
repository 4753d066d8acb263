import { useEffect, useState } from 'react';
import { useUnread } from '../app/unreadStore.js';
import { useChat, useChatState } from './ChatContext.js';
import { type Thread } from './chatTypes.js';

/** Loads a conversation that is looked at, and says that its messages are read, as long as somebody can see them. */
export function useReading(peerId: string, thread: Thread): void {
  const { chat } = useChat();
  const isOnline = useChatState((state) => state.isOnline);
  const isSeen = useIsSeen();
  const lastOfPeer = thread.messages.findLast(({ userId }) => userId === peerId)?.number;
  useEffect(() => {
    if (isOnline) chat.open(peerId);
  }, [chat, peerId, isOnline]);
  useEffect(() => {
    if (!isOnline || !isSeen || !thread.isLoaded) return;
    chat.markRead(peerId);
    useUnread.getState().chatRead(peerId, 0);
  }, [chat, peerId, isOnline, isSeen, thread.isLoaded, lastOfPeer]);
}

/** Whether the window is in front of somebody. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const follow = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return isSeen;
}
