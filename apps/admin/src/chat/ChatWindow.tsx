import { Empty } from '@smart-admin/ui/empty';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useChat, useChatState } from './ChatContext.js';
import { chatTexts } from './chatTexts.js';
import { type Person } from './chatTypes.js';
import { ContactList } from './ContactList.js';
import { ConversationList } from './ConversationList.js';
import { ThreadView } from './ThreadView.js';

/**
 * Conversations and contacts beside what was said; on a narrow screen one after the other. It begins with the conversation
 * of `personId`, as soon as that is loaded.
 */
export function ChatWindow({ personId }: { personId?: string | undefined }) {
  const t = useMessages(chatTexts);
  const { chat } = useChat();
  const [tab, setTab] = useState('recent');
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<Person | null>();
  const wanted = useChatState(({ conversations }) => conversations.find(({ id }) => id === personId));
  const person = chosen === undefined ? wanted : chosen;
  useEffect(() => void chat.refresh(), [chat]);
  const List = tab === 'recent' ? ConversationList : ContactList;
  return (
    <div className="grid h-full min-h-0 grid-cols-[232px_minmax(0,1fr)] max-sm:grid-cols-1">
      <div
        className={`flex min-h-0 flex-col border-r border-hairline bg-sunken ${person ? 'max-sm:hidden' : 'max-sm:border-r-0'}`}
      >
        <Tabs
          aria-label={t('kinds')}
          items={[
            { value: 'recent', label: t('recent') },
            { value: 'contacts', label: t('contacts') },
          ]}
          value={tab}
          onValueChange={setTab}
          listClassName="px-4"
        />
        <div className="p-2.5">
          <Input
            clearable
            aria-label={t('searchPeople')}
            placeholder={t('searchPeople')}
            maxLength={100}
            prefix={<Search aria-hidden className="size-3.5 flex-none text-3" />}
            value={keyword}
            onValueChange={setKeyword}
          />
        </div>
        <List keyword={keyword} openId={person?.id} onOpen={setChosen} />
      </div>
      <div className={`min-h-0 min-w-0 ${person ? '' : 'max-sm:hidden'}`}>
        {person ? (
          <ThreadView key={person.id} person={person} onBack={() => setChosen(null)} />
        ) : (
          <Empty title={t('choose')} className="grid h-full place-content-center" />
        )}
      </div>
    </div>
  );
}
