import { MessageButtons, useUnread } from '@smart-admin/layout';
import { lazy, Suspense, useState } from 'react';

const MessageDrawer = lazy(() => import('./MessageDrawer.js').then((module) => ({ default: module.MessageDrawer })));

/** Chat and notices in the top bar, with what is unread. */
export function UnreadButtons() {
  const { chat, notices } = useUnread();
  const [open, setOpen] = useState<'chat' | 'notices' | null>(null);
  return (
    <>
      <MessageButtons unread={{ chat, notices }} onOpen={setOpen} />
      <Suspense>{open ? <MessageDrawer kind={open} onClose={() => setOpen(null)} /> : null}</Suspense>
    </>
  );
}
