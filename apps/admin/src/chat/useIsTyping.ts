import { useEffect, useState } from 'react';
import { useChatState } from './ChatContext.js';

/** Whether somebody is writing at the moment. */
export function useIsTyping(peerId: string): boolean {
  const until = useChatState(({ typing }) => typing[peerId] ?? 0);
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(until), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return until > over;
}
