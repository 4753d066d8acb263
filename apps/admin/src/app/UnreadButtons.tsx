import { MessageButtons, useUnread } from '@smart-admin/layout';
import { Drawer } from '@smart-admin/ui/drawer';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { layoutTexts } from './layoutTexts.js';

/** Chat and notices in the top bar. Their contents come with the message centre; until then they say that nothing is new. */
export function UnreadButtons() {
  const t = useMessages(layoutTexts);
  const { chat, notices } = useUnread();
  const [open, setOpen] = useState<'chat' | 'notices' | null>(null);
  return (
    <>
      <MessageButtons unread={{ chat, notices }} onOpen={setOpen} />
      <Drawer open={open !== null} onOpenChange={(isOpen) => !isOpen && setOpen(null)} width={380} title={t(open ?? 'notices')}>
        <Empty title={t(open === 'chat' ? 'chatEmpty' : 'noticesEmpty')} description={t('comingLater')} className="py-16" />
      </Drawer>
    </>
  );
}
