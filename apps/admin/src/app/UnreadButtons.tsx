import { MessageButtons } from '@smart-admin/layout';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useMessages } from '@smart-admin/ui/locale';
import { Suspense, useEffect } from 'react';
import { frameApi } from './frameApi.js';
import { layoutTexts } from './layoutTexts.js';
import { closeMessagePanel, openMessagePanel, useMessagePanel } from './messagePanel.js';
import { unreadChats, useUnread } from './unreadStore.js';

const NoticeDrawer = lazyPart(
  () => import('../messages/NoticeDrawer.js'),
  (module) => module.NoticeDrawer,
);
const ChatDialog = lazyPart(
  () => import('../chat/ChatDialog.js'),
  (module) => module.ChatDialog,
);

/** Chat and notices in the top bar, with what is unread. */
export function UnreadButtons() {
  const t = useMessages(layoutTexts);
  const notices = useUnread((unread) => unread.notices);
  const chat = useUnread(unreadChats);
  const { open, personId, times } = useMessagePanel();
  // what one session had open is not for the next
  useEffect(() => closeMessagePanel, []);
  return (
    <>
      <MessageButtons unread={{ chat, notices }} onOpen={openMessagePanel} />
      <Suspense>
        {open === 'chat' ? (
          <ChatDialog key={times} title={t('chat')} personId={personId} onClose={closeMessagePanel} />
        ) : null}
        {open === 'notices' ? (
          <NoticeDrawer title={t('notices')} calls={frameApi.message} onClose={closeMessagePanel} />
        ) : null}
      </Suspense>
    </>
  );
}
