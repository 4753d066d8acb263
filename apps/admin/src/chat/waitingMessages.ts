import { frameStore } from '../app/frameStore.js';

/** Whether somebody has messages that were not sent yet; `chatStorage.ts` reads them. */
export function hasWaitingMessages(userId: string): boolean {
  return (frameStore.storage.read(waitingKey(userId), Array.isArray) ?? []).length > 0;
}

/** Under which name they are kept in the browser. */
export const waitingKey = (userId: string) => `chat_waiting_${userId}`;
