import { IconButton } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { Popover } from '@smart-admin/ui/popover';
import { layoutTexts } from './layoutTexts.js';
import { Bell, MessageSquare } from 'lucide-react';

/** Chat and notices in the top bar. Their contents come with the message centre; until then they say that nothing is new. */
export function UnreadButtons() {
  const t = useMessages(layoutTexts);
  return (
    <>
      <Popover align="end" className="w-80" trigger={<IconButton label={t('chat')} tooltip={false}><MessageSquare aria-hidden /></IconButton>}>
        <Empty title={t('chatEmpty')} description={t('comingLater')} />
      </Popover>
      <Popover align="end" className="w-80" trigger={<IconButton label={t('notices')} tooltip={false}><Bell aria-hidden /></IconButton>}>
        <Empty title={t('noticesEmpty')} description={t('comingLater')} />
      </Popover>
    </>
  );
}
