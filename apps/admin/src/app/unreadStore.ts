import { create } from 'zustand';

/** What is unread, as the notification socket tells it. */
export const useUnread = create<UnreadStore>((set) => ({
  chats: {},
  notices: 0,
  begin: ({ chats, notices }) => set({ chats, notices: count(notices) }),
  push: (notices) => set((state) => ({ notices: state.notices + count(notices) })),
  read: () => set((state) => ({ notices: Math.max(0, state.notices - 1) })),
  readAll: () => set({ notices: 0 }),
  left: (notices) => set({ notices: count(notices) }),
  chatFrom: (userId) => set(({ chats }) => ({ chats: { ...chats, [userId]: (chats[userId] ?? 0) + 1 } })),
  chatRead: (userId, left) => set(({ chats }) => ({ chats: { ...chats, [userId]: count(left) } })),
  clear: () => set({ chats: {}, notices: 0 }),
}));

/** How many chat messages are unread in all. */
export function unreadChats({ chats }: Pick<Unread, 'chats'>): number {
  return Object.values(chats).reduce((sum, unread) => sum + unread, 0);
}

interface Unread {
  /** Chat messages by the user who sent them. */
  chats: Readonly<Record<string, number>>;
  /** Messages and notices at the bell. */
  notices: number;
}

export interface UnreadStore extends Unread {
  /** The first count after connecting. */
  begin(counts: Unread): void;
  /** New notices came. */
  push(notices: number): void;
  /** One notice was read. */
  read(): void;
  /** All notices were read. */
  readAll(): void;
  /** So many notices are left unread, after some were read in another window. */
  left(notices: number): void;
  /** Somebody wrote. */
  chatFrom(userId: string): void;
  /** What somebody wrote was read, but for so many. */
  chatRead(userId: string, left: number): void;
  clear(): void;
}

/** What the server tells on connecting: messages and notices count at the bell, unread conversations at the chat. */
export function unreadAtStart(frame: Record<string, unknown>): Unread {
  const nums = Array.isArray(frame.unreadNums) ? (frame.unreadNums as { userId: string; unreadNum?: unknown }[]) : [];
  return {
    chats: Object.fromEntries(nums.map(({ userId, unreadNum }) => [userId, count(Number(unreadNum))])),
    notices: count(Number(frame.unreadMessageCount)) + count(Number(frame.unreadNoticeCount)),
  };
}

function count(value: number): number {
  return Number.isFinite(value) && value > 0 ? Math.floor(value) : 0;
}
