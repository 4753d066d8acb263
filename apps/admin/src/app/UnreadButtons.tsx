import { MessageButtons } from '@smart-admin/layout';
import { lazyPart } from '@smart-admin/ui/lazy';
import { useMessages } from '@smart-admin/ui/locale';
import { Suspense, useState } from 'react';
import { frameApi } from './frameApi.js';
import { layoutTexts } from './layoutTexts.js';
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
  const [open, setOpen] = useState<'chat' | 'notices' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <MessageButtons unread={{ chat, notices }} onOpen={setOpen} />
      <Suspense>
        {open === 'chat' ? <ChatDialog title={t('chat')} onClose={close} /> : null}
        {open === 'notices' ? <NoticeDrawer title={t('notices')} calls={frameApi.message} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
