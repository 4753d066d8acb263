import { lazyPart } from '@smart-admin/ui/lazy';
import { MessageButtons, useUnread } from '@smart-admin/layout';
import { Suspense, useState } from 'react';

const MessageDrawer = lazyPart(
  () => import('./MessageDrawer.js'),
  (module) => module.MessageDrawer,
);

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
