import { Badge } from '@smart-admin/ui/badge';
import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Bell, MessageSquare } from 'lucide-react';
import { layoutMessages } from '../messages.js';

/** Chat and notices of the top bar, with how many are unread. */
export function MessageButtons({ unread, onOpen }: MessageButtonsProps) {
  const t = useMessages(layoutMessages);
  return (
    <>
      <Badge dot={unread.chat > 0} label={t('chat')} className="pointer-events-none top-1.5 right-1.5">
        <IconButton
          label={t('chat')}
          className={unread.chat > 0 ? 'animate-pulse motion-reduce:animate-none' : undefined}
          onClick={() => onOpen('chat')}
        >
          <MessageSquare aria-hidden />
        </IconButton>
      </Badge>
      <Badge count={unread.notices} label={t('notices')} className="pointer-events-none top-0 left-1/2">
        <IconButton label={t('notices')} onClick={() => onOpen('notices')}>
          <Bell aria-hidden />
        </IconButton>
      </Badge>
    </>
  );
}

export interface MessageButtonsProps {
  unread: UnreadCounts;
  onOpen(kind: 'chat' | 'notices'): void;
}

/** How much is unread; 0 hides the badge. */
export interface UnreadCounts {
  chat: number;
  notices: number;
}
