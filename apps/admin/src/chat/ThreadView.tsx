import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { ArrowLeft, Search, WifiOff, X } from 'lucide-react';
import { useState } from 'react';
import { useChat, useChatState } from './ChatContext.js';
import { chatTexts } from './chatTexts.js';
import { type Person } from './chatTypes.js';
import { Composer } from './Composer.js';
import { MessageLine } from './MessageLine.js';
import { messageRows } from './messageRows.js';
import { MessageScroller } from './MessageScroller.js';
import { NO_THREAD } from './threads.js';
import { ThreadSearch } from './ThreadSearch.js';
import { useIsTyping } from './useIsTyping.js';
import { useReading } from './useReading.js';

/** One conversation: who it is with, what was said, and where one writes. */
export function ThreadView({ person, onBack }: { person: Person; onBack: () => void }) {
  const t = useMessages(chatTexts);
  const { chat, me } = useChat();
  const thread = useChatState(({ threads }) => threads[person.id] ?? NO_THREAD);
  const waiting = useChatState((state) => state.waiting);
  const isOnline = useChatState((state) => state.isOnline);
  const isTyping = useIsTyping(person.id);
  const [isSearching, setSearching] = useState(false);
  useReading(person.id, thread);
  const rows = messageRows(
    thread,
    waiting.filter(({ toUserId }) => toUserId === person.id),
    me.id,
  );
  const endSearch = () => {
    setSearching(false);
    chat.search(person.id, '');
  };
  return (
    <section aria-label={person.label} className="flex h-full min-h-0 min-w-0 flex-col">
      <header className="flex h-14 flex-none items-center gap-2 border-b border-hairline px-4 max-sm:pl-2">
        <IconButton label={t('back')} className="sm:hidden" onClick={onBack}>
          <ArrowLeft aria-hidden />
        </IconButton>
        <div className="min-w-0 flex-1">
          <h3 className="m-0 truncate text-14 font-semibold">{person.label}</h3>
          <p className="m-0 truncate text-12 text-2" aria-live="polite">
            {isTyping ? t('typing') : person.department}
          </p>
        </div>
        <IconButton
          label={isSearching ? t('closeSearch') : t('search')}
          onClick={() => (isSearching ? endSearch() : setSearching(true))}
        >
          {isSearching ? <X aria-hidden /> : <Search aria-hidden />}
        </IconButton>
      </header>
      {isOnline ? null : (
        <p role="status" className="m-0 flex items-center gap-2 bg-warning-soft px-4 py-1.5 text-12 text-warning-text">
          <WifiOff aria-hidden className="size-3.5 flex-none" />
          {t('offline')}
        </p>
      )}
      {isSearching ? (
        <ThreadSearch person={person} />
      ) : (
        <>
          <MessageScroller
            label={t('log', { name: person.label })}
            rows={rows}
            isLoading={thread.isLoading}
            isWhole={thread.isWhole}
            onOlder={() => chat.loadOlder(person.id)}
            renderRow={(row) => <MessageLine row={row} person={person} />}
          />
          <Composer peerId={person.id} />
        </>
      )}
    </section>
  );
}
