import { type InfiniteData } from '@tanstack/react-query';
import { type frameApi } from '../app/frameApi.js';
import { queryClient } from '../app/queryClient.js';
import { useUnread } from '../app/unreadStore.js';

export type MessageCalls = Pick<typeof frameApi.message, 'mine' | 'readInfo' | 'readAll'>;
export type MessagePage = Awaited<ReturnType<MessageCalls['mine']>>;
export type MessageRow = MessagePage['list'][number];

/** Pages of the drawer. */
export const MESSAGES_KEY = ['messages'] as const;
/** Lists of what the person received: read anew whenever something of it changes. */
export const RECORD_KEY = ['resource', 'messageRecord'] as const;

/** New messages came, or some may have been missed: what shows is loaded again. */
export function messagesChanged(): void {
  void queryClient.invalidateQueries({ queryKey: MESSAGES_KEY });
  void queryClient.invalidateQueries({ queryKey: RECORD_KEY });
}

/** One message was read: it shows so at once, and the bell counts one less if it was not before. */
export function messageRead({ id, isRead }: Pick<MessageRow, 'id' | 'isRead'>): void {
  if (isRead === '0') useUnread.getState().read(id);
  markRead((row) => row.id === id);
  void queryClient.invalidateQueries({ queryKey: RECORD_KEY });
}

/** All were read. */
export function allMessagesRead(): void {
  useUnread.getState().readAll();
  markRead(() => true);
  void queryClient.invalidateQueries({ queryKey: RECORD_KEY });
}

/** Some were read in another window; without ids all of them. */
export function messagesSeen(ids: readonly string[]): void {
  markRead((row) => ids.length === 0 || ids.includes(row.id));
  void queryClient.invalidateQueries({ queryKey: RECORD_KEY });
}

function markRead(isMeant: (row: MessageRow) => boolean): void {
  queryClient.setQueriesData<InfiniteData<MessagePage>>(
    { queryKey: MESSAGES_KEY },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          list: page.list.map((row) => (isMeant(row) ? { ...row, isRead: '1' as const } : row)),
        })),
      },
  );
}
