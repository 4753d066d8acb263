import { Badge } from '@smart-admin/ui/badge';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { chatTimeAgo, formatDate } from '@smart-admin/ui/format';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { ChatText } from './ChatText.js';
import { useChat, useChatState } from './ChatContext.js';
import { chatTexts } from './chatTexts.js';
import { type Conversation, type Person } from './chatTypes.js';
import { PersonRow } from './PersonRow.js';

/** Recent conversations with the latest message, when it was, and how many are unread. */
export function ConversationList({ keyword, openId, onOpen }: ListProps) {
  const t = useMessages(chatTexts);
  const locale = useLocale();
  const { chat } = useChat();
  const conversations = useChatState((state) => state.conversations);
  const state = useChatState((chatState) => chatState.conversationsState);
  if (state === 'failed')
    return <LoadError error={undefined} title={t('failed')} onRetry={() => void chat.refresh()} />;
  if (state === 'loading') return <Skeleton lines={6} aria-busy className="p-3" />;
  const word = keyword.trim().toLowerCase();
  const rows = conversations.filter(({ label, account }) => `${label} ${account}`.toLowerCase().includes(word));
  if (rows.length === 0)
    return (
      <Empty title={t('noRecent')} description={word === '' ? t('noRecentHint') : undefined} className="px-3 py-12" />
    );
  return (
    <ul aria-label={t('recent')} className="m-0 min-h-0 flex-1 list-none overflow-y-auto px-1.5 py-1">
      {rows.map((row) => (
        <li key={row.id}>
          <PersonRow
            person={row}
            isActive={row.id === openId}
            below={<LatestText conversation={row} />}
            extra={
              <time
                dateTime={new Date(row.latestDate).toISOString()}
                title={formatDate(row.latestDate)}
                className="flex-none text-12 text-3"
              >
                {chatTimeAgo(row.latestDate, { locale })}
              </time>
            }
            count={
              <Badge count={row.unreadMessage} aria-label={t('unread', { count: row.unreadMessage })} role="img" />
            }
            onOpen={() => onOpen(row)}
          />
        </li>
      ))}
    </ul>
  );
}

function LatestText({ conversation: { messageType, latestMessage } }: { conversation: Conversation }) {
  const t = useMessages(chatTexts);
  return messageType === 'text' ? <ChatText text={latestMessage} emojiSize={14} /> : t(messageType);
}

export interface ListProps {
  keyword: string;
  /** Whose conversation is open. */
  openId: string | undefined;
  onOpen: (person: Person) => void;
}
