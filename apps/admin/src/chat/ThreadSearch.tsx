import { Button } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { formatDate, formatDenseDate } from '@smart-admin/ui/format';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Spinner } from '@smart-admin/ui/spinner';
import { VirtualList } from '@smart-admin/ui/virtual-list';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useChat, useChatState } from './ChatContext.js';
import { ChatText } from './ChatText.js';
import { chatTexts } from './chatTexts.js';
import { type Person } from './chatTypes.js';

/** Looks for a word in one conversation; the newest that hold it stand first. */
export function ThreadSearch({ person }: { person: Person }) {
  const t = useMessages(chatTexts);
  const { chat, me } = useChat();
  const found = useChatState(({ found: last }) => (last?.peerId === person.id ? last : undefined));
  const [keyword, setKeyword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const search = (event: FormEvent) => {
    event.preventDefault();
    chat.search(person.id, keyword);
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <form role="search" onSubmit={search} className="flex flex-none gap-2 p-3">
        <Input
          ref={field}
          clearable
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={100}
          prefix={<Search aria-hidden className="size-3.5 flex-none text-3" />}
          value={keyword}
          onValueChange={setKeyword}
          className="min-w-0 flex-1"
        />
        <Button type="submit" disabled={keyword.trim() === ''}>
          {t('search')}
        </Button>
      </form>
      {!found ? null : found.messages.length === 0 ? (
        found.isLoading ? (
          <Spinner aria-label={t('loading')} className="mx-auto" />
        ) : (
          <Empty title={t('noneFound')} className="py-12" />
        )
      ) : (
        <VirtualList
          aria-label={t('search')}
          items={found.messages.toReversed()}
          itemKey={({ number }) => number}
          estimateSize={56}
          onEndReached={() => chat.searchOn(person.id)}
          className="min-h-0 flex-1"
          renderItem={({ userId, dateTime, message }) => (
            <div className="border-b border-hairline px-4 py-2">
              <div className="flex justify-between gap-2 text-12 text-2">
                <span className="truncate">{userId === me.id ? t('me') : person.realName}</span>
                <time dateTime={new Date(dateTime).toISOString()} title={formatDate(dateTime)}>
                  {formatDenseDate(dateTime)}
                </time>
              </div>
              <div className="break-words whitespace-pre-wrap">
                <ChatText text={message} />
              </div>
            </div>
          )}
        />
      )}
    </div>
  );
}
