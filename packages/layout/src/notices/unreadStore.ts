import { create } from 'zustand';
import { type UnreadCounts } from './MessageButtons.js';

/** What is unread, as the notification socket tells it. */
export const useUnread = create<UnreadStore>((set) => ({
  chat: 0,
  notices: 0,
  begin: ({ chat, notices }) => set({ chat: count(chat), notices: count(notices) }),
  push: (notices) => set((state) => ({ notices: state.notices + count(notices) })),
  read: () => set((state) => ({ notices: Math.max(0, state.notices - 1) })),
  clear: () => set({ chat: 0, notices: 0 }),
}));

export interface UnreadStore extends UnreadCounts {
  /** The first count after connecting. */
  begin(counts: UnreadCounts): void;
  /** New notices came. */
  push(notices: number): void;
  /** One notice was read. */
  read(): void;
  clear(): void;
}

/** What the server tells on connecting: messages and notices count at the bell, unread conversations at the chat. */
export function unreadAtStart(frame: Record<string, unknown>): UnreadCounts {
  const nums = Array.isArray(frame.unreadNums) ? (frame.unreadNums as { unreadNum?: unknown }[]) : [];
  return {
    chat: nums.reduce((sum, { unreadNum }) => sum + count(Number(unreadNum)), 0),
    notices: count(Number(frame.unreadMessageCount)) + count(Number(frame.unreadNoticeCount)),
  };
}

function count(value: number): number {
  return Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;
}
