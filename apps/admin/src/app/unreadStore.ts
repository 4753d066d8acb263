import { create } from 'zustand';

/** What is unread, as the notification socket tells it. */
export const useUnread = create<UnreadStore>((set) => ({
  chats: {},
  notices: 0,
  seen: new Set(),
  begin: ({ chats, notices }) => set({ chats, notices: count(notices), seen: new Set() }),
  push: (notices) => set((state) => ({ notices: state.notices + count(notices) })),
  read: (id) => set(({ notices, seen }) => (seen.has(id) ? {} : { notices: Math.max(0, notices - 1) })),
  readAll: () => set({ notices: 0 }),
  left: (notices, ids) => set(({ seen }) => ({ notices: count(notices), seen: new Set([...seen, ...ids]) })),
  chatFrom: (userId) => set(({ chats }) => ({ chats: { ...chats, [userId]: (chats[userId] ?? 0) + 1 } })),
  chatRead: (userId, left) => set(({ chats }) => ({ chats: { ...chats, [userId]: count(left) } })),
  clear: () => set({ chats: {}, notices: 0, seen: new Set() }),
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
  /** Notices of which the server has said that they are read: its counts are without them. */
  seen: ReadonlySet<string>;
  /** The first count after connecting. */
  begin(counts: Unread): void;
  /** New notices came. */
  push(notices: number): void;
  /** One notice was read here, which the server may have told before it answered the call. */
  read(id: string): void;
  /** All notices were read. */
  readAll(): void;
  /** So many notices are left unread, after some were read in this window or another one. */
  left(notices: number, ids: readonly string[]): void;
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
